import type { Mutant } from './mutants.ts';

const MATCH = 'packages/server/src/match';

/** Faults in what people do beside the match. */
export const ofAsides: readonly Mutant[] = [
  {
    name: 'one-consent-is-enough',
    from: 'own',
    what: 'a decision is taken back as soon as one of the others agrees',
    changes: [
      {
        file: `${MATCH}/consent/revert-requests.ts`,
        find: 'if (agreed.length === others.length) return',
        replace: 'if (agreed.length > 0) return',
      },
    ],
  },
  {
    name: 'watched-a-turn-early',
    from: 'own',
    what: 'delayed spectators see one turn more than agreed',
    changes: [
      {
        file: `${MATCH}/late-view.ts`,
        find: 'this.#turns() > this.#behind',
        replace: 'this.#turns() >= this.#behind',
      },
    ],
  },
  {
    name: 'rematch-forgotten',
    from: 'own',
    what: 'the table does not keep which match the rematch became',
    changes: [
      { file: `${MATCH}/table-changes.ts`, find: "next: next ?? '' }", replace: "next: '' }" },
    ],
  },
  {
    name: 'hand-of-another',
    from: 'own',
    what: 'a player who looks back sees the hand of the first seat',
    changes: [
      {
        file: `${MATCH}/past/past-moments.ts`,
        find: 'viewerOf(seat)',
        replace: 'viewerOf(seat < 0 ? seat : (0 as Seat))',
      },
    ],
  },
  {
    name: 'said-by-the-host',
    from: 'own',
    what: 'each chat line counts as said by the host',
    changes: [
      {
        file: 'packages/server/src/room/chat/chat.ts',
        find: 'this.#lines.add({ seat, at,',
        replace: 'this.#lines.add({ seat: 0, at,',
      },
    ],
  },
];

import { describe, expect, test } from '@jest/globals';
import {
  asideSeatsOf,
  createMatch,
  knowledgeOf,
  optionSets,
  play,
  seatsToAct,
  undo,
  undoable,
  winnersOf,
  type AnyGame,
  type Match,
  type Setup,
} from '@atoll/engine';
import { conformance } from '@atoll/testkit';
import { meta, probe, type ProbeAction, type ProbeState } from '../src/index.ts';

const game = probe as unknown as AnyGame;

/** A match of five in which actions are taken for granted. */
class Sitting {
  match: Match<ProbeState>;

  constructor(setup: Partial<Setup<unknown>> = {}) {
    this.match = createMatch(probe, {
      seed: 'probe',
      seats: 5,
      options: probe.parseOptions({}),
      ...setup,
    } as never);
  }

  get state(): ProbeState {
    return this.match.state;
  }

  act(seat: number, action: ProbeAction): this {
    const played = play(probe, this.match, { seat, action, at: 0 });
    if (!played.ok)
      throw new Error(
        `${seat} may not ${JSON.stringify(action)}: ${JSON.stringify(played.reasons)}`,
      );
    this.match = played.match;
    return this;
  }

  discardAll(): this {
    for (const seat of this.state.hands.keys())
      this.act(seat, { type: 'discard', card: this.state.hands[seat]![0]! });
    return this;
  }
}

test('the game that nobody will publish passes the examination, with every number of seats and every option', () => {
  const report = conformance(game, {
    games: 32,
    seed: 'probe',
    every: 2,
    options: optionSets(meta.options),
  });
  expect(report.findings).toEqual([]);
  expect(Object.keys(report.matches)).toEqual(['2', '3', '4', '5']);
}, 120_000);

test.each<[string, Partial<typeof probe>, string]>([
  [
    'a choice that others hear of before all have chosen',
    { eventView: (event) => event },
    'secrets',
  ],
  [
    'a seat that is waited for and acts aside',
    { asideSeats: (state) => probe.activeSeats(state) },
    'active seats',
  ],
  ['an answer that nobody announced', { asideSeats: () => [] }, 'legal list'],
  [
    'asides that tell who could answer',
    {
      asideSeats: (state) =>
        asideSeatsOf(probe, state).filter((seat) => probe.legalActions(state, seat).length > 0),
    },
    'secrets',
  ],
  [
    'a private view that shows the deck',
    {
      privateView: (state, seat) => ({
        ...probe.privateView!(state, seat),
        chosen: state.deck[0]!,
      }),
    },
    'secrets',
  ],
])(
  '%s is found',
  (_, mistake, examination) => {
    const report = conformance({ ...probe, ...mistake } as unknown as AnyGame, {
      games: 12,
      seed: 'broken',
      every: 1,
    });
    expect(report.findings.map((finding) => finding.examination)).toContain(examination);
  },
  120_000,
);

describe('the discard', () => {
  test('asks all seats at once, in any order, and shows no choice before all have chosen', () => {
    const sitting = new Sitting();
    expect(probe.activeSeats(sitting.state)).toEqual([0, 1, 2, 3, 4]);
    const card = sitting.state.hands[3]![1]!;
    sitting.act(3, { type: 'discard', card });
    expect(probe.activeSeats(sitting.state)).toEqual([0, 1, 2, 4]);
    expect(knowledgeOf(probe, sitting.state, 3)).toMatchObject({
      view: { chosen: [0, 0, 0, 1, 0] },
      privateView: { chosen: card },
    });
    for (const viewer of [0, 'spectator'] as const)
      expect(JSON.stringify(knowledgeOf(probe, sitting.state, viewer))).toBe(
        JSON.stringify(
          knowledgeOf(
            probe,
            {
              ...sitting.state,
              chosen: [0, 0, 0, sitting.state.deck[0]!, 0],
              deck: [card, ...sitting.state.deck.slice(1)],
            },
            viewer,
          ),
        ),
      );
  });

  test('can be taken back until another seat acts', () => {
    const sitting = new Sitting();
    const before = sitting.match;
    sitting.act(3, { type: 'discard', card: sitting.state.hands[3]![0]! });
    expect(undoable(sitting.match, 3)).toEqual([1]);
    const back = undo(probe, sitting.match, { seat: 3, at: 0 });
    expect(back.ok && back.match.state).toEqual(before.state);
    sitting.act(0, { type: 'discard', card: sitting.state.hands[0]![0]! });
    expect(undoable(sitting.match, 3)).toEqual([]);
  });
});

describe('an offer', () => {
  function offered(): { readonly sitting: Sitting; readonly card: number; readonly kind: number } {
    const sitting = new Sitting({ seed: 'offer' }).discardAll();
    const card = sitting.state.hands[0]![0]!;
    const kind = (card + 1) % 3;
    return { sitting: sitting.act(0, { type: 'offer', card, kind }), card, kind };
  }

  test('waits for the offering seat, while all others may answer out of turn, with or without a fitting card', () => {
    const { sitting, kind } = offered();
    expect(probe.activeSeats(sitting.state)).toEqual([0]);
    expect(asideSeatsOf(probe, sitting.state)).toEqual([1, 2, 3, 4]);
    const able = [1, 2, 3, 4].filter((seat) =>
      sitting.state.hands[seat]!.some((one) => one % 3 === kind),
    );
    expect(seatsToAct(probe, sitting.state)).toEqual([0, ...able]);
    expect(able.length).toBeGreaterThan(0);
  });

  test('is traded for an answer, and the other answers go back', () => {
    const { sitting, card, kind } = offered();
    const able = [1, 2, 3, 4].filter((seat) =>
      sitting.state.hands[seat]!.some((one) => one % 3 === kind),
    );
    const sizes = sitting.state.hands.map(({ length }) => length);
    const answers = able.map((seat) => ({
      seat,
      answer: sitting.state.hands[seat]!.find((one) => one % 3 === kind)!,
    }));
    for (const { seat, answer } of answers) sitting.act(seat, { type: 'answer', card: answer });
    const [{ seat, answer }] = answers as [{ seat: number; answer: number }];
    expect(
      probe.explain(sitting.state, seat, { type: 'answer', card: sitting.state.hands[seat]![0]! }),
    ).not.toEqual([]);
    sitting.act(0, { type: 'take', from: seat });
    expect(sitting.state.hands[0]).toContain(answer);
    expect(sitting.state.hands[seat]).toContain(card);
    expect(sitting.state.hands.map(({ length }) => length)).toEqual([
      sizes[0]! + 1,
      ...sizes.slice(1),
    ]);
    expect(probe.explain(sitting.state, 0, { type: 'offer', card: answer, kind })).toEqual([
      { code: 'offered-before' },
    ]);
  });
});

test('all win or lose together, by what they brought in and what the dice made of it', () => {
  const sitting = new Sitting({ options: { rounds: 1, calm: false } }).discardAll();
  expect(probe.outcome(sitting.state)).toMatchObject({ kind: 'common', won: false });
  for (let seat = 0; seat < 5; seat++)
    sitting.act(seat, { type: 'deliver', card: sitting.state.hands[seat]![0]! });
  const outcome = probe.outcome(sitting.state);
  expect(outcome).toMatchObject({ won: true, lines: [{}, { points: 0 }, { points: 0 }] });
  expect(winnersOf(outcome)).toEqual([0, 1, 2, 3, 4]);
  expect(outcome.kind === 'common' && outcome.rating).toBe(
    outcome.scores.reduce((sum, { total }) => sum + total, 0),
  );
});

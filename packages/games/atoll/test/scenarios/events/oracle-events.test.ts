import { describe, expect, test } from '@jest/globals';
import { animalCard, coralCard, incomeOf } from '../../../src/cards/index.ts';
import type { AtollEvent, AtollState, CardId, Reef } from '../../../src/index.ts';
import { playout, type Kind } from '../support/playout.ts';

/**
 * An event that was revealed: the atolls that it met, and everything that happened until Recovery
 * began.
 */
interface Struck {
  readonly card: CardId;
  readonly round: number;
  readonly reefs: readonly Reef[];
  readonly events: readonly AtollEvent[];
}

/** The events of a match, in order. */
function struck(seed: string, kind: Kind): readonly Struck[] {
  const found: Struck[] = [];
  let open = false;
  playout(seed, kind, ({ before, events }) => {
    for (const event of events) {
      if (event.type === 'eventRevealed')
        found.push({ card: event.card, round: event.round, reefs: before.reefs, events: [] });
      if (event.type === 'eventRevealed') open = true;
      else if (event.type === 'incomeTaken') open = false;
      else if (open) (found.at(-1)?.events as AtollEvent[]).push(event);
    }
  });
  return found;
}

const clean = (reef: Reef): number => reef.corals.filter((coral) => !coral.polluted).length;
const youngFish = (reef: Reef): number =>
  reef.animals.filter(({ card, level }) => animalCard(card).group === 'fish' && level < 3).length;

/**
 * What an event must do to an atoll by its text, read once more: how often each of these things
 * happens.
 */
type Due = Partial<
  Record<
    | 'polluted'
    | 'fell'
    | 'tired'
    | 'plankton'
    | 'coins'
    | 'popularity'
    | 'mostCleaned'
    | 'mostRaised',
    number
  >
>;
const DUE: Readonly<Record<CardId, (reef: Reef) => Due>> = {
  'mass-bleaching': (reef) => ({ polluted: Math.min(2, clean(reef)) }),
  cyclone: (reef) => ({ fell: Math.min(1, reef.animals.length) }),
  'fish-disease': (reef) => ({ tired: youngFish(reef) > 0 ? 2 : 0 }),
  upwelling: () => ({ coins: 1, plankton: 3 }),
  'conservation-grant': (reef) => ({ coins: Math.min(4, Math.floor(clean(reef) / 2)) }),
  'clean-up-dive': () => ({ mostCleaned: 2, popularity: 1 }),
  'spawning-night': () => ({ mostRaised: 2 }),
};

function done({ card, events }: Struck, seat: number): Required<Due> {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const count = (...types: readonly AtollEvent['type'][]): number =>
    own.filter((event) => types.includes(event.type)).length;
  const gains = own
    .filter((event) => event.type === 'gained')
    .filter((event) => event.card === card);
  return {
    polluted: count('polluted'),
    fell: count('reduced', 'wentExtinct'),
    tired: own.reduce((sum, event) => (event.type === 'tired' ? sum + event.tokens : sum), 0),
    plankton: gains.reduce((sum, event) => sum + event.plankton, 0),
    coins: gains.reduce((sum, event) => sum + event.coins, 0),
    popularity: gains.reduce((sum, event) => sum + event.popularity, 0),
    mostCleaned: count('cleaned'),
    mostRaised: own.filter((event) => event.type === 'raised' && event.cause === 'effect').length,
  };
}

/**
 * Corals that animals may clean as they reach the top by what the event does, as their cards say.
 */
function cleanedAtTops({ events }: Struck, seat: number): number {
  const tops = events
    .filter((event) => event.type === 'raised')
    .filter((event) => event.seat === seat && event.level === 3);
  const ops = tops.flatMap(({ card }) =>
    animalCard(card).effects.flatMap((effect) => (effect.on === 'top' ? effect.do : [])),
  );
  return ops.reduce((sum, op) => (op.op === 'clean' ? sum + op.upTo : sum), 0);
}

const KINDS: readonly Kind[] = [2, 3, 4].flatMap((seats) =>
  [true, false].map((rich) => ({ seats, rich })),
);
const SEEDS = ['anemone', 'barracuda', 'cowrie', 'dugong', 'eel'];
const all = KINDS.flatMap((kind) => SEEDS.map((seed) => struck(seed, kind)));

describe('Events in matches played by chance', () => {
  test('come after rounds 1, 2 and 3, another each time', () => {
    for (const match of all) {
      expect(match.map(({ round }) => round)).toEqual([1, 2, 3]);
      expect(new Set(match.map(({ card }) => card)).size).toBe(3);
    }
  });

  test('do to every atoll what they say, and nothing else', () => {
    for (const event of all.flat())
      event.reefs.forEach((reef, seat) => {
        const what = done(event, seat);
        const due = DUE[event.card]?.(reef);
        if (event.card === 'crown-of-thorns-outbreak')
          return expect(what.polluted).toBeLessThanOrEqual(Math.min(1, clean(reef)));
        expect(what.mostCleaned).toBeLessThanOrEqual(
          (due?.mostCleaned ?? 0) + cleanedAtTops(event, seat),
        );
        expect(what.mostRaised).toBeLessThanOrEqual(due?.mostRaised ?? 0);
        const {
          polluted = 0,
          fell = 0,
          tired = 0,
          plankton = 0,
          coins = 0,
          popularity = 0,
        } = due ?? {};
        expect(what).toMatchObject({ polluted, fell, tired, plankton, coins, popularity });
      });
  });

  test('take a coin where they take no pollution', () => {
    for (const event of all.flat().filter(({ card }) => card === 'crown-of-thorns-outbreak'))
      event.reefs.forEach(({ corals }, seat) => {
        const paid = event.events.filter((step) => step.type === 'paid' && step.seat === seat);
        // Without an unpolluted coral, a seat may be unable to pay as well.
        if (paid.length === 0 && corals.every(({ polluted }) => polluted)) return;
        if (done(event, seat).polluted === 0) expect(paid).toMatchObject([{ plankton: 0 }]);
        else expect(paid).toEqual([]);
      });
  });

  test('exchange the offers once', () => {
    for (const { card, events } of all.flat()) {
      const left = events
        .filter((event) => event.type === 'offerDiscarded')
        .map((event) => event.offer);
      expect(left).toEqual(card === 'shifting-currents' ? ['animals', 'corals'] : []);
    }
  });
});

/**
 * What Tourists or Scientists bring, from the printed income, the clean corals, and the event that
 * lies on top.
 */
function incomeDue(
  { round, events }: AtollState,
  reef: Reef,
  choice: 'tourists' | 'scientists',
): readonly number[] {
  const passive = reef.corals
    .filter((coral) => !coral.polluted)
    .map((coral) => coralCard(coral.card).ability);
  const modifiers = passive.flatMap((ability) =>
    ability.type === 'passive' ? (ability.modifiers ?? []) : [],
  );
  const own = modifiers
    .filter((modifier) => modifier.modifier === 'income')
    .filter((modifier) => modifier.choice === choice);
  const top = events.past.at(-1);
  const boom = top === 'tourist-boom' && choice === 'tourists';
  const study = choice === 'scientists' ? top : undefined;
  return [
    own.reduce((sum, { coins = 0 }) => sum + coins, incomeOf(choice, round).coins) +
      (boom || study === 'protected-area' ? 2 : 0),
    own.reduce((sum, { plankton = 0 }) => sum + plankton, 0) + (study === 'coral-nursery' ? 2 : 0),
  ];
}

test.each(KINDS)(
  'income is the printed amount and the change by the event in force, $seats seats, rich: $rich',
  (kind) => {
    for (const seed of SEEDS)
      playout(seed, kind, ({ before, events }) => {
        // Where nothing was to choose, the state before is that of another moment.
        if (before.phase !== 'recovery') return;
        const [taken, ...others] = events.filter((event) => event.type === 'incomeTaken');
        if (!taken || others.length > 0) return;
        expect([taken.coins, taken.plankton]).toEqual(
          incomeDue(before, before.reefs[taken.seat] as Reef, taken.choice),
        );
      });
  },
);

test.each(KINDS)('a forbidden action does not happen, $seats seats, rich: $rich', (kind) => {
  for (const seed of SEEDS)
    playout(seed, kind, ({ before, events }) => {
      const top = before.events.past.at(-1);
      if (top === 'protected-area')
        expect(events.filter((event) => event.type === 'hunted')).toEqual([]);
      if (top === 'nutrient-runoff')
        expect(
          events.filter((event) => event.type === 'supportUsed' && event.support === 'purify'),
        ).toEqual([]);
    });
});

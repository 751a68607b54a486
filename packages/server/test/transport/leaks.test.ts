import { describe, expect, test } from '@jest/globals';
import { type Catalog, catalog } from '@atoll/catalog';
import type { AnyGame } from '@atoll/engine';
import { findLeaks } from '../../leaks/leaks.ts';
import { probe } from '@atoll/game-probe';
import { diveCatalog } from '../support/cluster/dive.ts';
import { unreleased } from '@atoll/catalog/unreleased';
import { SIZES } from '../support/sizes.ts';

/** What the rules of the fixture keep from people. */
interface Hidden {
  readonly rng: { readonly key: string };
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
}

/** The fixture with a mistake in its rules. */
function leaky(mistake: (game: AnyGame) => Partial<AnyGame>): Catalog {
  const { dive } = diveCatalog;
  if (!dive) throw new Error('the fixture is gone');
  const load = async () => {
    const playable = await dive.load();
    return { ...playable, game: { ...playable.game, ...mistake(playable.game) } };
  };
  return { dive: { ...dive, load } };
}

/** A figure that follows from the generator. */
const drawn = (state: unknown): number =>
  Number.parseInt((state as Hidden).rng.key.slice(0, 6), 16) % 7;
const top = (state: unknown): number => (state as Hidden).deck.at(-1) ?? 0;

test('the messages to a viewer reveal no secret, in any game', async () => {
  const { games, leaks, bytes } = await findLeaks({
    pairs: SIZES.leakPairs,
    seed: 'short',
    catalog: { ...catalog, ...diveCatalog },
  });
  expect(leaks.examples).toEqual([]);
  expect(bytes).toBeGreaterThan(SIZES.leakPairs * 1_500);
  expect(games['atoll']?.pairs).toBeGreaterThan(SIZES.leakPairs / 5);
  expect(games['das-atoll']?.pairs).toBeGreaterThan(SIZES.leakPairs / 13);
  expect(games['dive']?.pairs).toBeGreaterThan(SIZES.leakPairs / 5);
});

describe('a mistake in the rules is found when it shows', () => {
  test.each<[string, (game: AnyGame) => Partial<AnyGame>]>([
    [
      'in the state',
      (game) => ({
        publicView: (state) => ({ ...(game.publicView(state) as object), bonus: drawn(state) }),
      }),
    ],
    [
      'in a refusal',
      (game) => ({
        explain: (state, seat, action) =>
          game
            .explain(state, seat, action)
            .map(({ code }) => ({ code, details: { next: top(state) } })),
      }),
    ],
    [
      'in what may be done',
      (game) => ({
        legalActions: (state, seat) =>
          top(state) % 2 === 0
            ? game.legalActions(state, seat)
            : game.legalActions(state, seat).toReversed(),
      }),
    ],
    [
      'in an event',
      (game) => ({
        apply: (state, seat, action) => {
          const next = top(state);
          const step = game.apply(state, seat, action);
          return { ...step, events: [...step.events, { type: 'rested', seat: next }] };
        },
      }),
    ],
    [
      'in an exception',
      (game) => ({
        explain: (state, seat, action) => {
          const reasons = game.explain(state, seat, action);
          if (reasons.length > 0 && top(state) > 7)
            throw new Error(`the next pearl is ${top(state)}`);
          return reasons;
        },
      }),
    ],
  ])('%s', async (_where, mistake) => {
    const { leaks } = await findLeaks({ pairs: 60, seed: 'planted', catalog: leaky(mistake) });
    expect(leaks.count).toBeGreaterThan(0);
  });
});

describe('of five seats with secret hands that act at once and out of turn', () => {
  test('the messages to a viewer do not reveal the hands of others', async () => {
    const { games, leaks } = await findLeaks({
      pairs: SIZES.probePairs,
      seed: 'probe',
      catalog: unreleased,
    });
    expect(leaks.examples).toEqual([]);
    expect(games['probe']?.pairs).toBeGreaterThanOrEqual(SIZES.probePairs);
  });

  test.each<[string, Partial<typeof probe>]>([
    [
      'a private view of another seat',
      { privateView: (state, seat) => probe.privateView!(state, (seat + 1) % state.hands.length) },
    ],
    [
      'asides that tell who could answer',
      {
        asideSeats: (state) =>
          probe.asideSeats!(state).filter((seat) => probe.legalActions(state, seat).length > 0),
        publicView: (state) => ({
          ...probe.publicView(state),
          turn: probe.asideSeats!(state).filter(
            (seat) => probe.legalActions(state, seat).length > 0,
          ).length,
        }),
      },
    ],
  ])('%s is found', async (_, mistake) => {
    const [entry] = Object.values(unreleased) as [(typeof unreleased)[string]];
    const load = async () => ({
      ...(await entry.load()),
      game: { ...probe, ...mistake } as unknown as AnyGame,
    });
    const { leaks } = await findLeaks({
      pairs: 100,
      seed: 'planted',
      catalog: { probe: { ...entry, load } },
    });
    expect(leaks.count).toBeGreaterThan(0);
  });
});

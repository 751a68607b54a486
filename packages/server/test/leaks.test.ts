import { describe, expect, test } from '@jest/globals';
import { type Catalog, catalog } from '@atoll/catalog';
import type { AnyGame } from '@atoll/engine';
import { findLeaks } from '../leaks/leaks.ts';
import { diveCatalog } from './support/dive.ts';

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
const drawn = (state: unknown): number => Number.parseInt((state as Hidden).rng.key.slice(0, 6), 16) % 7;
const top = (state: unknown): number => (state as Hidden).deck.at(-1) ?? 0;

test('nobody can tell what nobody may know, in any game', async () => {
  const { games, leaks, bytes } = await findLeaks({ pairs: 400, seed: 'short', catalog: { ...catalog, ...diveCatalog } });
  expect(leaks.examples).toEqual([]);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(games['atoll']?.pairs).toBeGreaterThan(150);
  expect(games['dive']?.pairs).toBeGreaterThan(150);
}, 120_000);

describe('a mistake in the rules is found when it shows', () => {
  test.each<[string, (game: AnyGame) => Partial<AnyGame>]>([
    ['in the state', (game) => ({
      publicView: (state) => ({ ...(game.publicView(state) as object), bonus: drawn(state) }),
    })],
    ['in a refusal', (game) => ({
      explain: (state, seat, action) => game.explain(state, seat, action).map(({ code }) => ({ code, details: { next: top(state) } })),
    })],
    ['in what may be done', (game) => ({
      legalActions: (state, seat) => (top(state) % 2 === 0 ? game.legalActions(state, seat) : game.legalActions(state, seat).toReversed()),
    })],
    ['in an event', (game) => ({
      apply: (state, seat, action) => {
        const next = top(state);
        const step = game.apply(state, seat, action);
        return { ...step, events: [...step.events, { type: 'rested', seat: next }] };
      },
    })],
    ['in an exception', (game) => ({
      explain: (state, seat, action) => {
        const reasons = game.explain(state, seat, action);
        if (reasons.length > 0 && top(state) > 7) throw new Error(`the next pearl is ${top(state)}`);
        return reasons;
      },
    })],
  ])('%s', async (_where, mistake) => {
    const { leaks } = await findLeaks({ pairs: 60, seed: 'planted', catalog: leaky(mistake) });
    expect(leaks.count).toBeGreaterThan(0);
  }, 60_000);
});

import { describe, expect, test } from '@jest/globals';
import { createRng } from '@atoll/engine';
import { ESCALATIONS, TILES, TOKENS } from '../src/cards/index.ts';
import { hiddenArk, type HiddenArkState } from '../src/index.ts';
import { someCare } from './careful.ts';

const player = someCare(3);

/** Plays a match with little care, and looks at every position. */
function walk(
  setup: { readonly seed: string; readonly seats: number; readonly options: object },
  look: (state: HiddenArkState) => void,
): void {
  const rng = createRng(setup.seed);
  let state = hiddenArk.setup({ ...setup, options: hiddenArk.parseOptions(setup.options) });
  for (;;) {
    look(state);
    const [seat] = hiddenArk.activeSeats(state);
    if (seat === undefined) return;
    const legal = hiddenArk.legalActions(state, seat);
    const action = player({ game: hiddenArk as never, state, seat, legal, rng });
    state = hiddenArk.apply(state, seat, action as never).state;
  }
}

const MATCHES = [
  { seed: 'kept alone', seats: 1, options: { discovery: true } },
  { seed: 'kept two', seats: 2, options: { long: true, side: 'polar' } },
  { seed: 'kept three', seats: 3, options: { cooperative: true, discovery: true } },
  { seed: 'kept four', seats: 4, options: { uphill: true } },
];

describe('In every position of a match', () => {
  test.each(MATCHES)('nothing gets lost, $seed', (setup) => {
    walk(setup, (state) => {
      const view = hiddenArk.publicView(state);
      const pending = state.frames.flatMap((frame) => (frame.kind === 'slot' ? [frame.token] : []));
      const open = [
        ...view.faceUp,
        ...view.locationTokens,
        ...view.tileTokens,
        ...view.seats.flatMap(({ hand, slots }) => [...hand, ...slots]),
        ...pending.map((token) => TOKENS[token]!.id),
      ];
      TOKENS.forEach(({ id, count }, kind) => {
        const there = open.filter((token) => token === id).length;
        expect([id, there + view.pool[kind]! + view.used[kind]!]).toEqual([id, count]);
      });
      const owned = view.seats.flatMap(({ tiles }) => tiles);
      const shown = view.tiles.filter((tile) => tile !== '' && tile !== '?');
      const known = [...owned, ...shown, ...view.unseen];
      expect([...known].sort()).toEqual(TILES.map(({ id }) => id).sort());
      ESCALATIONS.forEach(({ count }, kind) => {
        expect(
          state.escalationPool[kind]! +
            state.escalations.flat().filter((one) => one === kind).length,
        ).toBeLessThanOrEqual(count);
      });
    });
  });

  test.each(MATCHES)('pieces stand where they may, $seed', (setup) => {
    walk(setup, (state) => {
      const view = hiddenArk.publicView(state);
      const at = new Map<string, number>();
      for (const { vessels, stations, tracks } of view.seats) {
        expect(Math.max(stations.length, vessels.length)).toBeLessThanOrEqual(4);
        expect(tracks.every((held) => held >= 0 && held <= 10)).toBe(true);
        for (const place of vessels) at.set(place, (at.get(place) ?? 0) + 1);
      }
      for (const [place, vessels] of at)
        expect([place, vessels <= (state.turn.passing < 0 ? 2 : 5)]).toEqual([place, true]);
      view.stationSeats.forEach((seat, location) => {
        const name = `L${String(location + 1).padStart(2, '0')}`;
        expect(view.seats.map(({ stations }) => stations.includes(name))).toEqual(
          view.seats.map((_, other) => other === seat),
        );
      });
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import { createRng } from '@atoll/engine';
import { ESCALATIONS, TILES, TOKENS } from '../src/cards/index.ts';
import { hiddenArk, type HiddenArkState, type HiddenArkView } from '../src/index.ts';
import { someCare } from './careful.ts';

const player = someCare(3);
const ALL_TILES = TILES.map(({ id }) => id).sort();

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
  test.each(MATCHES)('nothing gets lost, and pieces stand where they may, $seed', (setup) => {
    walk(setup, (state) => {
      const view = hiddenArk.publicView(state);
      nothingIsLost(state, view);
      piecesMayStand(state, view);
    });
  });
});

function nothingIsLost(state: HiddenArkState, view: HiddenArkView): void {
  const pending = state.frames.flatMap((frame) => (frame.kind === 'slot' ? [frame.token] : []));
  const open = [
    ...view.faceUp,
    ...view.locationTokens,
    ...view.tileTokens,
    ...view.seats.flatMap(({ hand, slots }) => [...hand, ...slots]),
    ...pending.map((token) => TOKENS[token]!.id),
  ];
  const tokens = TOKENS.map(({ id }, kind) => {
    const there = open.filter((token) => token === id).length;
    return [id, there + view.pool[kind]! + view.used[kind]!];
  });
  expect(tokens).toEqual(TOKENS.map(({ id, count }) => [id, count]));
  const owned = view.seats.flatMap(({ tiles }) => tiles);
  const shown = view.tiles.filter((tile) => tile !== '' && tile !== '?');
  expect([...owned, ...shown, ...view.unseen].sort()).toEqual(ALL_TILES);
  const laid = state.escalations.flat();
  const tooMany = ESCALATIONS.filter(
    ({ count }, kind) =>
      state.escalationPool[kind]! + laid.filter((one) => one === kind).length > count,
  );
  expect(tooMany).toEqual([]);
}

function piecesMayStand(state: HiddenArkState, view: HiddenArkView): void {
  const at = new Map<string, number>();
  for (const { vessels, stations, tracks } of view.seats) {
    expect(Math.max(stations.length, vessels.length)).toBeLessThanOrEqual(4);
    expect(tracks.filter((held) => !(held >= 0 && held <= 10))).toEqual([]);
    for (const place of vessels) at.set(place, (at.get(place) ?? 0) + 1);
  }
  const most = state.turn.passing < 0 ? 2 : 5;
  expect([...at].filter(([, vessels]) => vessels > most)).toEqual([]);
  const stations = view.stationSeats.map((_, location) => {
    const name = `L${String(location + 1).padStart(2, '0')}`;
    return view.seats.map((player) => player.stations.includes(name));
  });
  expect(stations).toEqual(
    view.stationSeats.map((seat) => view.seats.map((_, other) => other === seat)),
  );
}

import { describe, expect, test } from '@jest/globals';
import {
  hiddenArk,
  type ActionType,
  type HiddenArkAction,
  type HiddenArkState,
} from '../src/index.ts';
import { table, type Position } from './scenarios/table.ts';

/** Positions of one turn that are looked at, at most; none of those below has as many. */
const MOST = 20_000;

/**
 * Small positions in which little is left, so that every way through the rest of the turn can be
 * gone: two or three resources, a few steps, full spaces and ports, tokens, questions.
 */
const POSITIONS: Readonly<Record<string, Position & { readonly without?: ActionType }>> = {
  'a narrow sea full of vessels': {
    map: { F3: 'N1', D4: 'N2' },
    players: [
      { tracks: { marine: 2, technology: 2 }, stations: ['L05'], vessels: ['L05', 'F3'] },
      { stations: ['L06'], vessels: ['F2', 'F2', 'F4', 'F4'] },
    ],
    change: (state) =>
      begin(state, { column: 1, moves: 3, sailing: true, rescues: 1, swappable: true }),
  },
  'rescues with a choice of ports, and exchange': {
    map: { D4: 'N1', F3: 'N2', I4: 'A1', G5: 'S1', A7: 'I1', D7: 'I2', B1: 'R1', E1: 'R2' },
    players: [
      {
        tracks: { marine: 1, technology: 3, chemical: 2 },
        stations: ['L06', 'L05'],
        vessels: ['D4', 'L05', 'L05'],
      },
      { stations: ['L01'], vessels: ['L01'] },
    ],
    change: (state) =>
      begin(state, { column: 1, moves: 1, sailing: false, rescues: 1, swappable: false }),
  },
  'upgrades that are paid with what others bring': {
    players: [
      {
        tracks: { money: 1, marine: 1 },
        stations: ['L05'],
        vessels: ['L05'],
        hand: ['upgrade-money', 'upgrade-marine'],
        slots: {
          build: ['upgrade-money', 'upgrade-money'],
          research: ['upgrade-money', 'upgrade-money', 'upgrade-marine'],
        },
      },
      { stations: ['L01'], vessels: ['L01'] },
    ],
    change: (state) => begin(state, { column: 2, upgrading: true, freeUpgrades: 1 }),
  },
  'research on full tracks': {
    // with so many resources there are too many ways to exchange them
    without: 'exchange',
    players: [
      { tracks: { marine: 10, technology: 9 }, stations: ['L05'], vessels: ['L05'] },
      { stations: ['L01'], vessels: ['L01'] },
    ],
    change: (state) => {
      begin(state, { column: 3, studies: 3 });
      state.players[0]!.tracks[0] = 10;
      state.players[0]!.tracks[2] = 10;
      state.players[0]!.tracks[4] = 9;
      state.turn.waiting[1] = 1;
    },
  },
  'alone, with a refill in the middle': {
    seats: 1,
    map: { D4: 'N1', F3: 'N2', I4: 'A1', G5: 'S1', A7: 'I1', D7: 'I2', B1: 'R1', E1: 'R2' },
    players: [
      { tracks: { marine: 2, technology: 3 }, stations: ['L06', 'L05'], vessels: ['D4', 'L06'] },
    ],
    change: (state) =>
      begin(state, { column: 1, moves: 1, sailing: true, rescues: 1, swappable: true }),
  },
};

function begin(state: HiddenArkState, turn: Partial<HiddenArkState['turn']>): void {
  Object.assign(state.turn, turn);
}

interface Search {
  readonly seen: Set<string>;
  readonly without: ActionType | undefined;
  stuck: readonly HiddenArkAction[] | undefined;
}

/** Goes every way on from here to the end of the turn, and notes one that ends before. */
function goOn(search: Search, state: HiddenArkState, way: readonly HiddenArkAction[]): void {
  if (search.stuck || state.turn.column < 0 || state.phase !== 'action') return;
  const { turn, frames, players, points, tiles, locks, faceUp } = state;
  const key = JSON.stringify([turn, frames, players[0], points, tiles, locks, faceUp]);
  if (search.seen.has(key) || search.seen.size >= MOST) return;
  search.seen.add(key);
  const legal = hiddenArk.legalActions(state, turn.seat);
  if (legal.length === 0) search.stuck = way;
  for (const action of legal) {
    if (action.type === search.without) continue;
    const next = hiddenArk.apply(hiddenArk.clone(state), turn.seat, action).state;
    goOn(search, next, [...way, action]);
  }
}

describe('No way through a turn ends in nothing', () => {
  test.each(Object.entries(POSITIONS))('%s', (_, position) => {
    const search: Search = { seen: new Set(), without: position.without, stuck: undefined };
    goOn(search, table(position).state, []);
    expect(search.stuck).toBeUndefined();
    expect(search.seen.size).toBeGreaterThan(50);
    expect(search.seen.size).toBeLessThan(MOST);
  });
});

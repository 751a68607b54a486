import type { RawTable } from '../net/snapshot.ts';

const seats: RawTable['seats'] = [
  { name: 'Mira', kind: 'person', connected: true },
  { name: 'Jonas', kind: 'person', connected: true },
  { name: 'Remora', kind: 'bot', bot: 'greedy', connected: true },
  { kind: 'open' },
];

const table: RawTable = {
  game: 'atoll',
  host: 0,
  pace: 900,
  watchers: 2,
  options: '{"biodiversity":true}',
  phase: 'waiting',
  seats,
};

const columns = [
  ['animals', 39, 37, 30],
  ['corals', 9, 11, 8],
  ['abilities', 5, 2, 4],
  ['popularity', 6, 5, 3],
  ['scales', 2, 4, 3],
  ['biodiversity', 12, 9, 11],
  ['pollution', -2, -2, -1],
] as const;

const scoresOf = (count: number): NonNullable<RawTable['scores']> =>
  [0, 1, 2].slice(0, count).map((seat) => {
    const lines = columns.map((column) => ({
      category: column[0],
      points: column[seat + 1] as number,
    }));
    const total = lines.reduce((sum, { points }) => sum + points, 0);
    return { seat, rank: seat + 1, total, lines, tieBreakCategory: 'pollution', tieBreak: seat };
  });

/** Static snapshots of a table, to look at screens without a server. */
export const stills: Readonly<Record<string, { readonly seat: number; readonly raw: RawTable }>> = {
  room: { seat: 0, raw: table },
  guest: { seat: 1, raw: table },
  watcher: { seat: -1, raw: table },
  match: { seat: 0, raw: { ...table, phase: 'playing', seats: seats.slice(0, 3) } },
  over: {
    seat: 0,
    raw: { ...table, phase: 'over', seats: seats.slice(0, 3), scores: scoresOf(3) },
  },
  alone: {
    seat: 0,
    raw: { ...table, phase: 'over', seats: seats.slice(0, 1), scores: scoresOf(1) },
  },
};

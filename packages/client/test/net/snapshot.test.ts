import { expect, test } from '@jest/globals';
import { readSnapshot } from '../../src/net/snapshot.ts';

test('a state of which nothing is set yet has every field', () => {
  expect(readSnapshot({})).toEqual({
    seq: 0,
    phase: 'waiting',
    game: '',
    access: 'private',
    options: {},
    host: 0,
    hostName: '',
    watchers: 0,
    pace: 0,
    hints: false,
    hurried: false,
    seats: [],
    watchersTalk: true,
    freeText: false,
    watchersBehind: 0,
    concedingEnds: false,
    revert: { seat: -1, entry: 0, agreed: [] },
    standInVote: { seat: -1, by: -1, voters: [], agreed: [], refused: [] },
    standInAfter: 0,
    scores: [],
    outcome: { kind: 'none', won: false, rating: 0, lines: [], band: '' },
    again: [],
    next: '',
    commitment: '',
    nextCommitment: '',
    view: undefined,
  });
});

test('options come as JSON, seats may lack fields', () => {
  const { options, seats } = readSnapshot({
    options: '{"biodiversity":true}',
    seats: [{ kind: 'open' }],
  });
  expect(options).toEqual({ biodiversity: true });
  expect(seats).toEqual([
    {
      name: '',
      kind: 'open',
      bot: '',
      connected: false,
      standIn: '',
      share: '',
      program: false,
      conceded: 0,
      awaitedSince: 0,
    },
  ]);
});

test('a tie-break is there only where one decided', () => {
  const line = { seat: 0, rank: 1, total: 3, lines: [] };
  const [plain, broken] = readSnapshot({
    scores: [
      { ...line, tieBreakCategory: '', tieBreak: 0 },
      { ...line, tieBreakCategory: 'pollution', tieBreak: 2 },
    ],
  }).scores;
  expect(plain).toEqual(line);
  expect(broken).toEqual({ ...line, tieBreak: { category: 'pollution', points: 2 } });
});

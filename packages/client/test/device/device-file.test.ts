import { expect, test } from '@jest/globals';
import { momentsOfFile, readMatchFile, writeMatchFile } from '@atoll/engine';
import { steereAtoll } from '@atoll/game-steere-atoll';
import { recordGolden } from '@atoll/testkit';
import { isSameDeal } from '../../src/shell/deal/same-deal.ts';
import { deviceFile } from '../../src/shell/device/device-file.ts';
import { freshMatch } from '../../src/shell/device/device-match.ts';

const options = steereAtoll.parseOptions({ size: 7 });
const { log } = recordGolden(steereAtoll, { seed: 'here', seats: 2, options });
const match = {
  ...freshMatch({
    ...{ id: 'device-match-0001', game: steereAtoll.id, rules: steereAtoll.version },
    ...{ seed: 'here', options: { ...options }, seats: 2, seat: 1, name: 'Ada', bot: 'random' },
    ...{ at: 5, repeats: { match: 'earlier', file: 'text of the file' } },
  }),
  decisions: log.flatMap((entry) =>
    entry.type === 'action' ? [{ seat: entry.seat, action: entry.action }] : [],
  ),
};

test('a match of the device becomes a file that the rules replay, and that names the deal', () => {
  const file = readMatchFile(writeMatchFile(deviceFile(match)));
  expect(file).toMatchObject({
    repeats: { match: 'earlier' },
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'person', name: 'Ada' },
    ],
  });
  expect(momentsOfFile(steereAtoll as never, file)).toHaveLength(match.decisions.length + 1);
});

test('two matches have the same deal by seed, options and seats, whoever played them', () => {
  const file = deviceFile(match);
  expect(isSameDeal(file, { ...file, seats: [...file.seats].reverse() })).toBe(true);
  expect(isSameDeal(file, { ...file, options: { ...options } })).toBe(true);
  expect(isSameDeal(file, { ...file, seed: 'another' })).toBe(false);
  expect(isSameDeal(file, { ...file, options: { ...options, size: 9 } })).toBe(false);
  expect(isSameDeal(file, { ...file, seats: file.seats.slice(1) })).toBe(false);
});

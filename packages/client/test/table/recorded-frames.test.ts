import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { catalog } from '@atoll/catalog';
import {
  momentsOfFile,
  readMatchFile,
  recordMoment,
  writeMatchFile,
  type MatchFile,
} from '@atoll/engine';
import type { Golden } from '@atoll/testkit';
import { framesOfRecording } from '@atoll/table-kit/table/session/recorded-frames.ts';
import { framesOfLog, type ReplayFrames } from '@atoll/table-kit/table/session/replay-frames.ts';

const MATCHES = [
  ['atoll', 'three-events'],
  ['steere-atoll', 'size-7'],
  ['hidden-ark', 'two'],
  ['hidden-ark', 'two-together'],
  ['das-atoll', 'four'],
] as const;

async function load(id: string, name: string) {
  const path = new URL(`../../../games/${id}/test/golden/${name}.json`, import.meta.url);
  const { seed, seats, options, log } = JSON.parse(readFileSync(path, 'utf8')) as Golden;
  const { game } = await catalog[id]!.load();
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const file: MatchFile = {
    ...{ match: 'm', game: id, rules: game.version, seed, options, startedAt: 1, endedAt: 2, log },
    seats: names.map((name) => ({ name, kind: 'person', bot: '' })),
  };
  const recording = momentsOfFile(game, file).map((moment) => recordMoment(game, moment, seats));
  return { game, seats, file: readMatchFile(writeMatchFile({ ...file, recording })) };
}

/** All that a replay shows at a position, as it would travel. */
const shown = (frames: ReplayFrames, position: number, seats: number): unknown =>
  JSON.parse(
    JSON.stringify({
      snapshot: frames.snapshot(position),
      hands: frames.hands(position),
      views: Array.from({ length: seats + 1 }, (_, seat) => frames.privateView(position, seat - 1)),
    }),
  );

describe.each(MATCHES)('a match of %s (%s)', (id, name) => {
  test('is shown from its recording as from its log', async () => {
    const { game, seats, file } = await load(id, name);
    const log = framesOfLog(game, file);
    const recorded = framesOfRecording(file)!;
    expect(recorded.length).toBe(log.length);
    expect(recorded.timeline).toEqual(log.timeline);
    const viewpoints = ['open', ...Array.from({ length: seats + 1 }, (_, i) => i - 1)] as const;
    for (const from of viewpoints)
      expect(recorded.steps(from)).toEqual(JSON.parse(JSON.stringify(log.steps(from))));
    for (const position of [0, 1, log.length >> 1, log.length - 1, log.length])
      expect(shown(recorded, position, seats)).toEqual(shown(log, position, seats));
    expect(recorded.redealt(0, { seat: 0, seed: 's' })).toBeUndefined();
  });
});

test('a file without a recording has nothing to show', async () => {
  const { file } = await load('steere-atoll', 'size-7');
  const { recording: _, ...plain } = file;
  expect(framesOfRecording(plain)).toBeUndefined();
});

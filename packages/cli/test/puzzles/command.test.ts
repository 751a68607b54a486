import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runAtoll } from '../support.ts';

describe('atoll puzzles', () => {
  test('writes the same file on one worker and on two', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'atoll-puzzles-'));
    const written = async (workers: string): Promise<string> => {
      const out = path.join(folder, `${workers}.json`);
      const args = ['--game', 'steere-atoll', '--matches', '8', '--seed', 'cross'];
      await runAtoll(['puzzles', ...args, '--out', out, '--workers', workers]);
      return readFile(out, 'utf8');
    };
    const one = await written('1');
    expect(await written('2')).toBe(one);
    expect(JSON.parse(one)).toMatchObject({ game: 'steere-atoll', rules: 1 });
    expect(one).toContain('"goal":"win"');
  });

  test('names the games that have none', async () => {
    const args = ['--game', 'das-atoll', '--matches', '1', '--seed', 's', '--out', 'unused.json'];
    const { code, stderr } = await runAtoll(['puzzles', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain('"das-atoll" has no puzzles');
  });
});

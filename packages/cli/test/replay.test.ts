import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { type MatchFile, momentsOfFile, recordMoment, writeMatchFile } from '@atoll/engine';
import { recordGolden } from '@atoll/testkit';
import { runAtoll } from './support.ts';

let folder = '';
let file: MatchFile;
const at = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atoll-replay-'));
  const { game } = await catalog['steere-atoll']!.load();
  const setup = { seed: 'replay', seats: 2, options: game.parseOptions({ size: 7 }) };
  const { log } = recordGolden(game, setup);
  const seats = ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const, bot: '' }));
  const about = { match: 'm', game: game.id, rules: game.version, seats, startedAt: 1, endedAt: 2 };
  file = { ...about, seed: setup.seed, options: setup.options, log };
  await writeFile(at('match'), writeMatchFile(file));
  const last = log.at(-1)!;
  const worse = [...log.slice(0, -1), { ...last, seat: 0, type: 'undo', backTo: 0 } as const];
  await writeFile(at('worse'), writeMatchFile({ ...file, rules: 0, log: worse }));
  const recording = momentsOfFile(game, file).map((moment) => recordMoment(game, moment, 2));
  await writeFile(at('recorded'), writeMatchFile({ ...file, rules: 0, recording }));
  await writeFile(at('cut'), writeMatchFile(file).slice(0, 300));
});
afterAll(() => rm(folder, { recursive: true }));

describe('atoll replay', () => {
  test('lists every decision, and the places', async () => {
    const { code, stdout } = await runAtoll(['replay', at('match')]);
    expect(code).toBe(0);
    expect(stdout).toContain('1 Ada: ');
    expect(stdout.trimEnd().split('\n').slice(-2).join()).toMatch(/^[12]\. Ada: \d+,[12]\. Ben: /);
  });

  test('shows the position after an entry', async () => {
    const view = async (entry: number): Promise<unknown> =>
      JSON.parse((await runAtoll(['replay', at('match'), '--at', String(entry)])).stdout);
    expect(await view(0)).toMatchObject({ ply: 0 });
    expect(await view(3)).toMatchObject({ ply: 3 });
  });

  test('shows the recording where the rules have changed, and says so', async () => {
    const replayed = await runAtoll(['replay', at('recorded')]);
    expect(replayed.stderr).toContain('this is what was recorded');
    expect(replayed.stdout).toBe((await runAtoll(['replay', at('match')])).stdout);
    const { stdout } = await runAtoll(['replay', at('recorded'), '--at', '3']);
    expect(JSON.parse(stdout)).toMatchObject({ ply: 3 });
    expect(await runAtoll(['replay', at('recorded'), '--verify'])).toMatchObject({ code: 1 });
  });

  test('verifies, and names the first entry that does not fit', async () => {
    expect(await runAtoll(['replay', at('match'), '--verify'])).toMatchObject({ code: 0 });
    const { code, stdout } = await runAtoll(['replay', at('worse'), '--verify']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^entry \d+ is refused .*version 0 of the rules/);
  });

  test('finds the first entry at which two matches differ', async () => {
    expect(await runAtoll(['replay', at('match'), '--diff', at('match')])).toMatchObject({
      code: 0,
      stdout: 'the same match\n',
    });
    const { code, stdout } = await runAtoll(['replay', at('match'), '--diff', at('worse')]);
    expect(code).toBe(1);
    expect(stdout).toContain('rules differs');
  });

  test.each([
    [['replay'], 'wanted: atoll replay FILE'],
    [['replay', 'a', '--verify', '--at', '3'], 'wanted: atoll replay FILE'],
    [['replay', 'nowhere'], 'nowhere cannot be read'],
    [['replay', 'match', '--jump'], '--jump'],
  ])('%j is refused', async (args, said) => {
    const { code, stderr } = await runAtoll(args);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });

  test('a file that was cut off is refused, and an entry that is not there', async () => {
    expect((await runAtoll(['replay', at('cut')])).stderr).toContain('line 2');
    expect((await runAtoll(['replay', at('match'), '--at', '9999'])).stderr).toContain('--at must');
  });
});

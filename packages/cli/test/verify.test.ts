import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import {
  type AnyGame,
  commitmentTo,
  createMatch,
  createRng,
  type LogEntry,
  type MatchFile,
  nextInt,
  play,
  type Played,
  redrawSeedOf,
  revert,
  seatsToAct,
  seedFrom,
  writeMatchFile,
} from '@atoll/engine';
import { recordGolden } from '@atoll/testkit';
import { runAtoll } from './support.ts';

const SECRET = 'ab'.repeat(32);
const SHARES = ['AAAAAAAAAAAAAAAAAAAAAA', ''];
const COMMITMENT = commitmentTo(SECRET);

let folder = '';
let file: MatchFile;
let draws = '';
const at = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atoll-verify-'));
  const { game } = await catalog['atoll']!.load();
  const sharedSeed = { secret: SECRET, shares: SHARES };
  const seed = seedFrom(sharedSeed);
  const { log } = recordGolden(game, { seed, seats: 2, options: game.parseOptions({}) });
  const seats = ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const, bot: '' }));
  const about = { match: 'm', game: game.id, rules: game.version, seats, startedAt: 1, endedAt: 2 };
  file = { ...about, seed, sharedSeed, options: {}, log };
  await writeFile(at('match'), writeMatchFile(file));
  draws = (await runAtoll(['verify', at('match'), '--draws'])).stdout;
  await writeFile(at('draws'), draws);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the second program. */
const second = (
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, ['scripts/verify-draws.mjs', ...args], (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    ),
  );

test('no draws are shown of a match that today may end otherwise', async () => {
  await writeFile(at('older'), writeMatchFile({ ...file, rules: 0 }));
  const { code, stdout, stderr } = await runAtoll(['verify', at('older'), '--draws']);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('nothing tells whether the rules of today lead to the end');
});

test('a match fits its rules, its shares and what the server had committed to', async () => {
  const { code, stdout } = await runAtoll(['verify', at('match'), '--commitment', COMMITMENT]);
  expect(code).toBe(0);
  expect(stdout).toContain(`commitment ${COMMITMENT}`);
  expect(stdout).toContain(`share of Ada: ${SHARES[0]}\nshare of Ben: none`);
  expect(stdout).toMatch(/\d+ numbers drawn: [a-z]+ \d+/);
  expect(stdout).toContain('entries fit the rules; the match is over');
});

test('another secret than the one committed to is named', async () => {
  const commitment = '0'.repeat(64);
  const { code, stdout } = await runAtoll(['verify', at('match'), '--commitment', commitment]);
  expect(code).toBe(1);
  expect(stdout).toContain(`the secret is not the one that the server committed to: ${commitment}`);
});

test('a forged seed and an exchanged share are refused', async () => {
  const forged: readonly MatchFile[] = [
    { ...file, seed: 'chosen' },
    { ...file, sharedSeed: { secret: SECRET, shares: ['AAAAAAAAAAAAAAAAAAAAAB', ''] } },
  ];
  for (const each of forged) {
    await writeFile(at('forged'), writeMatchFile(each));
    const { code, stderr } = await runAtoll(['verify', at('forged')]);
    expect(code).toBe(2);
    expect(stderr).toContain('the seed does not follow from the secret and the shares');
  }
});

test('an entry that the rules do not lead to is named', async () => {
  const last = file.log.at(-1)!;
  const log = [...file.log.slice(0, -1), { ...last, seat: 0, type: 'undo', backTo: 0 } as const];
  await writeFile(at('forged'), writeMatchFile({ ...file, log }));
  const { code, stdout } = await runAtoll(['verify', at('forged')]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/entry \d+ is refused/);
});

test('a second program, which shares no code with the first, finds the same numbers', async () => {
  expect(draws.split('\n').length).toBeGreaterThan(100);
  expect(await second(at('match'), at('draws'), COMMITMENT)).toMatchObject({
    code: 0,
    said: expect.stringContaining('numbers are as the seed says'),
  });
});

test('the second program names the first number that is another', async () => {
  const lines = draws.trimEnd().split('\n');
  const other = JSON.parse(lines[40]!) as { bound: number; value: number };
  const value = (other.value + 1) % other.bound;
  lines[40] = JSON.stringify({ ...other, value });
  await writeFile(at('other'), `${lines.join('\n')}\n`);
  const { code, said } = await second(at('match'), at('other'));
  expect(code).toBe(1);
  expect(said).toContain(`${value} was drawn below ${other.bound}; it should be ${other.value}`);
});

/** A match of people who play by chance, and now and then take back what was drawn. */
function playedWithReverts(game: AnyGame, seed: string): readonly LogEntry<unknown>[] {
  const rng = createRng('reverts');
  const log: LogEntry<unknown>[] = [];
  let match = createMatch(game, { seed, seats: 2, options: game.parseOptions({}) });
  const take = (played: Played<unknown, unknown, unknown>): void => {
    if (!played.ok) return;
    ({ match } = played);
    log.push(...played.entries);
  };
  for (let decision = 1; decision <= 240; decision++) {
    const [seat] = seatsToAct(game, match.state);
    if (seat === undefined) break;
    const legal = game.legalActions(match.state, seat);
    take(play(game, match, { seat, action: legal[nextInt(rng, legal.length)], at: 1 }));
    if (decision % 20 === 0) take(revert(game, match, { seat, agreed: [1 - seat], at: 1 }));
  }
  return log;
}

describe('a match with redraws', () => {
  let log: readonly LogEntry<unknown>[];
  beforeAll(async () => {
    const { game } = await catalog['atoll']!.load();
    log = playedWithReverts(game, file.seed);
    await writeFile(at('anew'), writeMatchFile({ ...file, log }));
    await writeFile(at('anew-draws'), (await runAtoll(['verify', at('anew'), '--draws'])).stdout);
  });

  test('fits, and names each revert, its seat and the seed since then', async () => {
    const { code, stdout } = await runAtoll(['verify', at('anew')]);
    expect(code).toBe(0);
    const reverts = log.filter((entry) => entry.type === 'revert');
    expect(reverts.length).toBeGreaterThan(3);
    for (const { seq, seat, backTo } of reverts) {
      const [who, other] = seat === 0 ? ['Ada', 'Ben'] : ['Ben', 'Ada'];
      expect(stdout).toContain(
        `entry ${seq}: ${who} took back what came after entry ${backTo}, with the consent of ${other}; ` +
          `drawn anew from the seed ${redrawSeedOf(file.seed, seq)}`,
      );
    }
    const replayed = await runAtoll(['replay', at('anew')]);
    expect(replayed.stdout).toContain('what was drawn since is drawn anew');
  });

  test('is found right by the second program, and wrong where its log hides that', async () => {
    expect(await second(at('anew'), at('anew-draws'))).toMatchObject({ code: 0 });
    const hidden = log.map((entry) =>
      entry.type === 'revert' ? { ...entry, type: 'undo' } : entry,
    );
    await writeFile(at('hidden'), writeMatchFile({ ...file, log: hidden as typeof log }));
    const { code, said } = await second(at('hidden'), at('anew-draws'));
    expect(code).toBe(1);
    expect(said).toMatch(/begins at word|it should be/);
  });
});

test('a file says nothing on a terminal that the program does not', async () => {
  const name = 'Ada\n0 numbers drawn\u001b[2K\u009b1A\u202ednE';
  const [first, second = first] = file.seats;
  const seats = [{ ...first!, name }, second!];
  await writeFile(at('hostile'), writeMatchFile({ ...file, seats }));
  for (const command of [['verify'], ['replay']] as const) {
    const { stdout } = await runAtoll([...command, at('hostile')]);
    expect(stdout).toContain(String.raw`Ada\u000a0 numbers drawn\u001b[2K\u009b1A\u202ednE`);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
  await writeFile(at('other'), writeMatchFile({ ...file, game: 'x\u001b[1Ay' }));
  const { stderr } = await runAtoll(['verify', at('other')]);
  expect(stderr).toContain(String.raw`x\u001b[1Ay`);
});

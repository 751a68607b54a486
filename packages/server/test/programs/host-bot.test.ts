import { describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { catalog } from '@atoll/catalog';
import { endWithParent } from '@atoll/test-client/end-with-parent';
import { openServer } from '../support/open-server.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../cli/src/main.ts');
/** Answers every question with its last legal action, after a line that is no answer. */
const PROGRAM = `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { question, legal, over } = JSON.parse(line);
  if (over) return;
  console.log(JSON.stringify({ question: -1, action: 'late' }));
  console.log(JSON.stringify({ question, action: legal.at(-1) }));
});`;

const house = openServer({ catalog, leastPaceMs: 0 });

/** Runs the command to its end. */
function hostBot(...args: readonly string[]) {
  const child = endWithParent(
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'host-bot', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { ended: code.then((ended) => ({ code: ended, said })) };
}

describe('atoll host-bot', () => {
  test('plays a seat with a bot of the game to the end, and says that it is one', async () => {
    const grant = await house.server.create({ game: 'steere-atoll' });
    const ada = await house.server.sit(grant);
    const bot = hostBot(
      '--server',
      house.server.address,
      '--code',
      grant.code,
      '--name',
      'Eel',
      '--bot',
      'greedy',
    );
    await ada.until(() => ada.table.seats[1]?.connected === true);
    await ada.until(() => ada.table.seats[1]?.program === true);
    expect(ada.table.seats[1]).toMatchObject({ name: 'Eel', kind: 'person' });
    await ada.start();
    await ada.playOn();
    expect(ada.table.phase).toBe('over');
    expect(await bot.ended).toEqual({ code: 0, said: '' });
  });

  test('asks a program in lines, for a seat whose token it was given, and plays again', async () => {
    const grant = await house.server.create({ game: 'steere-atoll' });
    const ada = await house.server.sit(grant);
    const { matchId, token } = await house.server.join(grant.code);
    const seat = ['--match', matchId, '--token', token, '--again', 'yes'];
    const bot = hostBot(
      '--server',
      house.server.address,
      ...seat,
      '--',
      process.execPath,
      '-e',
      PROGRAM,
    );
    await ada.until(() => ada.table.seats[1]?.program === true);
    await ada.start();
    await ada.playOn();
    await ada.rematch({ do: 'agree' });
    await ada.until(() => ada.table.next !== '');
    const again = await house.server.sit({ matchId: ada.table.next, token: grant.token });
    await again.until(() => again.table.seats.every(({ connected }) => connected));
    await again.playOn();
    expect(again.table.phase).toBe('over');
    // Another connection with the same seat ends it.
    const person = await house.server.sit({ matchId: ada.table.next, token });
    expect(await bot.ended).toEqual({
      code: 1,
      said: 'atoll: another connection has taken the seat\n',
    });
    expect(person.welcome?.seat).toBe(0);
  });

  test('leaves the table when its program ends', async () => {
    const grant = await house.server.create({ game: 'steere-atoll' });
    const ada = await house.server.sit(grant);
    const bot = hostBot(
      ...['--server', house.server.address, '--code', grant.code, '--'],
      ...[process.execPath, '-e', 'process.stdin.once("data", () => process.exit(3))'],
    );
    await ada.until(() => ada.table.seats[1]?.connected === true);
    await ada.start();
    await ada.until(() => ada.prompt.legal.length > 0);
    await ada.submit(ada.prompt.legal[0]);
    const said = 'atoll: the program ended (3) before the match did\n';
    expect(await bot.ended).toEqual({ code: 1, said });
    await ada.until(() => ada.table.seats[1]?.connected === false);
  });

  test.each([
    [['--bot', 'greedy'], 'either --code'],
    [['--code', 'AAAAAA'], 'either --bot ID'],
    [['--code', 'AAAAAA', '--bot', 'greedy'], 'no table has this code'],
    [['--code', 'AAAAAA', '--bot', 'greedy', '--again', 'maybe'], 'yes or no'],
  ])('refuses %j with words', async (args, words) => {
    const { code, said } = await hostBot('--server', house.server.address, ...args).ended;
    expect(said).toContain(words);
    expect(code).toBe(2);
  });

  test('names the bots that there are', async () => {
    const grant = await house.server.create({ game: 'steere-atoll' });
    const ada = await house.server.sit(grant);
    const bot = hostBot('--server', house.server.address, '--code', grant.code, '--bot', 'kraken');
    await ada.until(() => ada.table.seats[1]?.connected === true);
    await ada.start();
    await ada.until(() => ada.prompt.legal.length > 0);
    await ada.submit(ada.prompt.legal[0]);
    expect(await bot.ended).toMatchObject({ code: 2, said: expect.stringContaining('greedy') });
  });
});

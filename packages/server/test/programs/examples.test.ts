import { describe, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endWithParent } from '@atoll/test-client/end-with-parent';
import { openServer } from '../support/open-server.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs');
const STAND_IN = path.resolve(import.meta.dirname, '../support/python');

const house = openServer({ leastPaceMs: 0 });

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Python with its WebSocket package, or with the few lines that stand in for it here. */
function python(): Program | undefined {
  const command = 'python3';
  const has = (args: readonly string[]) => spawnSync(command, args).status === 0;
  if (!has(['--version'])) return undefined;
  const args = [path.join(DOCS, 'bots/nemo.py')];
  return has(['-c', 'from websocket import create_connection, WebSocketException'])
    ? { command, args }
    : { command, args, env: { PYTHONPATH: STAND_IN } };
}

const inPython = python();
if (!inPython) console.log('The example in Python is not tested here: install python3.');
const programs: readonly [string, Program][] = [
  ['nemo.ts', { command: process.execPath, args: [path.join(DOCS, 'bots/nemo.ts')] }],
  ...(inPython ? [['nemo.py', inPython] as [string, Program]] : []),
];

describe.each(programs)('%s', (name, { command, args, env }) => {
  test('takes a seat, says that it is a program, and plays a match to its end', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const child = endWithParent(
      spawn(command, [...args, house.server.address, grant.code], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    );
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await ada.until(() => ada.table.seats[1]?.connected === true);
    expect(ada.table.seats[1]).toMatchObject({ name: 'Nemo', kind: 'person', program: true });
    await ada.start();
    await ada.playOn();
    expect(ada.table.phase).toBe('over');
    expect([await ended, said.replace(/.*ExperimentalWarning.*\n.*\n/, '')]).toEqual([0, '']);
  });

  test('stands in the guide as it is, in 40 lines', () => {
    const [text, guide] = [`bots/${name}`, 'bots.md'].map((file) =>
      readFileSync(path.join(DOCS, file), 'utf8'),
    );
    expect(guide).toContain(text);
    expect(text?.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });
});

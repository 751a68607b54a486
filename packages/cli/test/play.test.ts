import { describe, expect, test } from '@jest/globals';
import { Player, startAtoll } from './support.ts';

const PLAY = ['play', '--game', 'atoll', '--seats', '2', '--seed', 's'];

describe('atoll play', () => {
  test('lets an outside program play a whole match with nothing but legal and act', async () => {
    const player = new Player(PLAY);
    let status = await player.ask({ cmd: 'status' });
    expect(status).toMatchObject({ ok: true, seq: 0, over: false });
    for (let turn = 0; !status.over; turn++) {
      expect(turn).toBeLessThan(1000);
      const [seat] = status.active as number[];
      const { actions } = await player.ask({ cmd: 'legal', seat });
      const acted = await player.ask({
        cmd: 'act',
        seat,
        action: (actions as unknown[])[(turn * 7) % (actions as unknown[]).length],
      });
      expect(acted).toMatchObject({ ok: true, events: expect.any(Array) });
      expect(acted.seq as number).toBeGreaterThan(status.seq as number);
      status = await player.ask({ cmd: 'status' });
    }
    expect(status.active).toEqual([]);
    expect(await player.ask({ cmd: 'legal', seat: 0 })).toEqual({ ok: true, actions: [] });
    const { scores } = await player.ask({ cmd: 'score' });
    for (const score of scores as { total: number; lines: { points: number }[] }[])
      expect(score.lines.reduce((sum, line) => sum + line.points, 0)).toBe(score.total);
    expect(await player.end()).toEqual({ code: 0, stderr: '', rest: [] });
  });

  test('gives the same match for the same seed, and another for another', async () => {
    const hash = async (seed: string): Promise<unknown> => {
      const { stdout } = await startAtoll(
        ['play', '--game', 'atoll', '--seats', '3', `--seed=${seed}`],
        '{"cmd":"status"}\n',
      );
      return (JSON.parse(stdout) as { hash: string }).hash;
    };
    const first = await hash('any string: -ä');
    expect(await hash('any string: -ä')).toBe(first);
    expect(await hash('any string: -a')).not.toBe(first);
  });

  test('answers each line in order, explains the mistake in a bad line, and goes on', async () => {
    const lines = [
      'nonsense',
      '',
      '[]',
      'null',
      '{}',
      '{"cmd":"dance"}',
      '{"cmd":"legal"}',
      '{"cmd":"legal","seat":2}',
      '{"cmd":"legal","seat":"0"}',
      '{"cmd":"act","seat":0}',
      '{"cmd":"status","more":1}',
      '{"cmd":"view","viewer":"god"}',
      '{"cmd":"undo","seat":0,"from":-1}',
      '{"cmd":"status"}',
    ];
    const { stdout, stderr, code } = await startAtoll(PLAY, lines.join('\n'));
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; error?: string });
    expect(answers).toHaveLength(lines.length);
    for (const answer of answers.slice(0, -1))
      expect(answer).toEqual({ ok: false, error: expect.stringMatching(/\w/) });
    expect(answers[5]?.error).toContain('status, legal, act, view, score, undo, log');
    expect(answers[7]?.error).toContain('0 to 1');
    expect(answers.at(-1)).toMatchObject({ ok: true });
    expect([code, stderr]).toEqual([0, '']);
  });

  test('refuses with reasons, and undoes open steps until they are sealed', async () => {
    const player = new Player(PLAY);
    const { active, hash } = await player.ask({ cmd: 'status' });
    const [seat] = active as [number];
    expect(await player.ask({ cmd: 'legal', seat: 1 - seat })).toEqual({ ok: true, actions: [] });
    const refused = async (command: object): Promise<unknown> => {
      const { ok, reasons } = await player.ask(command);
      expect(ok).toBe(false);
      return (reasons as { code: string }[]).map((reason) => reason.code);
    };
    expect(await refused({ cmd: 'act', seat: 1 - seat, action: { type: 'pass' } })).toEqual([
      'not-your-turn',
    ]);
    expect(await refused({ cmd: 'act', seat, action: { type: 'dive' } })).toEqual(['malformed']);
    expect(await refused({ cmd: 'undo', seat })).toEqual(['nothing-to-undo']);
    expect(await player.ask({ cmd: 'act', seat, action: { type: 'grow' } })).toMatchObject({
      ok: true,
      seq: 1,
    });
    expect(await player.ask({ cmd: 'undo', seat })).toEqual({ ok: true, seq: 2 });
    expect(await player.ask({ cmd: 'status' })).toMatchObject({ seq: 2, hash });
    await player.ask({ cmd: 'act', seat, action: { type: 'grow' } });
    const { actions } = await player.ask({ cmd: 'legal', seat });
    await player.ask({ cmd: 'act', seat, action: (actions as unknown[])[0] });
    expect(await player.ask({ cmd: 'undo', seat, from: 4 })).toMatchObject({ ok: true, seq: 5 });
    const { log } = await player.ask({ cmd: 'log' });
    expect((log as { type: string }[]).map((entry) => entry.type)).toEqual([
      'action',
      'undo',
      'action',
      'action',
      'undo',
    ]);
    await player.end();
  });

  test('shows the view of a seat and of a spectator, with options applied', async () => {
    const { stdout } = await startAtoll(
      [...PLAY, '--options', '{"biodiversity":true}'],
      '{"cmd":"view","viewer":1}\n{"cmd":"view","viewer":"spectator"}\n',
    );
    for (const line of stdout.trimEnd().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ ok: true, view: { biodiversity: true } });
  });
});

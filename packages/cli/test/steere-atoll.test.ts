import { expect, test } from '@jest/globals';
import { Player } from './support.ts';

const PLAY = [
  'play',
  '--game',
  'steere-atoll',
  '--seats',
  '2',
  '--seed',
  's',
  '--options',
  '{"size":15}',
];

test("atoll play plays Steere's Atoll on a large board, by place and swap alone", async () => {
  const player = new Player(PLAY);
  const act = (seat: number, action: unknown) => player.ask({ cmd: 'act', seat, action });
  expect(await act(0, { type: 'place', cell: 'h8' })).toMatchObject({
    ok: true,
    events: [{ type: 'placed', colour: 'black' }],
  });
  expect(await act(0, { type: 'swap' })).toMatchObject({
    ok: false,
    reasons: [{ code: 'not-your-turn' }],
  });
  expect(await act(1, { type: 'swap' })).toMatchObject({
    ok: true,
    events: [{ type: 'swapped', seat: 1 }],
  });
  let last: unknown;
  let status = await player.ask({ cmd: 'status' });
  for (let turn = 0; !status.over; turn++) {
    expect(turn).toBeLessThan(202);
    const [seat = -1] = status.active as number[];
    const actions = (await player.ask({ cmd: 'legal', seat })).actions as { type: string }[];
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(['place']));
    last = await act(seat, actions[(turn * 7) % actions.length]);
    status = await player.ask({ cmd: 'status' });
  }
  expect(last).toMatchObject({ ok: true, events: [{ type: 'placed' }, { type: 'won' }] });
  const { scores } = await player.ask({ cmd: 'score' });
  expect((scores as { total: number }[]).map(({ total }) => total).sort()).toEqual([0, 1]);
  expect(await player.end()).toEqual({ code: 0, stderr: '', rest: [] });
});

import { describe, expect, test } from '@jest/globals';
import { IDLE, inHand, interact, type Interaction } from '../../src/table/model/interaction.ts';
import type { AskFirst } from '../../src/settings/settings.ts';
import type { Effect } from '../../src/table/model/finality.ts';
import type { Choice, Item, TableModel } from '../../src/table/model/table-model.ts';

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({
  key,
  action: key,
  words: [key],
  group: 'buy',
  item: '',
  advised: false,
  ...more,
});
const fish = choice('fish', { item: 'card:fish' });
const eat = choice('eat', { item: 'card:crab', group: 'feed' });
const spare = choice('spare', { item: 'card:crab', group: 'feed' });
const leave = choice('leave', { group: 'pass', confirm: ['sure?'] });
const item = (id: string, choices: readonly Choice[], attempt?: unknown): Item => ({
  id,
  mark: 'plain',
  card: id,
  choices,
  ...(attempt === undefined ? {} : { attempt }),
});

const table: TableModel = {
  question: 'turn',
  groups: [
    { id: 'buy', label: 'Buy', shortcut: 'A', choices: [fish] },
    { id: 'feed', label: 'Feed', shortcut: 'F', choices: [eat, spare] },
    { id: 'pass', label: 'Pass', shortcut: 'X', choices: [leave] },
  ],
  items: new Map([
    ['card:fish', item('card:fish', [fish])],
    ['card:crab', item('card:crab', [eat, spare])],
    ['card:dear', item('card:dear', [], { type: 'buy', card: 'dear' })],
    ['card:far', item('card:far', [])],
    ['card:in', { ...item('card:in', []), back: { from: 7, again: ['x'] } }],
  ]),
};

const effectWith =
  (final: readonly Choice[], settled: readonly Choice[]) =>
  (choice: Choice): Effect =>
    final.includes(choice) ? 'final' : settled.includes(choice) ? 'settled' : 'begun';
const around = (ask: AskFirst, final: readonly Choice[] = [], settled: readonly Choice[] = []) => ({
  table,
  caution: { ask, effect: effectWith(final, settled) },
});
const at = (item: string) => ({ do: 'point', item }) as const;
const selected = (choice: Choice, more: Partial<Interaction> = {}): Interaction => ({
  ...IDLE,
  state: 'selected',
  asking: choice,
  ...more,
});

describe('pointing at an item', () => {
  test('with one choice that only begins something sends it', () => {
    expect(interact(IDLE, at('card:fish'), around('final'))).toEqual({ next: IDLE, send: fish });
  });
  test('with several choices asks which', () => {
    expect(interact(IDLE, at('card:crab'), around('final'))).toEqual({
      next: { ...IDLE, state: 'which', item: 'card:crab' },
    });
  });
  test('that could have been meant but is not legal asks why', () => {
    const { next, explain, send } = interact(IDLE, at('card:dear'), around('final'));
    expect([next.refused, explain, send]).toEqual(['card:dear', 'card:dear', undefined]);
  });
  test('that is nothing clears the refusal before it', () => {
    const refused = { ...IDLE, refused: 'card:dear' };
    expect(interact(refused, at(''), around('final')).next).toEqual(IDLE);
  });
  test('that means nothing does nothing', () => {
    expect(interact(IDLE, at('card:far'), around('final'))).toEqual({ next: IDLE });
  });
  test('that is in the set takes it out again, without asking', () => {
    expect(interact(IDLE, at('card:in'), around('always'))).toEqual({
      next: IDLE,
      takeBack: { from: 7, again: ['x'] },
    });
  });
});

describe('a choice that is final', () => {
  test('is selected by the first press, and sent by the second on the same thing', () => {
    const first = interact(IDLE, at('card:fish'), around('final', [fish]));
    expect(first).toEqual({ next: selected(fish) });
    expect(interact(first.next, at('card:fish'), around('final', [fish]))).toEqual({
      next: IDLE,
      send: fish,
    });
  });
  test('is sent by the same button, or by a yes', () => {
    expect(
      interact(selected(fish), { do: 'choose', choice: fish }, around('final', [fish])).send,
    ).toBe(fish);
    expect(interact(selected(fish), { do: 'confirm' }, around('final', [fish])).send).toBe(fish);
  });
  test('gives way to another thing that is pointed at', () => {
    expect(interact(selected(eat), at('card:fish'), around('final', [eat, fish]))).toEqual({
      next: selected(fish),
    });
    expect(interact(selected(eat), at('card:dear'), around('final', [eat])).next).toEqual({
      ...IDLE,
      refused: 'card:dear',
    });
  });
  test('goes back to what was open before', () => {
    const opened = interact(IDLE, { do: 'open', group: 'feed' }, around('final')).next;
    const asked = interact(opened, { do: 'choose', choice: eat }, around('final', [eat])).next;
    expect(asked).toEqual(selected(eat, { group: 'feed' }));
    expect(interact(asked, { do: 'back' }, around('final')).next).toEqual(opened);
  });
  test('is sent at once if the player never wants to be asked', () => {
    expect(interact(IDLE, at('card:fish'), around('never', [fish])).send).toBe(fish);
    expect(interact(IDLE, { do: 'open', group: 'pass' }, around('never', [leave])).send).toBe(
      leave,
    );
  });
});

describe('a choice that is done at once and can be undone', () => {
  const settled = [fish];
  test('is selected first where no kind of action was chosen, and sent by the second press or a yes', () => {
    const first = interact(IDLE, at('card:fish'), around('final', [], settled));
    expect(first).toEqual({ next: selected(fish) });
    expect(interact(first.next, at('card:fish'), around('final', [], settled))).toEqual({
      next: IDLE,
      send: fish,
    });
    expect(interact(first.next, { do: 'confirm' }, around('final', [], settled)).send).toBe(fish);
  });
  test('is sent at once where the kind was chosen before, or the question offers one kind only', () => {
    const opened = interact(IDLE, { do: 'open', group: 'buy' }, around('final', [], settled)).next;
    expect(interact(opened, at('card:fish'), around('final', [], settled)).send).toBe(fish);
    const single = {
      ...around('final', [], settled),
      table: { ...table, groups: table.groups.slice(0, 1) },
    };
    expect(interact(IDLE, at('card:fish'), single).send).toBe(fish);
  });
  test('is sent at once by a button that names it, and if the player never wants to be asked', () => {
    expect(interact(IDLE, { do: 'choose', choice: fish }, around('final', [], settled)).send).toBe(
      fish,
    );
    expect(interact(IDLE, at('card:fish'), around('never', [], settled)).send).toBe(fish);
  });
});

test('a player who always wants to be asked is asked about a choice that can be undone too', () => {
  expect(interact(IDLE, at('card:fish'), around('always'))).toEqual({ next: selected(fish) });
});

describe('a hand that carries', () => {
  const put = choice('put', { item: 'cell:1', group: 'answer' });
  const offered: Item = { ...item('card:fish', [fish]), lift: 'choose' };
  const fromOffer: TableModel = {
    ...table,
    items: new Map([...table.items, ['card:fish', offered]]),
  };
  /** The card has been bought, and is to be put somewhere. */
  const placing: TableModel = {
    question: 'cell',
    groups: [{ id: 'answer', label: 'Where?', shortcut: '', choices: [put] }],
    items: new Map<string, Item>([
      ['card:fish', { ...item('card:fish', []), lift: 'held' }],
      ['cell:1', item('cell:1', [put])],
      ['cell:2', item('cell:2', [], 'cell')],
    ]),
  };
  const within = (model: TableModel, ask: AskFirst = 'final', final: readonly Choice[] = []) => ({
    ...around(ask, final),
    table: model,
  });
  const carrying: Interaction = { ...IDLE, state: 'carrying', carried: 'card:fish' };

  test('takes up what can be chosen by it without being asked, and nothing else', () => {
    for (const ask of ['always', 'final', 'never'] as const)
      expect(
        interact(IDLE, { do: 'take', item: 'card:fish' }, within(fromOffer, ask, [fish])),
      ).toEqual({ next: carrying, send: fish });
    expect(interact(IDLE, { do: 'take', item: 'card:dear' }, within(fromOffer))).toEqual({
      next: IDLE,
    });
    expect(interact(IDLE, { do: 'take', item: 'card:fish' }, around('final'))).toEqual({
      next: IDLE,
    });
  });
  test('takes up again what was chosen before, without choosing it again', () => {
    expect(interact(IDLE, { do: 'take', item: 'card:fish' }, within(placing))).toEqual({
      next: carrying,
    });
  });
  test('knows the item below it, and only as long as it holds something', () => {
    expect(interact(carrying, { do: 'carry', over: 'cell:1' }, within(placing)).next).toEqual({
      ...carrying,
      over: 'cell:1',
    });
    expect(interact(IDLE, { do: 'carry', over: 'cell:1' }, within(placing)).next).toEqual(IDLE);
  });
  test('lays it down without being asked, unless that is always wanted', () => {
    const drop = { do: 'drop', over: 'cell:1' } as const;
    expect(interact(carrying, drop, within(placing, 'final', [put]))).toEqual({
      next: IDLE,
      send: put,
    });
    expect(interact(carrying, drop, within(placing, 'always'))).toEqual({ next: selected(put) });
  });
  test('puts it back where it can lie nowhere, and when the hand thinks better of it', () => {
    for (const made of [
      { do: 'drop', over: '' },
      { do: 'drop', over: 'cell:2' },
      { do: 'back' },
    ] as const)
      expect(interact(carrying, made, within(placing))).toEqual({
        next: IDLE,
        takeBack: 'question',
      });
  });
  test('has nothing to put back before the table has answered', () => {
    for (const made of [{ do: 'drop', over: 'card:crab' }, { do: 'back' }] as const)
      expect(interact(carrying, made, within(fromOffer))).toEqual({ next: IDLE });
  });
  test('holds nothing once the thing has gone', () => {
    expect([inHand(carrying, placing), inHand(carrying, table), inHand(IDLE, placing)]).toEqual([
      'card:fish',
      '',
      '',
    ]);
    expect(interact(carrying, at('card:crab'), around('final')).next.state).toBe('which');
  });
  test('that holds nothing drops nothing', () => {
    expect(interact(IDLE, { do: 'drop', over: 'cell:1' }, within(placing))).toEqual({ next: IDLE });
  });
});

describe('groups', () => {
  test('open and close again', () => {
    const opened = interact(IDLE, { do: 'open', group: 'feed' }, around('final'));
    expect(opened).toEqual({ next: { ...IDLE, state: 'kind', group: 'feed' } });
    expect(interact(opened.next, { do: 'open', group: 'feed' }, around('final'))).toEqual({
      next: IDLE,
    });
  });
  test('with a single choice that stands for nothing on the table take it at once, but ask once more when it must be asked', () => {
    const asked = interact(IDLE, { do: 'open', group: 'pass' }, around('final'));
    expect(asked).toEqual({ next: selected(leave) });
    expect(interact(asked.next, { do: 'confirm' }, around('final'))).toEqual({
      next: IDLE,
      send: leave,
    });
    expect(interact(asked.next, { do: 'open', group: 'pass' }, around('final')).send).toBe(leave);
    expect(interact(asked.next, { do: 'back' }, around('final'))).toEqual({ next: IDLE });
  });
});

import { describe, expect, test } from '@jest/globals';
import { IDLE, interact } from '../../src/table/interaction.ts';
import type { Choice, Item, TableView } from '../../src/table/table-view.ts';

const choice = (key: string, more: Partial<Choice> = {}): Choice =>
  ({ key, action: key, words: [key], group: 'buy', item: '', advised: false, ...more });
const fish = choice('fish', { item: 'card:fish' });
const eat = choice('eat', { item: 'card:crab', group: 'feed' }), spare = choice('spare', { item: 'card:crab', group: 'feed' });
const leave = choice('leave', { group: 'pass', confirm: ['sure?'] });
const item = (id: string, choices: readonly Choice[], attempt?: unknown): Item =>
  ({ id, mark: 'plain', card: id, choices, ...(attempt === undefined ? {} : { attempt }) });

const table: TableView = {
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
  ]),
};

describe('pointing at an item', () => {
  test('with one choice sends it', () => {
    expect(interact(IDLE, { do: 'point', item: 'card:fish' }, table)).toEqual({ next: IDLE, send: fish });
  });
  test('with several choices asks which', () => {
    expect(interact(IDLE, { do: 'point', item: 'card:crab' }, table)).toEqual({ next: { ...IDLE, item: 'card:crab' } });
  });
  test('that could have been meant but is not legal asks why', () => {
    const { next, explain, send } = interact(IDLE, { do: 'point', item: 'card:dear' }, table);
    expect([next.refused, explain, send]).toEqual(['card:dear', 'card:dear', undefined]);
  });
  test('that means nothing does nothing', () => {
    expect(interact(IDLE, { do: 'point', item: 'card:far' }, table)).toEqual({ next: IDLE });
  });
});

describe('groups', () => {
  test('open and close again', () => {
    const opened = interact(IDLE, { do: 'open', group: 'feed' }, table);
    expect(opened).toEqual({ next: { ...IDLE, group: 'feed' } });
    expect(interact(opened.next, { do: 'open', group: 'feed' }, table)).toEqual({ next: IDLE });
  });
  test('with a single choice that stands for nothing on the table take it at once, but ask once more when it must be asked', () => {
    const asked = interact(IDLE, { do: 'open', group: 'pass' }, table);
    expect(asked).toEqual({ next: { ...IDLE, asking: leave } });
    expect(interact(asked.next, { do: 'confirm' }, table)).toEqual({ next: IDLE, send: leave });
    expect(interact(asked.next, { do: 'back' }, table)).toEqual({ next: IDLE });
  });
});

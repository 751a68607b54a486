import { expect, test } from '@jest/globals';
import { othersAsked } from '../../src/table/controls/reverts.ts';

const person = { kind: 'person', conceded: 0 } as const;
const bot = { kind: 'bot', conceded: 0 } as const;

test('a revert asks all other people, and no bot', () => {
  expect(othersAsked([person, bot, person, person], { asker: 2 })).toEqual([0, 3]);
  expect(othersAsked([person, bot, bot], { asker: 0 })).toEqual([]);
});

test('a person who gave up is not asked, but was before that', () => {
  const seats = [person, { ...person, conceded: 9 }, { ...person, conceded: 5 }];
  expect(othersAsked(seats, { asker: 0 })).toEqual([]);
  expect(othersAsked(seats, { asker: 0, at: 7 })).toEqual([1]);
});

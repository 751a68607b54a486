import { describe, expect, test } from '@jest/globals';
import type { TableAsideData } from '@atoll/protocol';
import { offerTimeText } from '../../client/present/offer-time-text.ts';
import { offerHint } from '../../client/present/offer-hint.ts';
import { asideSeconds, nextSecond } from '@atoll/table-kit/table/model/aside-time.ts';
import { locale } from './das-locale.ts';

const names = ['Ada', 'Ben', 'Cleo'];
const aside: TableAsideData = { whole: 30_000, left: 18_500, since: 1000, composing: [] };
const composed = (...composing: number[]): TableAsideData => ({ ...aside, composing });

describe('the text on the time of an offer', () => {
  const answers = ['not-asked', 'open', 'open'];
  const text = (seat: number, now: TableAsideData | undefined): string =>
    offerTimeText(locale, now, { answers, names, seat });

  test('tells a seat that may answer once how long the offer stands', () => {
    expect(text(1, aside)).toBe('The offer stands for 19 seconds.');
    // Nothing of it depends on the time of day: it is said once, and not by the second.
    expect(text(0, aside)).toBe('');
    expect(text(-1, aside)).toBe('');
    expect(text(1, undefined)).toBe('');
  });

  test('tells every reader who composes an answer', () => {
    expect(text(0, composed(2))).toBe('Cleo is composing an answer.');
    expect(text(-1, composed(1, 2))).toBe('Ben and Cleo are composing an answer.');
    expect(text(2, composed(2))).toContain('waits while you compose');
  });

  test('is empty where no offer lies on the table', () => {
    expect(offerTimeText(locale, composed(1), { answers: [], names, seat: 0 })).toBe('');
  });
});

test('seconds are counted from the time that the server told', () => {
  expect(
    [0, 1000, 1499, 1501, 19_499, 19_500, 99_000].map((at) => asideSeconds(aside, at)),
  ).toEqual([19, 19, 19, 18, 1, 0, 0]);
  expect(nextSecond(aside, 1000)).toBe(500);
  expect(nextSecond(aside, 1500)).toBe(1000);
  expect(nextSecond(aside, 19_500)).toBeUndefined();
});

test('the time stands still while a player composes an answer', () => {
  expect(asideSeconds(composed(1), 99_000)).toBe(19);
  expect(nextSecond(composed(1), 1000)).toBeUndefined();
});

describe('the hint on a whole offer', () => {
  const offer = { give: [0, 0, 0, 0, 2], want: [0, 0, 0, 1, 0], skipped: [] };

  test('names the cards of both sides and the purpose', () => {
    expect(offerHint(locale, { ...offer, goal: 'settlement', lacks: 0 })).toBe(
      'The bot would offer 2 ore for 1 clay, so that you can build a settlement. Press Offer: it is filled in.',
    );
    expect(offerHint(locale, { ...offer, goal: 'city', lacks: 1 })).toContain(
      'to come nearer to a city.',
    );
    expect(offerHint(locale, { ...offer, lacks: 0 })).toContain('of more use to you.');
  });
});

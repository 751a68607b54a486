import { describe, expect, test } from '@jest/globals';
import { NO_NOTICE, onLeaving, whileAway } from '../../src/notify/notice-state.ts';
import type { About, NoticeState } from '../../src/store/subscriptions.ts';

const away = (state: NoticeState, wanted: About | '') => whileAway(state, { wanted, due: 100 });
const waiting = (notice: About): NoticeState => ({ ...NO_NOTICE, notice, due: 50, tries: 1 });
const announced = (about: NoticeState['told']): NoticeState => ({ ...NO_NOTICE, told: about });
const first = (notice: About, known: NoticeState['told'] = ''): NoticeState => ({
  notice,
  due: 100,
  tries: 0,
  told: known,
});

describe('an absent player', () => {
  test.each<[string, NoticeState, About | '', NoticeState]>([
    ['is told a turn', NO_NOTICE, 'turn', first('turn')],
    ['is told an offer', NO_NOTICE, 'aside', first('aside')],
    ['is told the end', NO_NOTICE, 'over', first('over')],
    ['is told a turn after an offer', announced('aside'), 'turn', first('turn', 'aside')],
    ['is told the end after a turn', announced('turn'), 'over', first('over', 'turn')],
    [
      'is told the end although they saw a question',
      announced('seen'),
      'over',
      first('over', 'seen'),
    ],
    [
      'is told a new turn when what they saw is gone',
      away(announced('seen'), ''),
      'turn',
      first('turn'),
    ],
    [
      'is told once where the match began with their turn',
      waiting('began'),
      'turn',
      { ...first('turn'), due: 50 },
    ],
    [
      'is told an offer in place of a turn that is gone',
      waiting('turn'),
      'aside',
      { ...first('aside'), due: 50 },
    ],
    ['is not told a turn that is over', waiting('turn'), '', NO_NOTICE],
  ])('%s', (_what, state, wanted, expected) => {
    expect(away(state, wanted)).toEqual(expected);
  });

  test.each<[string, NoticeState, About | '']>([
    ['a question that they were told', announced('turn'), 'turn'],
    ['an offer after their turn', announced('turn'), 'aside'],
    ['a question that they saw', announced('seen'), 'turn'],
    ['an offer that they saw', announced('seen'), 'aside'],
    ['that it began, twice', announced('began'), 'began'],
    ['what waits to be sent', waiting('turn'), 'turn'],
    ['that it began, before it is sent, less', waiting('began'), ''],
    ['the end, twice', announced('over'), 'over'],
    ['nothing', NO_NOTICE, ''],
  ])('is not told again: %s', (_what, state, wanted) => {
    expect(away(state, wanted)).toBe(state);
  });

  test('a player who leaves with a question on the table has seen it', () => {
    expect(onLeaving('turn')).toEqual(announced('seen'));
    expect(onLeaving('aside')).toEqual(announced('seen'));
    expect(onLeaving('')).toEqual(NO_NOTICE);
  });
});

import { describe, expect, test } from '@jest/globals';
import type { AtollAction } from '../../../src/index.ts';
import {
  amount,
  at,
  bloom,
  branch,
  buyAnimal,
  buyCoral,
  choose,
  done,
  feed,
  grow,
  hunt,
  income,
  no,
  pass,
  pay,
  purify,
  reduce,
  sell,
  shelter,
  side,
  useCoral,
  yes,
} from '../support/actions.ts';
import { alone, reef } from '../support/reef.ts';

const BEGINNINGS: readonly AtollAction[] = [
  buyCoral('rice-coral'),
  buyAnimal('flame-angelfish'),
  feed('coral-beauty'),
  useCoral('brush-coral'),
  grow,
  purify,
  sell,
  bloom,
  pass,
];
const ANSWERS: readonly AtollAction[] = [
  at(1, 1),
  pay(0),
  branch(0),
  reduce('coral-beauty'),
  shelter('citron-goby'),
  hunt('coral-beauty'),
  choose('basic-coral'),
  side('basic-coral', 'S'),
  amount(1),
  yes,
  no,
  income('scientists'),
  done,
];

describe('[P7] One question at a time', () => {
  test.each(BEGINNINGS.map((action) => [action.type, action] as const))(
    'while a cell is asked "%s" must wait',
    (_, action) => {
      const match = alone(
        {
          coins: 9,
          plankton: 9,
          corals: ['brush-coral', { card: 'basic-coral', polluted: true }],
          animals: ['coral-beauty'],
        },
        { offers: { corals: ['rice-coral', 'blue-coral'], animals: ['flame-angelfish'] } },
      );
      match.act(0, buyCoral('blue-coral'));
      expect(match.reasons(0, action)).toContain('answer-pending');
    },
  );

  test.each(ANSWERS.map((action) => [action.type, action] as const))(
    '"%s" answers nothing when nothing is asked',
    (_, action) => {
      expect(alone({ coins: 9 }).reasons(0, action)).toContain('nothing-pending');
    },
  );

  test.each(ANSWERS.slice(1).map((action) => [action.type, action] as const))(
    '"%s" is no answer to where a coral goes',
    (_, action) => {
      const match = alone({ coins: 9 }, { offers: { corals: ['blue-coral'] } }).act(
        0,
        buyCoral('blue-coral'),
      );
      expect(match.reasons(0, action)).toContain('not-an-option');
    },
  );

  test('a refused action is never among the legal ones', () => {
    const match = alone({
      coins: 9,
      plankton: 9,
      corals: ['brush-coral', 'basic-coral'],
      animals: ['coral-beauty'],
    });
    for (const action of [...BEGINNINGS, ...ANSWERS])
      expect(match.reasons(0, action).length === 0).toBe(match.offers(0, action));
  });

  test('[P2] only who is asked may answer', () => {
    const match = reef([{ coins: 9 }, { coins: 9 }], { offers: { corals: ['blue-coral'] } }).act(
      0,
      buyCoral('blue-coral'),
    );
    expect(match.reasons(1, at(1, 1))).toContain('not-your-turn');
  });
});

describe('[P6] Refusals carry figures', () => {
  test('colonies', () => {
    const match = alone({ coins: 9 }, { offers: { animals: ['regal-angelfish'] } });
    expect(match.details(0, buyAnimal('regal-angelfish'))).toMatchObject({ need: 3, best: 1 });
  });

  test('a growth', () => {
    expect(alone({ plankton: 1 }).details(0, grow)).toMatchObject({ need: 2, have: 1 });
  });
});

import { createMatch } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { atoll, type AtollAction } from '../src/index.ts';
import type { QuestionKind } from '../src/view.ts';
import { loadText, phraseText } from '../src/text/index.ts';

const { state } = createMatch(atoll, { seed: 'verbs', seats: 2, options: atoll.parseOptions({}) });
const { question, ...view } = atoll.publicView(state);
const text = await loadText('cs');

const button = (action: AtollAction, kind: QuestionKind): string => {
  const asked = { ...question, kind, card: 'day-octopus' };
  const context = { view: { ...view, question: asked }, seat: 0, names: ['Mira', 'Jonas'] };
  return phraseText(text.actionPhrase(action, context));
};

describe('a card on a button in Czech', () => {
  test.each([
    ['Nechat Chobotnici denní vymřít', { type: 'reduce', card: 'day-octopus' }, 'reduce'],
    ['Znečistit Xenii pulzující', { type: 'choose', card: 'pulse-coral' }, 'pollute'],
    ['Vybrat Chobotnici denní k výměně', { type: 'choose', card: 'day-octopus' }, 'discard'],
    ['Vybrat Chobotnici denní', { type: 'choose', card: 'day-octopus' }, 'partner'],
    [
      'Odstranit znečištění z karty Xenie pulzující',
      { type: 'choose', card: 'pulse-coral' },
      'clean',
    ],
    ['Odebrat 1 Únavu z karty Chobotnice denní', { type: 'choose', card: 'day-octopus' }, 'rest'],
  ] as const)('is what the verb is about: %s', (sentence, action, kind) => {
    expect(button(action, kind)).toBe(sentence);
  });

  test.each(['pollute', 'clean', 'purify', 'raise', 'rest', 'tire', 'bloom', 'discard'] as const)(
    'stands behind no colon: %s',
    (kind) => {
      expect(button({ type: 'choose', card: 'day-octopus' }, kind)).not.toContain(':');
    },
  );
});

import { expect, test } from '@jest/globals';
import { table } from '../../src/words/fr/table.ts';
import { tableRefusals } from '../../src/words/fr/refusals.ts';
import { revert } from '../../src/words/fr/revert-words.ts';
import { words } from '../../src/words/fr/index.ts';

test('an undone step is "annulé" in French; "repris" would mean that it is resumed', () => {
  const said = [
    table.controls.takeBack,
    table.controls.takesBack('x'),
    table.controls.takesOthers,
    tableRefusals['nothing-to-undo'],
    tableRefusals['undo-out-of-reach'],
    tableRefusals['undo-too-often'],
    tableRefusals['undo-log-full'],
    revert.ended,
  ];
  expect(said.filter((text) => !/annul/i.test(text) || /repr/i.test(text))).toEqual([]);
});

test.each([
  [0, 'Chat'],
  [1, 'Chat, 1 non lu'],
  [2, 'Chat, 2 non lus'],
])('%i unread messages', (unread, said) => {
  expect(words.talk.tab(unread)).toBe(said);
});

test.each([
  [0.4, '0 point'],
  [1.4, '1 point'],
  [1.6, '2 points'],
])('the word after about %d points goes with the number shown', (points, said) => {
  expect(words.table.hint.points(points)).toMatch(new RegExp(` environ ${said} à la fin`));
});

test('two are to play, each with "à"', () => {
  expect(words.mine.turnOf(['Mira', 'Jonas'])).toBe('C’est à Mira et à Jonas de jouer');
});

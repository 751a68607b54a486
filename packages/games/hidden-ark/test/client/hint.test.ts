import { knowledgeOf, type AnyGame } from '@atoll/engine';
import { namedSearch } from '../../src/bot/index.ts';
import { hiddenArk, type HiddenArkAction } from '../../src/index.ts';
import { expect, test } from '@jest/globals';
import { hintSentence } from '../../client/present/hint.ts';
import { locale } from './ark-locale.ts';

const game = hiddenArk as AnyGame;

/** What the bot would do where the first column of a match is chosen. */
async function advised() {
  const options = hiddenArk.parseOptions({});
  let state = hiddenArk.setup({ seed: 'hint', seats: 2, options });
  while (state.phase !== 'action') {
    const [seat = 0] = hiddenArk.activeSeats(state);
    const [first] = hiddenArk.legalActions(state, seat);
    ({ state } = hiddenArk.apply(state, seat, first as HiddenArkAction));
  }
  const [seat = 0] = hiddenArk.activeSeats(state);
  const knowledge = knowledgeOf(game, state, seat);
  const legal = hiddenArk.legalActions(state, seat);
  const advice = namedSearch('lagoon').advise?.({ game, ...knowledge, seat, legal, seed: 'a' });
  return {
    suggestion: advice as Parameters<typeof hintSentence>[1],
    view: hiddenArk.publicView(state),
  };
}

test('a hint names its expected points at the end, and those of the next best action', async () => {
  const { suggestion, view } = await advised();
  const sentence = hintSentence(locale, suggestion, view).join('');
  expect(sentence).toMatch(
    /^My advice: .+ about \d+ points at the end; (the next best, .+, to about \d+|about as good: .+)\.$/,
  );
  expect(suggestion.expected).toBeGreaterThan(40);
  expect(suggestion.expected).toBeLessThan(160);
});

test('a hint with a single choice names that choice alone', async () => {
  const { suggestion, view } = await advised();
  const { action } = suggestion;
  expect(hintSentence(locale, { action, expected: 80 }, view).join('')).toMatch(
    /^My advice: [^.]+\.$/,
  );
});

test('beside a common result a hint says how much more, and no other total', async () => {
  const { suggestion, view } = await advised();
  const { action } = suggestion;
  const said = (gain: number): string =>
    hintSentence(
      locale,
      { action, expected: 80, next: { action, expected: 80 - gain } },
      { ...view, cooperative: true },
    ).join('');
  expect(said(2.6)).toMatch(
    /^My advice: .+\. That brings the crew 3 points more than the next best, .+\.$/,
  );
  expect(said(1)).toMatch(/ the crew 1 point more than /);
  expect(said(0.4)).toMatch(/^My advice: .+\. About as good for the crew: .+\.$/);
  expect(said(2.6)).not.toMatch(/leads to about/);
});

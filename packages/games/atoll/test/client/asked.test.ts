import { describe, expect, test } from '@jest/globals';
import { atoll, type AtollAction, type AtollState, type Coral } from '../../src/index.ts';
import { phraseText } from '../../src/text/index.ts';
import { plain, type RichText } from '@atoll/table-kit/ui/rich-text.ts';
import { IDLE } from '@atoll/table-kit/table/model/interaction.ts';
import { askedPhrase } from '../../client/present/asked-phrase.ts';
import { attemptAt, cardsOnTable } from '../../client/present/items.ts';
import { present } from '../../client/present/present.ts';
import { selectionText } from '../../client/present/text/selection-text.ts';
import { locale } from './support/atoll-locale.ts';

const names = ['Mira', 'Jonas'];

/** Two reefs of a fresh match, the first with so many polluted corals, and what its owner has. */
function fresh({
  polluted,
  round = 1,
}: {
  readonly polluted: number;
  readonly round?: number;
}): AtollState {
  const state = atoll.setup({ seed: 'asked', seats: 2, options: atoll.parseOptions({}) });
  const cards = ['basic-coral', 'rice-coral', 'table-coral'];
  const corals = cards.map(
    (card, i): Coral => ({ card, x: i, y: i, grown: [], polluted: i < polluted, fatigue: 0 }),
  );
  const [first, ...others] = state.reefs;
  if (first === undefined) throw new Error('no reef');
  return {
    ...state,
    round,
    starter: 0,
    turn: 0,
    reefs: [{ ...first, coins: 9, plankton: 9, scales: 0, corals }, ...others],
  };
}

const after = (state: AtollState, action: AtollAction): AtollState =>
  atoll.apply(atoll.clone(state), 0, action).state;
const asked = (state: AtollState): string =>
  plain(askedPhrase(locale, atoll.publicView(state), atoll.legalActions(state, 0)));
const tableOf = (state: AtollState): ReturnType<typeof present> => {
  const view = atoll.publicView(state);
  const legal = atoll.legalActions(state, 0);
  const action = (each: AtollAction): RichText =>
    locale.text.actionPhrase(each, { view, seat: 0, names });
  const words = { action, group: (id: string) => id, confirmPass: () => [] };
  return present(locale, {
    view,
    seat: 0,
    legal,
    interaction: IDLE,
    words,
    reach: { undoable: [], steps: [] },
  });
};

describe('a Water Purification', () => {
  const THEN = 'At the end of this round you can then let in Scientists only, no Tourists.';

  test('says while corals are chosen who comes in Recovery, and no higher number than there are polluted corals', () => {
    expect(asked(after(fresh({ polluted: 1 }), { type: 'purify' }))).toBe(
      `Water Purification: choose a coral to remove pollution from. ${THEN}`,
    );
    expect(asked(after(fresh({ polluted: 3 }), { type: 'purify' }))).toContain('(up to 2)');
  });

  test('says it with the question that confirms it, before and after the coral is chosen', () => {
    for (const state of [
      fresh({ polluted: 1 }),
      after(fresh({ polluted: 1 }), { type: 'purify' }),
    ]) {
      const table = tableOf(state);
      const choices = table.groups.flatMap((group) => group.choices);
      const choice = choices.find(({ group }) => group === 'purify' || group === 'answer');
      if (choice === undefined) throw new Error('nothing to choose');
      expect(
        selectionText(locale, { ...IDLE, state: 'selected', asking: choice }, table),
      ).toContain(THEN);
    }
  });

  test('says nothing of it in the last round, which no Recovery follows, nor does any other action', () => {
    expect(asked(after(fresh({ polluted: 1, round: 4 }), { type: 'purify' }))).not.toContain(
      'Scientists',
    );
    const others = tableOf(fresh({ polluted: 1 }))
      .groups.filter(({ id }) => id !== 'purify')
      .flatMap(({ choices }) => choices);
    expect(others.length).toBeGreaterThan(3);
    expect(others.flatMap(({ later }) => later ?? [])).toEqual([]);
  });
});

test('the Basic Coral of another seat is not taken for the own one', () => {
  const view = atoll.publicView(after(fresh({ polluted: 3 }), { type: 'purify' }));
  const basics = cardsOnTable(view, 0).filter(({ card }) => card === 'basic-coral');
  expect(basics.map((on) => [on.owner, attemptAt(on, view.question)?.type])).toEqual([
    [0, 'choose'],
    [1, undefined],
  ]);
});

test('growing says what it does, where, and for how much; a card that gives a colony asks no price', () => {
  const growing = after(fresh({ polluted: 0 }), { type: 'grow' });
  const view = atoll.publicView(growing);
  const side = atoll.legalActions(growing, 0).find(({ type }) => type === 'side');
  if (side === undefined) throw new Error('no side');
  expect(phraseText(locale.text.actionPhrase(side, { view, seat: 0, names }))).toMatch(
    /^Place a colony on the \w+ side of .+ for 2 plankton$/,
  );
  const given = { ...view, question: { ...view.question, card: 'rice-coral' } };
  expect(phraseText(locale.text.actionPhrase(side, { view: given, seat: 0, names }))).toMatch(
    /^Place a colony on the \w+ side of [^2]+$/,
  );
});

test('places are told by the same directions as the sides of corals', () => {
  const state = fresh({ polluted: 0 });
  const card = state.corals.offer[0] ?? '';
  const buying = after(state, { type: 'buyCoral', card });
  const view = atoll.publicView(buying);
  const cells = atoll.legalActions(buying, 0).filter(({ type }) => type === 'cell');
  expect(cells.length).toBeGreaterThan(2);
  for (const cell of cells)
    expect(phraseText(locale.text.actionPhrase(cell, { view, seat: 0, names }))).toMatch(
      /^Place (north|south)?(east|west)? of \D+$/,
    );
});

test('one thing to choose from is no choice of one', () => {
  const group = (count: number) => ({
    id: 'feed',
    label: '',
    shortcut: '',
    choices: Array.from({ length: count }, () => ({}) as never),
  });
  const hint = (count: number) =>
    selectionText(
      locale,
      { ...IDLE, state: 'kind', group: 'feed' },
      { question: 'turn', items: new Map(), groups: [group(count)] },
    );
  expect([hint(1), hint(3)]).toEqual([
    'Feed: choose the only one that can eat.',
    'Feed: choose one of 3 that can eat.',
  ]);
});

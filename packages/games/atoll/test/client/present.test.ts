import { describe, expect, test } from '@jest/globals';
import type { AtollAction, AtollView } from '../../src/index.ts';
import { plain, type RichText } from '@atoll/table-kit/ui/rich-text.ts';
import { IDLE, interact } from '@atoll/table-kit/table/model/interaction.ts';
import { allChoices, type TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import { layoutScreen } from '../../client/layout/layout.ts';
import { place } from '../../client/layout/place.ts';
import type { Placement } from '../../client/layout/placement.ts';
import { litGroup, present } from '../../client/present/present.ts';
import { reefPlan } from '../../client/present/reef-plans.ts';
import { answerTab } from '../../client/present/tabs.ts';
import { playout, type PlayoutStep } from './support/playout.ts';
import { locale } from './support/atoll-locale.ts';

const names = ['Mira', 'Jonas', 'Aki', 'Lea'];
const NO_REACH = { undoable: [], steps: [] } as const;
const offers = { animals: 6, large: 2, corals: 6 };

function tableOf(
  { view, seat, legal }: PlayoutStep,
  group = '',
  advised?: AtollAction,
): TableModel {
  const action = (each: AtollAction): RichText =>
    locale.text.actionPhrase(each, { view, seat, names });
  const words = {
    action,
    group: (id: string) => id,
    confirmPass: (open: readonly string[]) => ['Sure?', ...open],
  };
  return present(locale, {
    view,
    seat,
    legal,
    interaction: { ...IDLE, group },
    words,
    reach: NO_REACH,
    advised,
  });
}

function placed({ view, seat, legal }: PlayoutStep): readonly Placement[] {
  const others = view.seats.length - 1;
  const events = view.eventsOn ? 'played' : 'left out';
  const layout = layoutScreen(
    { width: 1280, height: 752, others, events, offers },
    { tab: 'animals', shift: 0 },
  );
  const plan = (owner: number): ReturnType<typeof reefPlan> =>
    reefPlan(view, owner, owner === seat ? legal : []);
  const minis = view.seats.flatMap((_, i) => (i === seat ? [] : [plan(i)]));
  return place({
    view,
    layout,
    main: plan(seat),
    minis,
    camera: undefined,
    sidesOf: () => '',
    priceOf: () => 0,
  });
}

const moments = [
  ...playout('table', 2),
  ...playout('alone', 1),
  ...playout('surprises', 2, { events: true }),
];

describe('every question of three whole matches', () => {
  test('is asked in many kinds, so that this test says something', () => {
    expect(new Set(moments.map(({ view }) => view.question.kind)).size).toBeGreaterThan(9);
  });
  test('has each legal action as exactly one button', () => {
    for (const moment of moments) {
      const shown = allChoices(tableOf(moment))
        .map(({ action }) => JSON.stringify(action))
        .sort();
      expect(shown).toEqual(moment.legal.map((action) => JSON.stringify(action)).sort());
    }
  });
  test('has buttons with words of their own', () => {
    for (const moment of moments) {
      const said = allChoices(tableOf(moment)).map(({ words }) => plain(words));
      expect(said.filter((words) => words === '')).toEqual([]);
      expect(new Set(said).size).toBe(said.length);
    }
  });
  test('shows on the canvas every item that a button stands for, and lets each item lead to its button', () => {
    for (const moment of moments) {
      const table = tableOf(moment);
      const drawn = new Set(placed(moment).map(({ item }) => item));
      for (const choice of allChoices(table)) {
        if (choice.item === '') continue;
        expect(drawn.has(choice.item) ? '' : choice.item).toBe('');
        expect(table.items.get(choice.item)?.choices).toContain(choice);
      }
    }
  });
  test('draws each thing once', () => {
    for (const moment of moments) {
      const keys = placed(moment).map(({ key }) => key);
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    }
  });
});

describe('the kind of action that is under way', () => {
  const lit = (moment: PlayoutStep, seat: number, group = ''): string =>
    litGroup(moment.view, { interaction: { ...IDLE, group }, seat });
  test('is lit for the deciding seat alone', () => {
    const underWay = moments.filter((moment) => lit(moment, moment.seat) !== '');
    expect(new Set(underWay.map((moment) => lit(moment, moment.seat))).size).toBeGreaterThan(3);
    for (const moment of underWay) {
      expect(lit(moment, moment.seat + 1)).toBe('');
      expect(lit(moment, -1)).toBe('');
    }
  });
  test('gives way to the one that is open', () => {
    expect(lit(moments[0]!, moments[0]!.seat, 'grow')).toBe('grow');
  });
});

test('the tab of the phone that comes forward is the one with the answers', () => {
  const wanted = (
    kind: AtollView['question']['kind'],
    of: AtollView['question']['of'] = '',
  ): unknown =>
    answerTab(
      { ...moments[0]!.view, question: { seat: 0, kind, card: '', count: 0, of, chosen: [] } },
      moments[0]!.legal,
    );
  expect([
    wanted('turn'),
    wanted('prey'),
    wanted('discard', 'animals'),
    wanted('discard', 'corals'),
  ]).toEqual([undefined, 'actions', 'animals', 'corals']);
  expect(
    answerTab(moments.find(({ view }) => view.question.kind !== 'turn')!.view, []),
  ).toBeUndefined();
});

describe('marks', () => {
  const first = moments[0]!;
  test('an opened group makes its cards glow and dims those that it would be about', () => {
    const { items } = tableOf(first, 'buyAnimal');
    const marks = [...first.view.animals.cards, ...first.view.large.cards].map(
      (card) => items.get(`card:${card}`)?.mark,
    );
    const legal = new Set(
      first.legal.flatMap((action) => (action.type === 'buyAnimal' ? [action.card] : [])),
    );
    expect(marks).toEqual(
      [...first.view.animals.cards, ...first.view.large.cards].map((card) =>
        legal.has(card) ? 'legal' : 'dim',
      ),
    );
    expect(first.view.corals.cards.map((card) => items.get(`card:${card}`)?.mark)).toEqual(
      first.view.corals.cards.map(() => 'plain'),
    );
  });
  test('the card that is asked about is chosen, and its cells glow', () => {
    const moment = moments.find(({ view }) => view.question.kind === 'cell')!;
    const { items } = tableOf(moment);
    expect(items.get(`card:${moment.view.question.card}`)?.mark).toBe('chosen');
    expect(
      [...items.values()].filter(({ id }) => id.startsWith('cell:')).map(({ mark }) => mark),
    ).toEqual(moment.legal.map(() => 'legal'));
  });
  test('a suggested action is marked on the table and on its button, whatever it is', () => {
    for (const moment of moments) {
      const advised = structuredClone(moment.legal.at(-1)!);
      const table = tableOf(moment, '', advised);
      const [choice, ...more] = allChoices(table).filter((each) => each.advised);
      expect([choice?.action, more]).toEqual([advised, []]);
      const marked = [...table.items.values()]
        .filter(({ mark }) => mark === 'advised')
        .map(({ id }) => id);
      expect(marked).toEqual(choice?.item === '' ? [] : [choice?.item]);
    }
  });
  test('the card that another seat is busy with is chosen for everybody', () => {
    const moment = moments.find(({ view }) => view.question.kind === 'cell')!;
    const { items } = tableOf({ ...moment, seat: -1, legal: [] });
    expect(
      [...items.values()]
        .filter(({ mark }) => mark !== 'plain')
        .map(({ card, mark }) => [card, mark]),
    ).toEqual([[moment.view.question.card, 'chosen']]);
  });
  test('a spectator sees no marks', () => {
    const table = tableOf({ ...first, seat: -1, legal: [] });
    expect([
      table.question,
      table.groups,
      [...table.items.values()].filter(({ mark }) => mark !== 'plain'),
    ]).toEqual(['none', [], []]);
  });
});

describe('the places of a bought card', () => {
  const asked = moments.filter(({ view }) => view.question.kind === 'cell');
  test('are told by the cards beside them, not by numbers', () => {
    const said = asked.flatMap((moment) =>
      allChoices(tableOf(moment)).map(({ words }) => plain(words)),
    );
    expect(
      said.filter((words) => !/^Place (north|south)?(east|west)? of [A-Z]/.test(words)),
    ).toEqual([]);
  });
  test('that lack colonies can be pointed at, and ask the rules why not', () => {
    const isCell = ({ kind, item }: Placement): boolean => kind === 'cell' && item !== '';
    const poor = asked.flatMap((moment) => {
      const table = tableOf(moment);
      const cells = placed(moment)
        .filter(isCell)
        .map(({ item }) => table.items.get(item));
      return cells.flatMap((item) =>
        item !== undefined && item.choices.length === 0 ? [{ item, table }] : [],
      );
    });
    expect(poor.length).toBeGreaterThan(0);
    for (const { item, table } of poor) {
      expect([item.mark, item.attempt]).toEqual([
        'plain',
        expect.objectContaining({ type: 'cell' }),
      ]);
      const caution = { ask: 'never', effect: () => 'final' as const } as const;
      expect(interact(IDLE, { do: 'point', item: item.id }, { table, caution }).explain).toBe(
        item.id,
      );
    }
  });
});

test('the prey that costs least is offered first, and the loss of an animal last', () => {
  const moment = moments.find(
    ({ view, seat }) =>
      new Set(view.seats[seat]?.reefAnimals.map(({ level }) => level > 1)).size === 2,
  )!;
  const view = {
    ...moment.view,
    question: { ...moment.view.question, kind: 'prey', card: 'tiger-shark', count: 1 },
  } as const;
  const animals = view.seats[moment.seat]!.reefAnimals;
  const low = animals.find(({ level }) => level === 1)!;
  const high = animals.find(({ level }) => level > 1)!;
  const legal: AtollAction[] = [
    { type: 'reduce', card: low.card },
    { type: 'reduce', card: high.card },
    { type: 'hunt', card: 'x' },
    { type: 'shelter', card: low.card },
  ];
  const action = (each: AtollAction): RichText => [JSON.stringify(each)];
  const words = { action, group: (id: string) => id, confirmPass: () => [] };
  const shown = present(locale, {
    ...moment,
    view,
    legal,
    interaction: IDLE,
    reach: NO_REACH,
    words,
  });
  expect(allChoices(shown).map((choice) => choice.action)).toEqual([
    legal[3],
    legal[2],
    legal[1],
    legal[0],
  ]);
});

test('passing asks once more while something else is possible, and says what', () => {
  const pass = (legal: readonly AtollAction[]): unknown =>
    allChoices(tableOf({ ...moments[0]!, legal })).find(({ group }) => group === 'pass')?.confirm;
  const { legal } = moments[0]!;
  const kinds = [...new Set(legal.map(({ type }) => type))].filter((type) => type !== 'pass');
  expect(pass(legal)).toEqual(['Sure?', ...kinds]);
  expect(pass([{ type: 'pass' }])).toBeUndefined();
});

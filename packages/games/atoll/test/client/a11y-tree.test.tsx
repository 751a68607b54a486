import { describe, expect, test } from '@jest/globals';
import type { AtollAction } from '../../src/index.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';
import { IDLE } from '@atoll/table-kit/table/model/interaction.ts';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import type { Entry } from '@atoll/table-kit/table/a11y/entry.tsx';
import { layoutScreen } from '../../client/layout/layout.ts';
import { place } from '../../client/layout/place.ts';
import type { Placement } from '../../client/layout/placement.ts';
import { A11yTree } from '../../client/panels/a11y-tree/a11y-tree.tsx';
import { a11yTree } from '../../client/present/a11y-tree.ts';
import { present } from '../../client/present/present.ts';
import { reefPlan } from '../../client/present/reef-plans.ts';
import { playout, type PlayoutStep } from './support/playout.ts';
import { AtollScope } from '../../client/words/atoll-locale.ts';
import { LocaleScope } from '@atoll/table-kit/words/use-locale.ts';
import { locale } from './support/atoll-locale.ts';

const names = ['Mira', 'Jonas', 'Aki', 'Lea'];
const offers = { animals: 6, large: 2, corals: 6 };
const moments = [
  ...playout('mirror', 2),
  ...playout('mirror alone', 1),
  ...playout('mirror of four', 4, { events: true }),
];

function tableOf({ view, seat, legal }: PlayoutStep): TableModel {
  const action = (each: AtollAction): RichText =>
    locale.text.actionPhrase(each, { view, seat, names });
  const words = { action, group: (id: string) => id, confirmPass: () => [] };
  return present(locale, {
    view,
    seat,
    legal,
    interaction: IDLE,
    reach: { undoable: [], steps: [] },
    words,
  });
}

/** Everything that the canvas of a large screen draws. */
function placed({ view, seat, legal }: PlayoutStep): readonly Placement[] {
  const events = view.eventsOn ? 'played' : 'left out';
  const size = {
    width: 1280,
    height: 1600,
    others: view.seats.length - 1,
    events,
    offers,
  } as const;
  const plan = (owner: number): ReturnType<typeof reefPlan> =>
    reefPlan(view, owner, owner === seat ? legal : []);
  const minis = view.seats.flatMap((_, i) => (i === seat ? [] : [plan(i)]));
  const layout = layoutScreen(size, { tab: 'animals', shift: 0 });
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

const entriesOf = (moment: PlayoutStep): readonly Entry[] => {
  const { offers: rows, reefs } = a11yTree(locale, { ...moment, table: tableOf(moment) });
  const lying = reefs.flatMap((reef): readonly Entry[] => [
    ...reef.rows.flatMap(({ cells }) => cells),
    ...reef.sides,
  ]);
  return [...rows.flatMap(({ entries }) => entries), ...lying];
};

function html(moment: PlayoutStep, placements: readonly Placement[] = []): string {
  const model = a11yTree(locale, { ...moment, table: tableOf(moment) });
  const nothing = (): void => undefined;
  const hands = {
    why: () => 'too dear',
    onPoint: nothing,
    onReach: nothing,
    onAct: nothing,
    onRead: nothing,
  };
  const input = { placements, windows: new Map() };
  return renderToStaticMarkup(
    <LocaleScope locale={locale}>
      <AtollScope locale={locale}>
        <A11yTree model={model} seat={moment.seat} names={names} input={input} actions={hands} />
      </AtollScope>
    </LocaleScope>,
  );
}

const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(/data-item="([^"]*)"/g)].map(([, id]) => id!).sort();

test('the page holds the same things as the canvas, each once', () => {
  const some = moments.filter((_, i) => i % 7 === 0);
  expect(new Set(some.map(({ view }) => view.question.kind)).size).toBeGreaterThan(8);
  for (const moment of some) {
    const drawn = placed(moment)
      .map(({ item }) => item)
      .sort();
    expect(idsIn(html(moment))).toEqual(drawn);
  }
});

test('an item is open in the accessibility tree exactly when pointing at it leads to an answer', () => {
  for (const moment of moments) {
    const { items } = tableOf(moment);
    const open = entriesOf(moment)
      .filter(({ state }) => state === 'open')
      .map(({ item }) => item)
      .sort();
    expect(open).toEqual(
      [...items.values()]
        .filter(({ choices }) => choices.length > 0)
        .map(({ id }) => id)
        .sort(),
    );
  }
});

test('a closed item can be reached and is described by its reason', () => {
  const text = html(moments[0]!);
  const closed = entriesOf(moments[0]!).filter(({ state }) => state === 'closed');
  expect(closed.length).toBeGreaterThan(0);
  for (const { item } of closed) {
    const tag = new RegExp(`<[^>]*data-item="${item}"[^>]*>`).exec(text)![0];
    expect(tag).toContain('aria-disabled="true"');
    const id = /aria-describedby="([^"]*)"/.exec(tag)![1]!;
    expect(text).toContain(`<span id="${id}" class="hidden">too dear</span>`);
  }
});

test('each element lies over its item, with one tab stop for each reef and offer', () => {
  const moment = moments[0]!;
  const placements = placed(moment);
  const text = html(moment, placements);
  const tag = new RegExp(`<[^>]*data-item="${placements[0]!.item}"[^>]*>`).exec(text)![0];
  expect(tag).toMatch(/tb-entry.*style="left:[\d.]+px;top:[\d.]+px;width:[\d.]+px/);
  expect(text.match(/tabindex="0"/g)).toHaveLength(3 + moment.view.seats.length);
});

describe('cells of a reef', () => {
  const named = (moment: PlayoutStep): readonly string[] =>
    entriesOf(moment).map(({ name }) => name);
  test('are named by their way from the Basic Coral, no two alike on a reef', () => {
    for (const moment of moments) {
      const { reefs } = a11yTree(locale, { ...moment, table: tableOf(moment) });
      for (const { rows } of reefs) {
        const places = rows.flatMap(({ cells }) => cells.map(({ name }) => name.split(',')[0]));
        expect(new Set(places).size).toBe(places.length);
        expect(
          places.filter(
            (place) => !/^(centre|(\d+ (north|south))?( ?\d+ (east|west))?)$/.test(place!),
          ),
        ).toEqual([]);
      }
    }
  });
  test('tell how many colonies face a place that is asked for, and what Enter does', () => {
    const moment = moments.find(
      (each) =>
        each.view.question.kind === 'cell' &&
        entriesOf(each).some(({ state, item }) => state === 'closed' && item.startsWith('cell:')),
    )!;
    expect(
      named(moment).filter((name) =>
        /empty cell for .*, \d of \d colonies face it\. Enter: Place /.test(name),
      ).length,
    ).toBeGreaterThan(0);
    expect(
      named(moment).filter((name) => /empty cell for .*, \d of \d colonies face it$/.test(name))
        .length,
    ).toBeGreaterThan(0);
  });
});

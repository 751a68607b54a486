import type { AtollView, CardId } from '../../src/index.ts';
import { leavingCards, SIDES } from '../../src/cards/tables.ts';
import { priceNow } from '../../src/text/index.ts';
import { animalPlaces } from '../../src/views/animal-places.ts';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';
import type { Entry } from '@atoll/table-kit/table/a11y/entry.tsx';
import type { Item, TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import { cardItem, cellItem, sideItem } from '../ids.ts';
import { spokenAnimal, spokenCoral, spokenOffer } from './text/spoken-card.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

export interface A11yCell extends Entry {
  readonly x: number;
  readonly y: number;
}

/** A reef as rows from the north, each from the west, without gaps. */
export interface A11yReef {
  readonly seat: number;
  readonly rows: readonly { readonly y: number; readonly cells: readonly A11yCell[] }[];
  /** Sides of corals that may get a colony. */
  readonly sides: readonly Entry[];
}

export interface A11yOffer {
  readonly id: 'animals' | 'large' | 'corals';
  readonly entries: readonly Entry[];
}

/** Everything on the canvas once more, in an order in which it can be read. */
export interface A11yTreeModel {
  readonly offers: readonly A11yOffer[];
  readonly reefs: readonly A11yReef[];
}

/** Reads the mirror off the same items that the canvas draws. */
export function a11yTree(
  locale: AtollLocale,
  {
    view,
    seat,
    table,
  }: { readonly view: AtollView; readonly seat: number; readonly table: TableModel },
): A11yTreeModel {
  const offer = (id: A11yOffer['id']): A11yOffer => {
    const { cards } = view[id];
    const leaving = leavingCards(view, id);
    const entries = cards.map((card) => {
      const said = spokenOffer(locale, card, id === 'corals' ? 0 : priceNow(card, { view, seat }));
      return entry(locale, table, {
        item: cardItem(card, seat),
        card,
        says: [said, ...(leaving.includes(card) ? [locale.spoken.leaving] : [])],
      });
    });
    return { id, entries };
  };
  return {
    offers: [offer('animals'), offer('large'), offer('corals')],
    reefs: view.seats.map((_, owner) => reef(locale, view, owner, { seat, table })),
  };
}

const SIDE = /^side:(.*):([NESW])$/;
const CELL = /^cell:(-?\d+),(-?\d+)$/;

function reef(
  locale: AtollLocale,
  view: AtollView,
  owner: number,
  { seat, table }: { seat: number; table: TableModel },
): A11yReef {
  const { reefCorals, reefAnimals } = view.seats[owner]!;
  const at = new Map<string, A11yCell>();
  const put = (
    x: number,
    y: number,
    what: { item: string; card: CardId; says: readonly string[] },
  ): void => {
    at.set(`${x},${y}`, {
      x,
      y,
      ...entry(locale, table, { ...what, says: [locale.spoken.place(x, y), ...what.says] }),
    });
  };
  for (const coral of reefCorals)
    put(coral.x, coral.y, {
      item: cardItem(coral.card, owner),
      card: coral.card,
      says: [spokenCoral(locale, coral)],
    });
  for (const animal of reefAnimals)
    put(animal.x, animal.y, {
      item: cardItem(animal.card, owner),
      card: animal.card,
      says: [spokenAnimal(locale, animal)],
    });
  const bought = view.question.kind === 'cell' ? view.question.card : '';
  const sides: Entry[] = [];
  const places = new Map(
    animalPlaces(bought, { view, seat: owner }).map((place) => [cellItem(place.x, place.y), place]),
  );
  for (const { id } of owner === seat ? table.items.values() : []) {
    const cell = CELL.exec(id);
    const [, card = '', letter] = SIDE.exec(id) ?? [];
    const edge = SIDES.find((each) => each === letter);
    if (cell !== null) {
      const { have = 0, need = 0 } = places.get(id) ?? {};
      const says = [
        locale.spoken.free(bought === '' ? '' : locale.text.cardName(bought)),
        ...(need === 0 ? [] : [locale.spoken.facing(have, need)]),
      ];
      put(Number(cell[1]), Number(cell[2]), {
        item: cellItem(Number(cell[1]), Number(cell[2])),
        card: '',
        says,
      });
    }
    if (edge !== undefined) {
      sides.push(
        entry(locale, table, {
          item: sideItem(card, edge),
          card,
          says: [locale.spoken.side(locale.text.cardName(card), locale.text.sideName(edge))],
        }),
      );
    }
  }
  const xs = [...at.values()].map(({ x }) => x);
  const ys = [...at.values()].map(({ y }) => y);
  const columns = range(Math.min(0, ...xs), Math.max(0, ...xs));
  const rows = range(Math.min(0, ...ys), Math.max(0, ...ys)).map((y) => ({
    y,
    cells: columns.map((x) => at.get(`${x},${y}`) ?? water(locale, x, y)),
  }));
  return { seat: owner, rows, sides };
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const water = (locale: AtollLocale, x: number, y: number): A11yCell => ({
  x,
  y,
  item: '',
  card: '',
  name: `${locale.spoken.place(x, y)}, ${locale.spoken.water}`,
  state: 'read',
  attempt: undefined,
});

function entry(
  locale: AtollLocale,
  table: TableModel,
  { item, card, says }: { item: string; card: CardId; says: readonly string[] },
): Entry {
  const found = table.items.get(item);
  const doable = found?.choices.map(({ words }) => plain(words)) ?? [];
  if (found?.back !== undefined) doable.push(locale.spoken.takeOut);
  const state = doable.length > 0 ? 'open' : found?.attempt === undefined ? 'read' : 'closed';
  const name =
    locale.format.series([...says, ...marks(locale, found)]) +
    (doable.length > 0 ? `. ${locale.spoken.can(doable)}` : '');
  return { item, card, name, state, attempt: found?.attempt };
}

const marks = (locale: AtollLocale, item: Item | undefined): readonly string[] =>
  item?.mark === 'chosen'
    ? [locale.spoken.chosen]
    : item?.mark === 'advised'
      ? [locale.spoken.suggested]
      : [];

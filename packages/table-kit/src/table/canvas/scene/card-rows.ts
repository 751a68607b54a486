import { rect, type Rect } from '../../../ui/rect.ts';
import { loadFaces } from '../label.ts';
import type { LoadScene } from '../surface.tsx';
import { createCardScene, type CardSceneInput } from './card-scene.ts';
import type { Painter } from './painter.ts';
import type { Placed } from './placed.ts';
import { plainPainter } from './plain-painter.ts';

/** Cards of one size, in design units. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  /** Left free between cards, and around a row. */
  readonly gap: number;
}

/** A card in a row; the item is its own. */
export type InRow<C> = C & Placed;

interface Shape<C> {
  readonly size: CardSize;
  readonly draw: (card: InRow<C>) => ReturnType<Painter<Placed>['draw']>;
}

/** Cards in rows, one below the other, each in the middle and all as large as there is room for. */
export interface CardRows<C extends { readonly item: string }> {
  readonly place: (
    rows: readonly (readonly C[])[],
    room: Pick<Rect, 'width' | 'height'>,
  ) => readonly InRow<C>[];
  readonly areaOf: (card: InRow<C>) => Rect;
  readonly load: LoadScene<CardSceneInput<InRow<C>>, string>;
}

/** A row is at least so many cards wide, so that few do not fill the screen; and never larger. */
const FEWEST = 4;
const LARGEST = 1.4;

/** To be called once a game: a canvas is made anew when it is another. */
export function cardRows<C extends { readonly item: string }>({
  size: { width, height, gap },
  draw,
}: Shape<C>): CardRows<C> {
  const areaOf: CardRows<C>['areaOf'] = ({ x, y, scale }) =>
    rect(x, y, width * scale, height * scale);
  return {
    areaOf,
    place: (rows, room) => {
      const most = Math.max(FEWEST, ...rows.map(({ length }) => length));
      const [across, down] = [most * (width + gap) + gap, rows.length * (height + gap) + gap];
      const scale = Math.min(LARGEST, room.width / across, room.height / down);
      const share = room.height / rows.length;
      return rows.flatMap((row, line) =>
        row.map((card, place) => ({
          ...card,
          key: card.item,
          x: room.width / 2 + ((place - row.length / 2) * (width + gap) + gap / 2) * scale,
          y: line * share + (share - height * scale) / 2,
          scale,
          window: '',
        })),
      );
    },
    load: async () => {
      await loadFaces();
      return (stage) => createCardScene(stage, { painter: plainPainter({ areaOf, draw }) });
    },
  };
}

import type { CardId } from '../../src/index.ts';
import { useCallback, useState } from 'react';
import type { Point } from '@atoll/table-kit/table/controls/controls-context.ts';
import type { ItemGestures } from '@atoll/table-kit/table/canvas/item-gestures.ts';
import type { Choice } from '@atoll/table-kit/table/model/table-model.ts';
import type { Parts } from './use-parts.ts';

export interface CardPointing {
  readonly onPoint: Point;
  /** The card below a resting finger, or undefined. */
  readonly peeked: CardId | undefined;
  readonly gestures: ItemGestures<string>;
}

/** Milliseconds for which a mouse rests on a card before it is read. */
const HOVER = 180;

/**
 * The effects of pointing at things, on the canvas and at buttons that stand for them: cards are
 * read, choices are previewed.
 */
export function useCardPointing({
  control,
  screen: { hands, layout },
  reader,
  drag,
}: Parts): CardPointing {
  const {
    model,
    gesture,
    attempts: { dismiss },
    pointing: { point, rest },
  } = control;
  const [peeked, peek] = useState<CardId>();
  // where it has a place of its own, the card stays until another one is read or Escape closes it
  const look = useCallback(
    (item: string | undefined) => {
      const card = item === undefined ? undefined : model.items.get(item)?.card;
      if (card) reader.point(card);
      else reader.leave();
    },
    [model, reader],
  );
  const onPoint = useCallback(
    (item: string, choice?: Choice) => {
      point(item, choice);
      look(item);
    },
    [point, look],
  );
  const onHover = (item: string | undefined): void => {
    rest(item);
    look(item);
  };
  const gestures: ItemGestures<string> = {
    onHover,
    hoverDelay: HOVER,
    onTap: (item) => {
      dismiss();
      // a finger only taps: the button for reading shows the thing tapped last
      if (layout.mode === 'phone' && item !== undefined) look(item);
      gesture(item === undefined ? { do: 'back' } : { do: 'point', item });
    },
    onPeek: (item) => {
      onHover(item);
      peek(item === undefined ? undefined : model.items.get(item)?.card);
    },
    onDrag: (moved) => void (drag.move(moved) || hands.drag(moved.from, moved.by)),
    onDrop: drag.drop,
    onZoom: hands.zoom,
    onScroll: hands.scroll,
  };
  return { onPoint, peeked, gestures };
}

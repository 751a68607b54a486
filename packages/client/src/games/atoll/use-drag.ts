import type { AtollView, CardId } from '@atoll/game-atoll';
import { useEffect, useRef, useState } from 'react';
import type { Rect, Spot } from '../../ui/rect.ts';
import type { Drag } from '../../table/canvas/item-gestures.ts';
import type { Gesture } from '../../table/model/interaction.ts';
import type { TableModel } from '../../table/model/table-model.ts';

/** A card in a hand, and what is under the hand. */
export interface Carried {
  readonly card: CardId;
  readonly at: Spot;
  readonly over: string;
}

export interface Carry {
  readonly carried: Carried | undefined;
  /** Follows the hand; false if it holds no card, so that it moves something else. */
  readonly move: (drag: Drag<string>) => boolean;
  /** Lets go: over a free place the card is put there, anywhere else it goes back. */
  readonly drop: (over: string | undefined) => void;
  /** Puts it back without letting go; false if there is nothing to put back. */
  readonly release: () => boolean;
}

const IS_OFFER = /^card:/;

/**
 * Cards that are dragged from an offer to a place. To take one up is to buy it, as by a click: the places then glow, and what is
 * not put down is taken back. In a strip of cards a drag slides the strip until the hand leaves it.
 */
export function useCardDrag({ view, table, strip, gesture, undo }: {
  readonly view: AtollView;
  readonly table: TableModel;
  readonly strip: Rect | undefined;
  readonly gesture: (gesture: Gesture) => void;
  readonly undo: () => void;
}): Carry {
  const [carried, carry] = useState<Carried>(), first = useRef<string | undefined>(undefined), held = useRef(false);
  const { kind, card: asked } = view.question, placing = kind === 'cell' && table.question === 'cell';

  /** The card that a drag would take up: one that can be bought, or the bought one that still lies in its offer. */
  const cardAt = (item: string | undefined): CardId | undefined => {
    const found = item === undefined || !IS_OFFER.test(item) ? undefined : table.items.get(item);
    if (found === undefined) return undefined;
    if (placing && found.card === asked) return asked;
    const [only] = found.choices;
    return table.question === 'turn' && found.choices.length === 1 && only?.group.startsWith('buy') === true ? found.card : undefined;
  };
  const end = (): void => {
    held.current = false;
    first.current = undefined;
    carry(undefined);
  };
  // a refused purchase, or a table that moved on, leaves nothing in the hand
  useEffect(() => {
    if (kind !== 'cell' && kind !== 'turn') carry(undefined);
  }, [kind]);

  return {
    carried,
    move: ({ from, at, item, over = '' }) => {
      // the strip may have slid meanwhile: what lay there at first is meant
      first.current ??= item ?? '';
      if (held.current) {
        carry((now) => now && { ...now, at, over });
        return true;
      }
      const card = cardAt(first.current), inStrip = strip !== undefined && from.y >= strip.y && from.y <= strip.y + strip.height;
      if (card === undefined || (inStrip && at.y >= strip.y)) return false;
      held.current = true;
      carry({ card, at, over });
      if (!placing) gesture({ do: 'take', item: first.current });
      return true;
    },
    drop: (over) => {
      const was = held.current;
      end();
      if (!was || !placing) return;
      if (over !== undefined && over.startsWith('cell:')) gesture({ do: 'drop', item: over });
      if ((table.items.get(over ?? '')?.choices.length ?? 0) === 0) undo();
    },
    release: () => {
      if (!held.current) return false;
      end();
      if (placing) undo();
      return true;
    },
  };
}

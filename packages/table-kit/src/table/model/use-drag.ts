import { useRef, useState } from 'react';
import type { Drag } from '../../ui/drag.ts';
import type { Rect, Spot } from '../../ui/rect.ts';
import { inHand, type Gesture, type Interaction } from './interaction.ts';
import type { TableModel } from './table-model.ts';

/** A thing in a hand, and the item under the hand. */
export interface Carried {
  readonly item: string;
  readonly at: Spot;
  readonly over: string;
}

export interface CardDrag {
  readonly carried: Carried | undefined;
  /** Follows the hand; false if it holds nothing, so that the gesture has another effect. */
  readonly move: (drag: Drag) => boolean;
  readonly drop: (over: string | undefined) => void;
  /** Puts the carried thing back; false if there is none. */
  readonly release: () => boolean;
}

/**
 * Things that are dragged to a place. Taking one up chooses it, as a click does: its legal places
 * then glow, and a thing that is not put down is taken back. In a strip of things a drag slides the
 * strip until the hand leaves it.
 */
export function useDrag({
  table,
  interaction,
  strip,
  gesture,
}: {
  readonly table: TableModel;
  readonly interaction: Interaction;
  readonly strip: Rect | undefined;
  readonly gesture: (gesture: Gesture) => void;
}): CardDrag {
  const [at, setAt] = useState<Spot>({ x: 0, y: 0 });
  const first = useRef<string | undefined>(undefined);
  const held = useRef(false);
  const item = interaction.state === 'carrying' ? inHand(interaction, table) : '';
  const end = (): boolean => {
    const was = held.current;
    held.current = false;
    first.current = undefined;
    return was;
  };
  return {
    carried: item === '' ? undefined : { item, at, over: interaction.over },
    move: (drag) => {
      // the strip may have slid meanwhile: the thing first under the hand is meant
      first.current ??= drag.item ?? '';
      const inStrip =
        strip !== undefined &&
        drag.from.y >= strip.y &&
        drag.from.y <= strip.y + strip.height &&
        drag.at.y >= strip.y;
      if (!held.current) {
        if (inStrip || table.items.get(first.current)?.lift === undefined) return false;
        held.current = true;
        gesture({ do: 'take', item: first.current });
      }
      setAt(drag.at);
      gesture({ do: 'carry', over: drag.over ?? '' });
      return true;
    },
    drop: (over) => {
      if (end()) gesture({ do: 'drop', over: over ?? '' });
    },
    release: () => {
      if (!end()) return false;
      gesture({ do: 'back' });
      return true;
    },
  };
}

import { useEffect, useState } from 'react';
import type { Tab } from './panels/tabs.tsx';

/** The part that a narrow screen shows, and the player whose figures are requested. */
export interface ShownPart {
  readonly part: Tab;
  /** A seat whose figures are requested, or -1. */
  readonly wanted: number;
  readonly open: (part: Tab) => void;
  readonly openSeat: (seat: number) => void;
}

/** The shown part; a new prompt is answered on the map. */
export function usePart({ asked }: { readonly asked: boolean }): ShownPart {
  const [part, setPart] = useState<Tab>('table');
  const [wanted, want] = useState(-1);
  useEffect(() => {
    if (asked) setPart((open) => (open === 'players' ? 'table' : open));
  }, [asked]);
  return {
    part,
    wanted: part === 'players' ? wanted : -1,
    open: (next) => {
      want(-1);
      setPart(next);
    },
    openSeat: (seat) => {
      want(seat);
      setPart('players');
    },
  };
}

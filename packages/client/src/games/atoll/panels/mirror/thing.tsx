import type { CSSProperties } from 'react';
import type { Rect } from '../../../../ui/rect.ts';
import type { MirrorEntry } from '../../present/mirror.ts';

/** What every thing of the mirror needs to know and to do. */
export interface MirrorHands {
  /** Where things lie on the canvas; what is out of sight has no place. */
  readonly spots: ReadonlyMap<string, Rect>;
  /** Why an attempt is refused, as far as the rules have said. */
  readonly why: (attempt: unknown) => string;
  readonly onPoint: (item: string) => void;
  /** The keyboard came to a thing: it is brought into view. */
  readonly onReach: (entry: MirrorEntry, owner: number) => void;
  readonly onAct: (item: string) => void;
  readonly onRead: (entry: MirrorEntry) => void;
}

/** Over its drawing, or nowhere to be seen. */
export const placeOf = (spots: MirrorHands['spots'], item: string): { className: string; style?: CSSProperties } => {
  const spot = spots.get(item);
  if (spot === undefined) return { className: 'hidden' };
  return { className: 'at-thing', style: { left: spot.x, top: spot.y, width: spot.width, height: spot.height } };
};

const idOf = (item: string): string => `why-${item.replaceAll(/[^\w-]/g, '_')}`;

/** What a refused thing is described by; undefined while nothing is known. */
export const reasonId = ({ item, state, attempt }: MirrorEntry, why: MirrorHands['why']): string | undefined =>
  (state === 'closed' && why(attempt) !== '' ? idOf(item) : undefined);

/** The reasons of some things, out of sight. */
export const Reasons = ({ entries, why }: { readonly entries: readonly MirrorEntry[]; readonly why: MirrorHands['why'] }) =>
  entries.map((entry) => {
    const id = reasonId(entry, why);
    return id === undefined ? null : <span key={id} id={id} className="hidden">{why(entry.attempt)}</span>;
  });

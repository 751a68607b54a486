import type { CSSProperties, ReactNode } from 'react';
import type { Rect } from '../../ui/rect.ts';
import './entry.css';

/** A thing of the canvas as an element for a screen reader, with the id it has on the canvas. */
export interface Entry {
  /** '' for an entry that only lies between things. */
  readonly item: string;
  /** The card to be read, or ''. */
  readonly card: string;
  readonly name: string;
  /** 'open': Enter acts. 'closed': its choice is refused now. 'read': it can only be read. */
  readonly state: 'open' | 'closed' | 'read';
  /** The refused action, so that the rules can give the reason. */
  readonly attempt: unknown;
}

/** The data and handlers that every entry needs. */
export interface EntryActions {
  /** Where things lie on the canvas; a thing out of sight has no place. */
  readonly spots: ReadonlyMap<string, Rect>;
  /** Why an attempt is refused, as far as the rules have answered. */
  readonly why: (attempt: unknown) => string;
  readonly onPoint: (item: string) => void;
  /**
   * The keyboard reached a thing: it is brought into view. `owner` is the seat whose thing it is,
   * or -1.
   */
  readonly onReach: (entry: Entry, owner: number) => void;
  readonly onAct: (item: string) => void;
  readonly onRead: (entry: Entry) => void;
}

/** Over its drawing, or hidden. */
export const placeOf = (spot: Rect | undefined): { className: string; style?: CSSProperties } =>
  spot === undefined
    ? { className: 'hidden' }
    : {
        className: 'tb-entry',
        style: { left: spot.x, top: spot.y, width: spot.width, height: spot.height },
      };

const idOf = (item: string): string => `why-${item.replaceAll(/[^\w-]/g, '_')}`;

/** The id of the element that gives the reason; undefined while no reason is known. */
export const reasonId = (
  { item, state, attempt }: Entry,
  why: EntryActions['why'],
): string | undefined => (state === 'closed' && why(attempt) !== '' ? idOf(item) : undefined);

/** The reasons of some things, out of sight. */
export const Reasons = ({
  entries,
  why,
}: {
  readonly entries: readonly Entry[];
  readonly why: EntryActions['why'];
}): ReactNode =>
  entries.map((entry) => {
    const id = reasonId(entry, why);
    return id === undefined ? null : (
      <span key={id} id={id} className="hidden">
        {why(entry.attempt)}
      </span>
    );
  });

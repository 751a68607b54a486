import type { CSSProperties, ReactNode } from 'react';
import type { Rect } from '../../ui/rect.ts';
import './entry.css';

/** A thing of the canvas for those who do not see it, by the same id as on the canvas. */
export interface Entry {
  /** '' for what only lies between things. */
  readonly item: string;
  /** The card to be read, or ''. */
  readonly card: string;
  readonly name: string;
  /**
   * 'open': Enter acts. 'closed': it could be meant, but is refused. 'read': it can only be read.
   */
  readonly state: 'open' | 'closed' | 'read';
  /** What would be refused, for the rules to say why. */
  readonly attempt: unknown;
}

/** What every entry needs to know and to do. */
export interface EntryActions {
  /** Where things lie on the canvas; what is out of sight has no place. */
  readonly spots: ReadonlyMap<string, Rect>;
  /** Why an attempt is refused, as far as the rules have said. */
  readonly why: (attempt: unknown) => string;
  readonly onPoint: (item: string) => void;
  /**
   * The keyboard came to a thing: it is brought into view. `owner` is the seat whose thing it is,
   * or -1.
   */
  readonly onReach: (entry: Entry, owner: number) => void;
  readonly onAct: (item: string) => void;
  readonly onRead: (entry: Entry) => void;
}

/** Over its drawing, or nowhere to be seen. */
export const placeOf = (spot: Rect | undefined): { className: string; style?: CSSProperties } =>
  spot === undefined
    ? { className: 'hidden' }
    : {
        className: 'tb-entry',
        style: { left: spot.x, top: spot.y, width: spot.width, height: spot.height },
      };

const idOf = (item: string): string => `why-${item.replaceAll(/[^\w-]/g, '_')}`;

/** What a refused thing is described by; undefined while nothing is known. */
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

import type { SeatView } from '../../src/index.ts';
import type { ReactNode } from 'react';
import type { Presence } from '@atoll/table-kit/table/controls/seats/presence.ts';
import type { InForce } from '../present/in-force.ts';
import { term } from './icon-terms.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

/** Another seat, and the way to its reef. */
export interface OpponentProps {
  readonly index: number;
  readonly name: string;
  readonly view: SeatView;
  readonly active: boolean;
  readonly hunting: InForce['hunting'];
  readonly presence: Presence;
  readonly viewed: boolean;
  /** How many animals of this reef are answers to the prompt. */
  readonly calls: number;
  readonly onSee: () => void;
}

/** The way to the reef of another seat, and back, in a word. */
export function SeeShort({
  className,
  name,
  viewed,
  calls,
  onSee,
}: {
  readonly className?: string;
  readonly name: string;
  readonly viewed: boolean;
  readonly calls: number;
  readonly onSee: () => void;
}): ReactNode {
  const { game } = useAtollLocale();
  const short = viewed
    ? game.seeOwnShort
    : calls > 0
      ? game.seePreyShort(calls)
      : game.seeReefShort;
  const label = viewed ? short : `${short}: ${name}`;
  return (
    <button
      type="button"
      className={className}
      {...term('seeReef')}
      aria-pressed={viewed}
      aria-label={label}
      onClick={onSee}
    >
      {short}
    </button>
  );
}

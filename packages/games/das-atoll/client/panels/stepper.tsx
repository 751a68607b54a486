import { RESOURCES, type Counts } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useDasLocale } from '../words/das-locale.ts';

export interface StepperProps {
  /** The counted things, as spoken before each kind. */
  readonly side: string;
  /** Left out where the sheet has the same heading. */
  readonly heading?: 'shown' | 'left out';
  readonly counts: Counts;
  /** The most of each kind, by kind. */
  readonly most: Counts;
  /** How many are held of each kind, where that matters. */
  readonly held?: Counts;
  readonly onChange: (counts: Counts) => void;
}

/** Cards of each kind, with a large button for one more and one less. */
export function Stepper({
  side,
  heading = 'shown',
  counts,
  most,
  held,
  onChange,
}: StepperProps): ReactNode {
  const { game } = useDasLocale();
  return (
    <div className="das-stepper" role="group" aria-label={side}>
      {heading === 'shown' && <h3>{side}</h3>}
      <ul>
        {RESOURCES.map((resource, i) => {
          const count = counts[i] ?? 0;
          const change = (by: 1 | -1): void => onChange(counts.with(i, count + by));
          const name = game.resources[resource];
          return (
            <li key={resource} className={count > 0 ? 'some' : ''}>
              <button
                type="button"
                aria-label={game.trade.more(side, name)}
                aria-disabled={count >= (most[i] ?? 0)}
                onClick={() => count < (most[i] ?? 0) && change(1)}
              >
                <Icon name="plus" size={16} />
              </button>
              <span>
                <Icon name={`cargo:${resource}`} size={22} />
                <b>{count}</b>
                {held !== undefined && <small>/{held[i] ?? 0}</small>}
                <span className="hidden">{name}</span>
              </span>
              <button
                type="button"
                aria-label={game.trade.less(side, name)}
                aria-disabled={count <= 0}
                onClick={() => count > 0 && change(-1)}
              >
                <Icon name="minus" size={16} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

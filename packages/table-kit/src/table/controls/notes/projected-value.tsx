import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import './projected-value.css';

/** The projected amount: at least and at most, depending on the further decisions. */
export interface ProjectedRange {
  readonly from: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The value instead of a number after a choice: an arrow and the new one, or the least and the
 * most.
 * @param props.better which direction is good for the seat: more unless given
 */
export function ProjectedValue({
  change,
  better = 'more',
}: {
  readonly change: ProjectedRange | undefined;
  readonly better?: 'more' | 'less';
}): ReactNode {
  if (change === undefined) return null;
  const { from, least, most } = change;
  const [more, less] = better === 'more' ? [' good', ' bad'] : [' bad', ' good'];
  return (
    <span
      className={`tb-projected${least > from ? more : most < from ? less : ''}`}
      aria-hidden="true"
    >
      <Icon name="arrow" size={11} />
      {least === most ? least : `${least}–${most}`}
    </span>
  );
}

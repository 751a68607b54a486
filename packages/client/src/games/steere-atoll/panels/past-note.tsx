import type { ReactNode } from 'react';
import { TableButton } from '../../../table/controls/table-button.tsx';
import { words } from '../words/interface.ts';

/** Says that an earlier move is shown, and leads back. */
export const PastNote = ({
  shown,
  count,
  onNow,
}: {
  /** How many moves are shown, of how many. */
  readonly shown: number;
  readonly count: number;
  readonly onNow: () => void;
}): ReactNode => (
  <div className="sa-past" role="status">
    <span>{shown === 0 ? words.lookStart : words.lookBack(shown, count)}</span>
    <TableButton look="main" term="now" label={words.toNow} onClick={onNow} />
  </div>
);

import type { ReactNode } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { useSteereLocale } from '../words/steere-locale.ts';

/** Tells the person that an earlier move is shown, and leads back. */
export const PastNote = ({
  shown,
  count,
  onNow,
}: {
  /** How many moves are shown, of how many. */
  readonly shown: number;
  readonly count: number;
  readonly onNow: () => void;
}): ReactNode => {
  const { game } = useSteereLocale();
  return (
    <div className="sa-past" role="status">
      <span>{shown === 0 ? game.lookStart : game.lookBack(shown, count)}</span>
      <TableButton look="main" term="now" label={game.toNow} onClick={onNow} />
    </div>
  );
};

import type { HiddenArkView } from '../../../src/index.ts';
import type { ReactNode } from 'react';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import { useArkLocale } from '../../words/ark-locale.ts';
import { FishList } from '../fish-list.tsx';
import { Board } from '../own-board.tsx';
import { PointsSheet } from './points-sheet.tsx';
import { Discounts } from '../shelf.tsx';

/** The sheet over the table: the list of fish, that of a seat, or nothing. */
export type Opened = 'nothing' | 'fish' | number;

/** The sheets that can be opened over a table of Hidden Ark. */
export function Sheets({
  view,
  seat,
  names,
  opened,
  onClose,
}: {
  readonly view: HiddenArkView;
  readonly seat: number;
  readonly names: readonly string[];
  readonly opened: Opened;
  readonly onClose: () => void;
}): ReactNode {
  const { game } = useArkLocale();
  const crew = typeof opened === 'number' ? opened : -1;
  return (
    <>
      <SheetDialog title={game.list.title} open={opened === 'fish'} onClose={onClose}>
        <FishList view={view} seat={seat} />
      </SheetDialog>
      <SheetDialog title={game.boardOf(names[crew] ?? '')} open={crew >= 0} onClose={onClose}>
        {crew >= 0 && (
          <>
            <PointsSheet view={view} seat={crew} />
            <div className="ark-board ark-sheet">
              <Board view={view} seat={crew} />
            </div>
            <Discounts view={view} seat={crew} />
          </>
        )}
      </SheetDialog>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { Sheet } from '@atoll/table-kit/ui/dialog/sheet.tsx';
import type { BlockWords } from '@atoll/table-kit/words/load-page-words.ts';
import { blockPlayer } from '../../net/block-api.ts';
import { playerHere } from '../daily/player-here.ts';
import { BlockRows } from './block-rows.tsx';

interface Other {
  readonly seat: number;
  readonly name: string;
}

/** The own seat of a match. */
export interface OwnSeat {
  readonly matchId: string;
  /** The token of the own seat. */
  readonly token: string;
}

interface BlockDialogProps extends OwnSeat {
  readonly others: readonly Other[];
  readonly words: BlockWords;
  readonly onClose: () => void;
}

/** The people of a table whom the own player may block. */
export function BlockDialog({
  matchId,
  token,
  others,
  words,
  onClose,
}: BlockDialogProps): ReactNode {
  const [blocked, setBlocked] = useState<readonly number[]>([]);
  const block = async (seat: number): Promise<void> => {
    await blockPlayer({ player: playerHere(), matchId, token, seat });
    setBlocked((before) => [...before, seat]);
  };
  return (
    <Sheet title={words.open} open onClose={onClose}>
      <p>{words.about}</p>
      <p className="quiet">{words.friends}</p>
      <BlockRows
        rows={others.map(({ seat, name }) => ({ id: seat, name, done: blocked.includes(seat) }))}
        kind="block"
        words={words}
        onPress={block}
      />
    </Sheet>
  );
}

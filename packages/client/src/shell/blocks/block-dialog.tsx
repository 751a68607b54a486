import { type ReactNode, useRef, useState } from 'react';
import { Sheet } from '@atoll/table-kit/ui/dialog/sheet.tsx';
import type { BlockWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { blockPlayer } from '../../net/block-api.ts';
import { playerHere } from '../daily/player-here.ts';
import { blockErrorWords } from './block-words.ts';
import './blocks.css';

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
  const locale = useLocale();
  const [blocked, setBlocked] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const result = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState<string>();
  const block = async ({ seat, name }: Other): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await blockPlayer({ player: playerHere(), matchId, token, seat });
      setBlocked((before) => [...before, seat]);
      setDone(words.done(name));
      // the pressed button is gone
      result.current?.focus();
    } catch (error) {
      setProblem(blockErrorWords(locale, { words, error }));
    }
    setBusy(false);
  };
  return (
    <Sheet title={words.open} open onClose={onClose}>
      <p>{words.about}</p>
      <p className="quiet">{words.friends}</p>
      <ul className="blocks">
        {others.map((other) => (
          <li key={other.seat}>
            <b>{other.name}</b>
            {blocked.includes(other.seat) ? (
              <span className="quiet">{words.isBlocked}</span>
            ) : (
              <button
                type="button"
                className="button small"
                aria-label={words.blockOf(other.name)}
                disabled={busy}
                onClick={() => void block(other)}
              >
                {words.block}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p ref={result} role="status" tabIndex={-1}>
        {done}
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </Sheet>
  );
}

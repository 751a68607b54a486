import type { CardId } from '../../../src/index.ts';
import type { ReactNode } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import type { CardHands } from '@atoll/table-kit/table/model/use-reading.ts';
import { WithTalk } from '@atoll/table-kit/table/controls/talk/with-talk.tsx';
import { useBackCloses } from '@atoll/table-kit/ui/dialog/back-closes.ts';
import { cardsBeside } from '../../present/tabs.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';
import { useAtoll } from '../atoll-context.ts';
import { Log } from '../log.tsx';
import { ReadingCard } from '../reading-card.tsx';
import { RoundSheet } from './round-sheet.tsx';

const nothing = (): void => undefined;

/** The round and the log. */
export function LogSheet({
  onRead,
  onClose,
}: {
  readonly onRead: (card: CardId, from?: 'card of log') => void;
  readonly onClose: () => void;
}): ReactNode {
  const { game } = useAtollLocale();
  const { view, own, names } = useAtoll();
  const toLog: CardHands = {
    point: nothing,
    leave: nothing,
    read: (card) => onRead(card, 'card of log'),
  };
  return (
    <Sheet title={game.log} onClose={onClose}>
      <RoundSheet view={view} own={view.seats[own]!} names={names} onRead={onRead} />
      <WithTalk label={game.log} first="unread">
        <Log cards={toLog} />
      </WithTalk>
    </Sheet>
  );
}

/** A card, large enough to be read, and buttons to its neighbours. */
export function CardSheet({
  card,
  onRead,
  onClose,
}: {
  readonly card: CardId;
  readonly onRead: (card: CardId) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { text } = useAtollLocale();
  const cards = cardsBeside(useAtoll().view, card);
  const turn = (by: 1 | -1): void => {
    const next = cards.at((cards.indexOf(card) + by) % cards.length);
    if (next !== undefined) onRead(next);
  };
  return (
    <Sheet
      title={text.cardName(card)}
      onClose={onClose}
      {...(cards.length > 1 && { onTurn: turn })}
    >
      <ReadingCard card={card} />
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Shows another card of the same row: 1 is the next, -1 the one before. */
  readonly onTurn?: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

/** Covers the table on a phone until it is closed. */
function Sheet({ title, onClose, onTurn, children }: SheetProps): ReactNode {
  const { game } = useAtollLocale();
  useBackCloses(onClose);
  return (
    <div
      className="at-sheet"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="at-sheet-ways">
        {onTurn && (
          <TableButton label={game.cardBefore} icon="step-back" brief onClick={() => onTurn(-1)} />
        )}
        <TableButton label={game.close} autoFocus onClick={onClose} />
        {onTurn && (
          <TableButton label={game.cardAfter} icon="step-on" brief onClick={() => onTurn(1)} />
        )}
      </div>
      {children}
    </div>
  );
}

import type { SaidMessage } from '@atoll/protocol';
import { useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { loadTalkWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import './bubble.css';
import { ChatContext } from './chat-context.ts';
import { saidLine, saidText } from './said-text.ts';

/** How long a message is shown, in ms; longer for each of its letters. */
const SHOWN_MS = 6_000;
const LETTER_MS = 50;

interface BubbleProps {
  /** The newest message. */
  readonly said: SaidMessage;
  readonly snapshot: TableSnapshot;
  /** The own seat, or -1. */
  readonly own: number;
}

/**
 * The newest message, whole, for a moment; hidden for an own message, or when it was read in the
 * list already.
 */
export function Bubble({ said, snapshot, own }: BubbleProps): ReactNode {
  const chat = useContext(ChatContext);
  const { readTo } = useSyncExternalStore(chat.subscribe, chat.getState);
  const words = useLaterWords(loadTalkWords);
  const [ended, setEnded] = useState(0);
  const { n, seat } = said;
  const length = words ? saidText(words, said).length : undefined;
  useEffect(() => {
    if (length === undefined) return undefined;
    const timer = setTimeout(() => setEnded(n), SHOWN_MS + LETTER_MS * length);
    return () => clearTimeout(timer);
  }, [n, length]);
  if (!words || n <= Math.max(ended, readTo) || chat.isOwn(said, own)) return null;
  const name = snapshot.seats[seat]?.name ?? words.watcher;
  return (
    <p className="bubble">
      {seat >= 0 && <SeatMark seat={seat} size={16} />} {saidLine(words, said, name)}
    </p>
  );
}

import type { ReactNode } from 'react';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import '../table/consent/consent-notice.css';

/** Tells spectators that they see the match some turns late. */
export function LateNote({ turns }: { readonly turns: number }): ReactNode {
  const words = useLaterWords(loadReplayWords);
  return words && <p className="consent-notice late-note">{words.lateNote(turns)}</p>;
}

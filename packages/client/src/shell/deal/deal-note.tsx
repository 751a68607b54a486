import type { ReactNode } from 'react';
import { loadDealWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';

/** Tells everybody at a table that its deal was played before. */
export function DealNote({ className }: { readonly className: string }): ReactNode {
  const words = useLaterWords(loadDealWords);
  return words && <p className={className}>{words.note}</p>;
}

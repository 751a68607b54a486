import type { ReactNode } from 'react';
import { loadLadderPageWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import '../table/consent/consent-notice.css';

interface RatedLineProps {
  readonly className: string;
  /** What it means, for people who may take a seat; or the fact alone. */
  readonly says?: 'terms' | 'fact';
}

/** Tells that a match is rated. */
export function RatedLine({ className, says = 'terms' }: RatedLineProps): ReactNode {
  const words = useLaterWords(loadLadderPageWords);
  return words && <p className={className}>{says === 'fact' ? words.rated : words.agree}</p>;
}

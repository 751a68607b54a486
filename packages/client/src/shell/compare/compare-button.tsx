import type { ReactNode } from 'react';
import { loadDealWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';

interface CompareButtonProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Begins and ends a comparison with the first match. */
export function CompareButton({ on, onChange }: CompareButtonProps): ReactNode {
  const words = useLaterWords(loadDealWords);
  return (
    words && (
      <button type="button" className="button second small" onClick={() => onChange(!on)}>
        {on ? words.compareEnd : words.compare}
      </button>
    )
  );
}

import { useState, type ReactNode } from 'react';
import type { TournamentWords } from '@atoll/table-kit/words/load-page-words.ts';

interface SureProps {
  readonly words: TournamentWords;
  readonly label: string;
  /** What the button does, where its label does not say so; contains the label. */
  readonly about?: string;
  /** A small one stands in a row of a list, and looks like a link. */
  readonly size?: 'small' | 'usual';
  readonly onSure: () => void;
}

/** A button that asks once more before it acts. */
export function Sure({ words, label, about, size = 'usual', onSure }: SureProps): ReactNode {
  const [step, setStep] = useState<'offered' | 'asked' | 'kept'>('offered');
  const [look, offered] = size === 'small' ? ['button small', 'link'] : ['button', 'button plain'];
  if (step !== 'asked')
    return (
      <button
        type="button"
        className={offered}
        aria-label={about}
        autoFocus={step === 'kept'}
        onClick={() => setStep('asked')}
      >
        {label}
      </button>
    );
  return (
    <div className="pair" role="group" aria-label={about ?? label}>
      <button type="button" className={`${look} second`} autoFocus onClick={() => setStep('kept')}>
        {words.keep}
      </button>
      <button
        type="button"
        className={`${look} plain`}
        onClick={({ currentTarget }) => {
          onSure();
          // Where the focus was moved to another place, it stays there.
          setStep(document.activeElement === currentTarget ? 'kept' : 'offered');
        }}
      >
        {words.sure}
      </button>
    </div>
  );
}

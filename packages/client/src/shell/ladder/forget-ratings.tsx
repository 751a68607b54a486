import { type ReactNode, useState } from 'react';
import type { LadderPageWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { forgetRatings } from '../../net/ladder-api.ts';
import { playerHere } from '../daily/player-here.ts';
import { errorWords } from '../error-words.ts';

interface ForgetRatingsProps {
  readonly words: LadderPageWords;
  readonly onForgotten: () => void;
}

type Step =
  | { readonly is: 'offered' }
  | { readonly is: 'asked' }
  | { readonly is: 'failed'; readonly text: string };

/** Deletes all ratings of the person, after a second press. */
export function ForgetRatings({ words, onForgotten }: ForgetRatingsProps): ReactNode {
  const locale = useLocale();
  const [step, setStep] = useState<Step>({ is: 'offered' });
  const forget = (): void => {
    forgetRatings(playerHere()).then(onForgotten, (error: unknown) =>
      setStep({ is: 'failed', text: errorWords(locale, error) }),
    );
  };
  return (
    <div className="ladder-forget">
      {step.is === 'asked' ? (
        <>
          <button type="button" className="button second small" onClick={forget}>
            {words.forgetSure}
          </button>
          <button
            type="button"
            className="button small"
            autoFocus
            onClick={() => setStep({ is: 'offered' })}
          >
            {words.forgetKeep}
          </button>
        </>
      ) : (
        <button type="button" className="link" onClick={() => setStep({ is: 'asked' })}>
          {words.forget}
        </button>
      )}
      {step.is === 'failed' && (
        <p className="problem" role="alert">
          {step.text}
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import type { RecoveryWords } from '@atoll/table-kit/words/load-page-words.ts';

interface OwnWordsProps {
  readonly words: RecoveryWords;
  readonly own: string;
  readonly onEnd: () => void;
}

/** The words of this browser, numbered, to be written down. */
export const OwnWords = ({ words, own, onEnd }: OwnWordsProps): ReactNode => (
  <>
    <h3 id="recovery-words">{words.yours}</h3>
    <ol className="recovery-words" aria-labelledby="recovery-words" translate="no" lang="en">
      {own.split(' ').map((word, index) => (
        <li key={index}>{word}</li>
      ))}
    </ol>
    <p className="quiet">{words.keep}</p>
    <div className="row">
      <CopyButton className="button small" label={words.copy} text={own} />
      <button type="button" className="button small" onClick={onEnd}>
        {words.end}
      </button>
    </div>
    <p className="quiet">{words.endHint}</p>
  </>
);

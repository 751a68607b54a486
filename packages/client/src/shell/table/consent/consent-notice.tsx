import type { ReactNode } from 'react';
import './consent-notice.css';

/** The possible answers to an open request: the asked people answer, the asker withdraws. */
export type ConsentAnswer = 'agree' | 'refuse' | 'withdraw';

export const answersOf = (asked: 'asked' | 'asking' | 'looking'): readonly ConsentAnswer[] =>
  asked === 'asked' ? ['agree', 'refuse'] : asked === 'asking' ? ['withdraw'] : [];

interface ConsentNoticeProps {
  /** The subject, for styles and tests. */
  readonly about: 'revert' | 'stand-in' | 'seat-offer' | 'pause';
  readonly text: string;
  readonly answers: readonly ConsentAnswer[];
  readonly words: Readonly<Record<ConsentAnswer, string>>;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onAnswer: (answer: ConsentAnswer) => void;
}

/** Above the table, which makes room for it: an open request for the consent of others. */
export const ConsentNotice = ({
  about,
  text,
  answers,
  words,
  busy,
  problem,
  onAnswer,
}: ConsentNoticeProps): ReactNode => (
  <div className={`consent-notice ${about}-notice`}>
    <span>{text}</span>
    <p className="row">
      {answers.map((answer) => (
        <button
          key={answer}
          type="button"
          className={`button small ${answer === 'agree' ? 'go' : 'dark'}`}
          disabled={busy}
          onClick={() => onAnswer(answer)}
        >
          {words[answer]}
        </button>
      ))}
    </p>
    {problem !== undefined && <span className="banner-problem">{problem}</span>}
  </div>
);

/** The outcome of such a request, until it is dismissed. */
export const ConsentOutcome = ({
  about,
  text,
  putAway,
  onPutAway,
}: Pick<ConsentNoticeProps, 'about' | 'text'> & {
  readonly putAway: string;
  readonly onPutAway: () => void;
}): ReactNode => (
  <div className={`consent-notice ${about}-notice`}>
    <span>{text}</span>
    <button type="button" className="button dark small" onClick={onPutAway}>
      {putAway}
    </button>
  </div>
);

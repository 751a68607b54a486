import type { ReactNode, Ref } from 'react';
import { RuleLink } from '../../ui/rule-link.tsx';

interface LessonBarProps {
  readonly label: string;
  /** How far one has come. */
  readonly place: string;
  readonly text: string;
  /** The id of the rule that tells more. */
  readonly rule?: string | undefined;
  /** Takes the focus when what had it is gone. */
  readonly bar?: Ref<HTMLElement>;
  /** What can be pressed. */
  readonly children?: ReactNode;
}

/** What is to be learned now, told to those who do not see it as soon as it changes. */
export const LessonBar = ({
  label,
  place,
  text,
  rule,
  bar,
  children,
}: LessonBarProps): ReactNode => (
  <section ref={bar} className="lesson" tabIndex={-1} aria-label={label}>
    <div className="lesson-text">
      <p className="lesson-place">{place}</p>
      <p className="lesson-says" role="status">
        {text}
      </p>
    </div>
    <div className="lesson-actions">
      <RuleLink rule={rule} />
      {children}
    </div>
  </section>
);

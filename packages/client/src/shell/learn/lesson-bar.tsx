import type { ReactNode, Ref } from 'react';
import { RuleLink } from '@atoll/table-kit/ui/rule-link.tsx';

interface LessonBarProps {
  readonly label: string;
  /** The progress. */
  readonly place: string;
  readonly text: string;
  /** The id of the rule with more detail. */
  readonly rule?: string | undefined;
  /** Takes the focus when the focused element is gone. */
  readonly bar?: Ref<HTMLElement>;
  /** The buttons. */
  readonly children?: ReactNode;
}

/** The text of the current step, announced to screen readers as soon as it changes. */
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

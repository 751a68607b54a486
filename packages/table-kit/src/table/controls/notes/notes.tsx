import type { ReactNode } from 'react';
import type { RichText } from '../../../ui/rich-text.ts';
import type { Attempts } from '../../model/use-attempts.ts';
import type { Hint } from '../../model/hints/use-hint.ts';
import { Icon, Mark } from '../icon.tsx';
import './notes.css';
import { Rich } from '../rich.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { useLocale } from '../../../words/use-locale.ts';

/** The key that asks for a hint, in every language. */
const HINT_KEY = 'H';

/** The shown part of a hint. */
export type HintView = Pick<Hint, 'offered' | 'thinking' | 'open' | 'text' | 'ask' | 'forget'>;

/** The last action of a seat, for a moment. */
export const DoneNote = ({
  seat,
  text,
}: {
  readonly seat: number;
  readonly text: RichText;
}): ReactNode => (
  <p className="tb-doing">
    <Mark seat={seat} size={18} />
    <span>
      <Rich text={text} size={16} />
    </span>
  </p>
);

/** A bot's suggestion, and the button that dismisses it. */
export const HintNote = ({
  hint: { open, text, forget },
}: {
  readonly hint: HintView;
}): ReactNode => {
  const { words } = useLocale();
  return (
    <div role="status">
      {open && (
        <p className="tb-advice">
          <Icon name="hint" size={18} />
          <span>
            <Rich text={text} size={17} />
          </span>
          <button type="button" aria-label={words.table.controls.hintAway} onClick={forget}>
            <Icon name="close" size={14} />
          </button>
        </p>
      )}
    </div>
  );
};

/**
 * Why an action is refused, and by which rule. `refusalCount` is another number each time: a screen
 * reader announces only new elements, so the same words must come as another element.
 */
export const RefusalNote = ({
  attempts: { refusal, rule, refusalCount },
}: {
  readonly attempts: Pick<Attempts, 'refusal' | 'rule' | 'refusalCount'>;
}): ReactNode => (
  <div role="alert">
    {refusal !== undefined && refusal !== '' && (
      <p key={refusalCount} className="tb-refusal">
        {refusal} <RuleLink rule={rule} />
      </p>
    )}
  </div>
);

/** Asks a bot; `asked` says whether there is a prompt to ask about. */
export const HintButton = ({
  hint,
  asked,
}: {
  readonly hint: HintView;
  readonly asked: boolean;
}): ReactNode => {
  const { words } = useLocale();
  return (
    hint.offered && (
      <button
        type="button"
        className="tb-hint"
        data-term="hint"
        aria-disabled={!asked || hint.thinking}
        onClick={hint.ask}
      >
        <Icon name="hint" size={20} />
        <span>{words.table.controls.hint}</span>
        <kbd translate="no">{HINT_KEY}</kbd>
      </button>
    )
  );
};

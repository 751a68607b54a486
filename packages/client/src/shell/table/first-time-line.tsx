import type { ReactNode } from 'react';
import type { FirstTimes } from '../../table/controls/notes/first-times.ts';
import { explained } from '../../ui/explainer/glossary.ts';
import type { TableTerm } from '../../words/table-terms.ts';
import { Glyph } from '../../ui/drawing.tsx';
import { useLocale } from '../../words/use-locale.ts';

/** Under the status: what a prompt asks for, the first times that it occurs. */
export function FirstTimeLine({ text, dismiss }: FirstTimes): ReactNode {
  const { words } = useLocale();
  if (text === '') return null;
  return (
    <p className="first-time" role="note" aria-label={words.status.firstTime}>
      <button
        type="button"
        {...explained<TableTerm>('firstTime')}
        aria-label={words.status.firstTimeAway}
        onClick={dismiss}
      >
        <Glyph name="close" size={13} />
      </button>
      <span>{text}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import type { FirstTimes } from '@atoll/table-kit/table/controls/notes/first-times.ts';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import type { TableTerm } from '@atoll/table-kit/words/table-terms.ts';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

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

import type { ReactNode } from 'react';
import type { FirstTimes } from '../../table/first-times.ts';
import { explained } from '../../table/glossary.ts';
import { words } from '../../words/index.ts';
import type { TableTerm } from '../../words/table-terms.ts';
import { Glyph } from '../parts/drawing.tsx';

/** Under the status: what a question wants, the first times that it is asked. */
export function FirstTimeLine({ text, dismiss }: FirstTimes): ReactNode {
  if (text === '') return null;
  return (
    <p className="first-time" role="note" aria-label={words.status.firstTime}>
      <button type="button" {...explained<TableTerm>('firstTime')} aria-label={words.status.firstTimeAway} onClick={dismiss}>
        <Glyph name="close" size={13} />
      </button>
      <span>{text}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import { Logo } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { follow } from '../route.ts';

interface StudyHeaderProps {
  readonly title: string;
  readonly sentence: string;
}

/** The header of the page of analysis: who is to move, and the way back. */
export function StudyHeader({ title, sentence }: StudyHeaderProps): ReactNode {
  const { words } = useLocale();
  return (
    <header className="status-bar">
      <h1 className="brand">
        <Logo size={32} />
        <span>{title}</span>
      </h1>
      <div className="status-lines">
        <p className="status" role="status">
          <span className="sentence">{sentence}</span>
        </p>
      </div>
      <a className="button second small" href="/" onClick={follow}>
        {words.back}
      </a>
    </header>
  );
}

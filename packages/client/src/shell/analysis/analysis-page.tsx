import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { useNote } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { readHanded } from './study/handed-record.ts';
import { StudyDesk } from './study-desk.tsx';
import { useAnalysisParts, type AnalysisParts } from './use-analysis-parts.ts';
import { useStudy } from './study/use-study.ts';
import './analysis.css';

/** The analysis of positions of a game. */
export function AnalysisPage({ game }: { readonly game: string }): ReactNode {
  const locale = useLocale();
  const { connection } = locale.words;
  const entry = gameEntry(locale, game);
  const parts = useAnalysisParts(entry?.analysis && entry);
  const note = useNote();
  const title = typeof parts === 'object' && parts.words.title(parts.entry.name);
  useEffect(() => {
    if (title !== false) document.title = locale.words.title(title);
  }, [locale.words, title]);
  if (entry?.analysis === undefined)
    return <NoticePage title={connection.missing} text={connection.missingText} />;
  if (parts === 'failed')
    return <NoticePage title={connection.failed} text={connection.failedText} />;
  if (parts === undefined) return <LoadingPage />;
  return <LoadedAnalysis parts={parts} note={note} />;
}

interface LoadedAnalysisProps {
  readonly parts: AnalysisParts;
  /** What another page hands over. */
  readonly note: string | undefined;
}

function LoadedAnalysis({ parts, note }: LoadedAnalysisProps): ReactNode {
  const { entry, rules } = parts;
  const game = useMemo(() => ({ id: entry.id, rules }), [entry.id, rules]);
  const [handed] = useState(() => readHanded(game, note));
  const shown = useStudy(game, handed);
  return <StudyDesk parts={parts} shown={shown} />;
}

import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { loadGameAhead } from '../table/use-game.ts';
import { FailedMatch } from './failed-match.tsx';
import { FileChooser } from './file-chooser.tsx';
import { fetchReplay, type Replay } from './load-replay.ts';
import type { NoReplay } from './no-replay.ts';
import { ReplayFrame } from './replay-frame.tsx';

interface ReplayPageProps {
  /** Without it a file is chosen. */
  readonly matchId?: string;
}

/** The replay of a finished match: one of this server, or one from a file. */
export function ReplayPage({ matchId }: ReplayPageProps): ReactNode {
  const locale = useLocale();
  const { words: shell } = locale;
  const words = useLaterWords(loadReplayWords);
  const [replay, setReplay] = useState<Replay | NoReplay>();
  const ahead = useCallback((game: string) => loadGameAhead(locale, game), [locale]);
  const fetchMatch = useEffectEvent((id: string) => void fetchReplay(id, ahead).then(setReplay));
  useEffect(() => {
    if (matchId !== undefined) fetchMatch(matchId);
  }, [matchId]);
  useEffect(() => {
    if (words) document.title = shell.title(words.title);
  }, [shell, words]);
  if (!words) return <LoadingPage />;
  if (replay?.ok) return <ReplayFrame replay={replay} words={words} />;
  if (matchId === undefined)
    return <FileChooser {...{ words, ahead }} failed={replay} onRead={setReplay} />;
  return replay ? <FailedMatch words={words} matchId={matchId} failed={replay} /> : <LoadingPage />;
}

import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { loadReplayWords, type ReplayWords } from '@atoll/table-kit/words/load-later-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { follow } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { loadGameAhead } from '../table/use-game.ts';
import { failureText } from './failure-text.ts';
import { FileChooser } from './file-chooser.tsx';
import { fetchReplay, type NoReplay, type Replay } from './load-replay.ts';
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
  if (replay?.ok)
    return <ReplayFrame replay={replay} words={words} saved={matchId === undefined} />;
  if (matchId === undefined)
    return <FileChooser {...{ words, ahead }} failed={replay} onRead={setReplay} />;
  return replay ? <Failed words={words} matchId={matchId} failed={replay} /> : <LoadingPage />;
}

function Failed({
  words,
  matchId,
  failed,
}: {
  readonly words: ReplayWords;
  readonly matchId: string;
  readonly failed: NoReplay;
}): ReactNode {
  const { why } = failed;
  const text = failureText(failed, words);
  return (
    <NoticePage title={words.failed} text={text}>
      {why === 'notOver' && (
        <a className="button main" href={`/w/${matchId}`} onClick={follow}>
          {words.watch}
        </a>
      )}
      {why === 'unreachable' && (
        <button type="button" className="button main" onClick={() => location.reload()}>
          {words.again}
        </button>
      )}
    </NoticePage>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import {
  type LadderPageWords,
  loadLadderPageWords,
} from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { follow } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { ScenePage } from '../scene/scene-page.tsx';
import { ForgetRatings } from './forget-ratings.tsx';
import './ladder.css';
import { LadderRows } from './ladder-rows.tsx';
import { OwnRating } from './own-rating.tsx';
import { useLadder } from './use-ladder.ts';

/** The ladder of a game by number of seats, and the own rating with its way. */
export function LadderPage({ game: id }: { readonly game: string }): ReactNode {
  const locale = useLocale();
  const words = useLaterWords(loadLadderPageWords);
  const game = gameEntry(locale, id);
  const title = words && `${words.title}, ${game?.name ?? id}`;
  useEffect(() => {
    if (title !== undefined) document.title = locale.words.title(title);
  }, [locale, title]);
  if (!words) return <LoadingPage />;
  return (
    <ScenePage
      tagline={game?.tagline ?? ''}
      panel={<p className="lead ladder-about">{words.about}</p>}
      sheet={
        <>
          <h2>{title}</h2>
          <Loaded words={words} id={id} />
        </>
      }
      foot={
        <a className="button chip" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      }
    />
  );
}

interface LoadedProps {
  readonly words: LadderPageWords;
  readonly id: string;
}

function Loaded({ words, id }: LoadedProps): ReactNode {
  const locale = useLocale();
  const { min = 2, max = 2 } = gameEntry(locale, id)?.seats ?? {};
  const least = Math.max(2, min);
  const [seats, setSeats] = useState(least);
  const [ladder, again] = useLadder(id, seats);
  const [isForgotten, setForgotten] = useState(false);
  const counts = Array.from({ length: Math.max(1, max - least + 1) }, (_, at) => least + at);
  return (
    <>
      {counts.length > 1 && (
        <Choice
          label={words.seats}
          values={counts}
          value={seats}
          word={String}
          onChange={setSeats}
        />
      )}
      {isForgotten && <Forgotten words={words} />}
      {ladder.kind === 'loading' && <p role="status">{locale.words.loading}</p>}
      {ladder.kind === 'failed' && (
        <p role="alert">
          {ladder.why === 'unknown' ? words.unknown : words.failed}{' '}
          {ladder.why !== 'unknown' && (
            <button type="button" className="link" onClick={again}>
              {words.again}
            </button>
          )}
        </p>
      )}
      {ladder.kind === 'loaded' && (
        <>
          <OwnRating words={words} own={ladder.own} />
          <LadderRows words={words} table={ladder.table} />
          {ladder.own && (
            <ForgetRatings
              words={words}
              onForgotten={() => {
                setForgotten(true);
                again();
              }}
            />
          )}
        </>
      )}
    </>
  );
}

/** It gets the focus, since the button that was pressed is gone. */
function Forgotten({ words }: Pick<LoadedProps, 'words'>): ReactNode {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} role="status" tabIndex={-1}>
      {words.forgotten}
    </p>
  );
}

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { refusalText } from '@atoll/table-kit/table/model/refusals.ts';
import type { Ahead } from '@atoll/table-kit/table/queue/ahead.ts';
import type { Stopped, TurnQueue, Waiting } from '@atoll/table-kit/table/queue/turn-queue.ts';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { loadQueueWords, type QueueWords } from '@atoll/table-kit/words/load-table-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import './queue-line.css';

export interface QueueLineProps {
  readonly queue: TurnQueue;
  readonly game: GameClient;
  readonly names: readonly string[];
  /** The turns of the own seat follow one another now. */
  readonly lastIn: boolean;
  /** Called when the line begins or ends to be shown. */
  readonly onShown: (shown: boolean) => void;
}

/** Shorter than this, in ms, nothing is seen to wait. */
const NOTICED = 250;

/** How long a person reads why the queue stopped, in ms. */
const READ = 12_000;

/** How many of the actions that wait are named. */
const NAMED = 3;

/** Under the status: that the own turns follow one another, and the actions that wait. */
export function QueueLine(props: QueueLineProps): ReactNode {
  const { queue, game, names, lastIn, onShown } = props;
  const words = useLaterWords(loadQueueWords);
  const locale = useLocale();
  const ahead = useAhead(game);
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting);
  const isNoticed = useNoticed(waiting.actions.length);
  useAskBeforeLeaving(waiting.actions.length);
  const [stopped, forget] = useStopped(waiting.stopped);
  const [hidden, hide] = useState<'yes' | 'no'>('no');
  useEffect(() => hide('no'), [lastIn]);
  const say: Said | undefined = words && ahead && { words, locale, game, ahead, names };
  const text =
    say === undefined
      ? ''
      : isNoticed && waiting.actions.length > 0
        ? waitingText(say, waiting)
        : stopped
          ? stoppedText(say, stopped)
          : lastIn && hidden === 'no'
            ? say.words.inARow
            : '';
  const isShown = text !== '';
  useEffect(() => onShown(isShown), [isShown, onShown]);
  const clears = waiting.actions.length > waiting.sent;
  const onAway = (): void => {
    if (stopped === undefined) hide('yes');
    else forget();
  };
  return (
    <div role="status">
      {words && isShown && (
        <p className="first-time queue-line">
          {clears && isNoticed ? (
            <button
              type="button"
              className="queue-clear"
              onClick={queue.queue.clear}
              title={words.clearKey}
            >
              {words.clear}
            </button>
          ) : (
            <button type="button" aria-label={words.hide} onClick={onAway}>
              <Glyph name="close" size={13} />
            </button>
          )}
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

interface Said {
  readonly words: QueueWords;
  readonly locale: Locale;
  readonly game: GameClient;
  readonly ahead: Ahead;
  readonly names: readonly string[];
}

function waitingText({ words, ahead, names }: Said, { actions }: Waiting): string {
  const named = actions.slice(0, NAMED).map((made) => ahead.say(made, names));
  return words.waiting(named, actions.length - named.length);
}

function stoppedText({ words, locale, game, ahead, names }: Said, stopped: Stopped): string {
  if (stopped.why === 'cleared') return words.cleared(stopped.left);
  const { made, reasons, left } = stopped;
  const reason = refusalText(locale, reasons, (code, details = {}) => game.reason(code, details));
  return words.refused(ahead.say(made, names), { reason, left });
}

/** How the game words actions, in the language of the page. */
function useAhead(game: GameClient): Ahead | undefined {
  const [ahead, set] = useState<Ahead>();
  useEffect(() => {
    let gone = false;
    void game.ahead?.().then((found) => {
      if (!gone) set(found);
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return ahead;
}

/** A page that is left takes what waits with it: the browser asks first. */
function useAskBeforeLeaving(count: number): void {
  const isWanted = count > 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWanted]);
}

/** The newest stop while it is to be read, and a function to hide it. */
function useStopped(newest: Stopped | undefined): readonly [Stopped | undefined, () => void] {
  const [stopped, set] = useState(newest);
  useEffect(() => {
    if (newest !== undefined) set(newest);
  }, [newest]);
  useEffect(() => {
    if (stopped === undefined) return undefined;
    const timer = setTimeout(() => set(undefined), READ);
    return () => clearTimeout(timer);
  }, [stopped]);
  return [stopped, () => set(undefined)];
}

/** Whether there has been something for so long that a person notices it. */
function useNoticed(count: number): boolean {
  const lasts = count > 0;
  const [lasted, set] = useState<'long' | 'no'>('no');
  useEffect(() => {
    if (!lasts) return set('no');
    const timer = setTimeout(() => set('long'), NOTICED);
    return () => clearTimeout(timer);
  }, [lasts]);
  return lasted === 'long';
}

import * as Dialog from '@radix-ui/react-dialog';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { DeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { DealLink } from '../deal/deal-link.tsx';
import { DealNote } from '../deal/deal-note.tsx';
import { gameEntry } from '../game-entries.ts';
import { ReplayShell } from '../replay/replay-shell.tsx';
import { follow } from '../route.ts';
import { namedTable } from '../seat-names.ts';
import { useSounds } from '../table/use-sounds.ts';
import { useTurnTitle } from '../table/use-turn-title.ts';
import { beginHere } from './begin-here.ts';
import type { OpenMatch, Unkept } from './use-device-match.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

const ScoreSheet = lazyWithRetry(async () => (await import('../score/score-sheet.tsx')).ScoreSheet);

interface DeviceTableProps {
  readonly game: GameClient;
  readonly words: DeviceWords;
  readonly opened: OpenMatch;
  readonly unkept: Unkept;
}

/** The game's own table, with a note below it about storage or the result. */
export function DeviceTable({ game, words, opened, unkept }: DeviceTableProps): ReactNode {
  const locale = useLocale();
  const { match, session } = opened;
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const settings = useSettings();
  const [hint, setHint] = useState<string>();
  const [isAway, putAway] = useState(false);
  const snapshot = useMemo(
    () => state.snapshot && namedTable(locale, state.snapshot),
    [locale, state.snapshot],
  );
  const list = snapshot?.seats.map(({ name }) => name).join('\n') ?? '';
  const names = useMemo(() => list.split('\n'), [list]);
  const over = snapshot?.phase === 'over';
  const gameStatus = game.status({ table: state, names });
  const mine = gameStatus.seats.includes(match.seat);
  useSounds(session, { game, settings, own: match.seat, mine, over });
  useTurnTitle(
    { awaited: gameStatus.seats, own: match.seat },
    { hostName: snapshot?.seats[0]?.name ?? '' },
  );
  if (!snapshot) return null;
  return (
    <ReplayShell
      {...{ game, session, snapshot, settings, names }}
      title={words.title}
      sentence={hint ?? gameStatus.sentence}
      onHint={setHint}
    >
      <footer className="replay-bar replay-played" aria-label={words.title}>
        <p role={unkept === '' ? 'status' : 'alert'}>
          {unkept === '' ? (over ? words.over : words.keeps) : words[unkept]}
        </p>
        {match.repeats && <DealNote className="quiet" />}
        {over && (
          <button type="button" className="button second small" onClick={() => putAway(false)}>
            {locale.words.status.scores}
          </button>
        )}
      </footer>
      {over && (
        <ScoreSheet
          {...{ game, snapshot, steps: state.steps, own: match.seat, open: !isAway }}
          onClose={() => putAway(true)}
          actions={() => <Actions words={words} opened={opened} />}
        />
      )}
    </ReplayShell>
  );
}

/** The actions after a match of this device. */
function Actions({ words, opened }: Pick<DeviceTableProps, 'words' | 'opened'>): ReactNode {
  const locale = useLocale();
  const { id: matchId, game: id, name, seats, seat, bot, options } = opened.match;
  const game = gameEntry(locale, id);
  return (
    <footer className="score-actions">
      <div className="row next">
        {game && (
          <button
            type="button"
            className="button go"
            onClick={() => void beginHere(game, { locale, name, seats, seat, bot, options })}
          >
            {words.playAgain}
          </button>
        )}
        <a className="button dark" href={`/replay/${matchId}`} onClick={follow}>
          {locale.words.scores.replay}
        </a>
        <Dialog.Close className="button dark">{locale.words.scores.look}</Dialog.Close>
        <DealLink matchId={matchId} />
        <a className="button plain" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      </div>
    </footer>
  );
}

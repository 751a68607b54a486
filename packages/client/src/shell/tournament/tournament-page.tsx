import { Fragment, useState, type ReactNode } from 'react';
import type { TournamentView } from '@atoll/protocol';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import {
  loadTournamentWords,
  type TournamentWords,
} from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { askTournament, changeTournament } from '../../net/tournament-api.ts';
import { useBots } from '../bots/bots.ts';
import { gameEntry } from '../game-entries.ts';
import { optionsInWords } from '../options.ts';
import { follow, tournamentPath } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { ScenePage } from '../scene/scene-page.tsx';
import { clockWords } from './clock-words.ts';
import { EntryPanel } from './entry-panel.tsx';
import { HostPanel } from './host-panel.tsx';
import { OwnMatch } from './own-match.tsx';
import { playerNames } from './player-names.ts';
import { PlayersList } from './players-list.tsx';
import { RemovePlayer } from './remove-player.tsx';
import { problemWords } from './problem-words.ts';
import { RoundsList } from './rounds-list.tsx';
import type { SendChange } from './send-change.ts';
import { StandingsTable } from './standings-table.tsx';
import { Sure } from './sure.tsx';
import './tournament.css';
import { ownToken, useTournament } from './use-tournament.ts';

/** A tournament: its players, its pairings and its standings, followed as they change. */
export function TournamentPage({ id }: { readonly id: string }): ReactNode {
  const { words: common } = useLocale();
  const words = useLaterWords(loadTournamentWords);
  const [known, show] = useTournament(id);
  if (!words) return <LoadingPage />;
  if (known.kind === 'loaded') return <Loaded {...{ words, view: known.view, show }} />;
  const texts = {
    loading: common.loading,
    unknown: words.unknown,
    unreachable: common.unreachable,
  };
  return (
    <ScenePage
      tagline=""
      panel={<p className="lead">{texts[known.kind === 'failed' ? known.why : 'loading']}</p>}
      sheet={<h2>{words.title}</h2>}
      foot={<Back />}
    />
  );
}

function Back(): ReactNode {
  return (
    <a className="button chip" href="/" onClick={follow}>
      {useLocale().words.back}
    </a>
  );
}

interface LoadedProps {
  readonly words: TournamentWords;
  readonly view: TournamentView;
  readonly show: (view: TournamentView) => void;
}

function Loaded({ words, view, show }: LoadedProps): ReactNode {
  const locale = useLocale();
  const bots = useBots(view.game);
  const [problem, setProblem] = useState<string>();
  const names = playerNames(locale, view, bots);
  const part = { words, view, names };
  const run = (asked: Promise<TournamentView>): void => {
    setProblem(undefined);
    asked.then(show, (error: unknown) => setProblem(problemWords(locale, words, error)));
  };
  const token = ownToken(view.id);
  const onChange: SendChange = (change) => {
    if (token !== undefined) run(changeTournament(view.id, { ...change, token }));
  };
  const isOpen = view.state === 'open';
  const isLive = isOpen || view.state === 'playing';
  const isIn = view.own !== undefined && view.players[view.own]?.left === false;
  return (
    <ScenePage
      tagline={gameEntry(locale, view.game)?.tagline ?? ''}
      panel={
        <div className="tournament-panel">
          <OwnMatch {...part} />
          {isOpen && view.own === undefined && (
            <EntryPanel
              {...{ words, view }}
              onEntered={() => run(askTournament(view.id, ownToken(view.id)))}
            />
          )}
          {isOpen && view.host && <HostPanel {...{ words, view, bots, onChange }} />}
          {isOpen && (
            <CopyButton className="button second" label={words.invite} text={linkTo(view)} />
          )}
          {isLive && isIn && !view.host && (
            <Sure words={words} label={words.leave} onSure={() => onChange({ do: 'leave' })} />
          )}
          {view.state === 'playing' && view.host && <RemovePlayer {...part} onChange={onChange} />}
          {isLive && view.host && (
            <Sure words={words} label={words.cancel} onSure={() => onChange({ do: 'cancel' })} />
          )}
          {problem !== undefined && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
        </div>
      }
      sheet={
        <>
          <h2>
            <bdi translate="no">{view.title}</bdi>
          </h2>
          <Facts {...{ words, view }} />
          {isOpen ? (
            <PlayersList {...part} onChange={onChange} />
          ) : (
            <>
              <StandingsTable {...part} />
              <RoundsList {...part} />
            </>
          )}
        </>
      }
      foot={<Back />}
    />
  );
}

const linkTo = ({ id }: TournamentView): string => `${location.origin}${tournamentPath(id)}`;

/** The game, the way of pairing and the time, in one line. */
function Facts({ words, view }: Pick<LoadedProps, 'words' | 'view'>): ReactNode {
  const locale = useLocale();
  const game = gameEntry(locale, view.game);
  const { options, format, clock, planned } = view;
  const facts = [
    game?.name ?? view.game,
    ...(game ? optionsInWords(locale, game, { options, seats: 2 }) : []),
    words[`format-${format}`],
    ...(planned > 0 ? [words.rounds(planned)] : []),
    clockWords(words, clock),
  ];
  return (
    <>
      <p className="tournament-facts">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            <span>
              {fact}
              {index < facts.length - 1 && ' ·'}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <p className="quiet">{words[`about-${format}`]}</p>
    </>
  );
}

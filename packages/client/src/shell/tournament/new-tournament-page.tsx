import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { type ClockChoice, nameProblem, type TournamentFormat } from '@atoll/protocol';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { PickList } from '@atoll/table-kit/ui/pick-list.tsx';
import { Toggle } from '@atoll/table-kit/ui/toggle.tsx';
import {
  loadTournamentWords,
  type TournamentWords,
} from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { createTournament } from '../../net/tournament-api.ts';
import { CLOCKS, idOf } from '../clock/clocks.ts';
import { gameEntry } from '../game-entries.ts';
import { initialOptions } from '../lobby/options.ts';
import { NameField } from '../parts/name-field.tsx';
import { OptionField } from '../parts/option-field.tsx';
import { keepName, lastName } from '../person.ts';
import { follow, navigate, tournamentPath } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { ScenePage } from '../scene/scene-page.tsx';
import { clockWords } from './clock-words.ts';
import { keepTournament, keptTournaments } from './kept-tournaments.ts';
import { problemWords } from './problem-words.ts';
import './tournament.css';

const FORMATS = ['swiss', 'round-robin', 'knock-out'] as const satisfies TournamentFormat[];
const TIMES = CLOCKS.filter(({ kind }) => kind !== 'none');

/** Opens a tournament of a game, and lists those that this browser takes part in. */
export function NewTournamentPage({ game: id }: { readonly game: string }): ReactNode {
  const locale = useLocale();
  const words = useLaterWords(loadTournamentWords);
  const game = gameEntry(locale, id);
  const title = words?.title;
  useEffect(() => {
    if (title !== undefined) document.title = locale.words.title(title);
  }, [locale, title]);
  const { missing, missingText } = locale.words.connection;
  if (!game) return <NoticePage title={missing} text={missingText} />;
  if (!words) return <LoadingPage />;
  return (
    <ScenePage
      tagline={game.tagline}
      panel={<OpenForm {...{ words, game }} />}
      sheet={<Own words={words} />}
      foot={
        <a className="button chip" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      }
    />
  );
}

const clockOf = (id: string): ClockChoice =>
  TIMES.find((each) => idOf(each) === id) ?? TIMES[0] ?? { kind: 'none' };

/** The settings of a new tournament; the time by its id. */
interface Chosen {
  readonly format: TournamentFormat;
  readonly time: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly plays: boolean;
}

interface OpenFormProps {
  readonly words: TournamentWords;
  readonly game: GameEntry;
}

function OpenForm({ words, game }: OpenFormProps): ReactNode {
  const locale = useLocale();
  const [name, setName] = useState(lastName);
  const [title, setTitle] = useState(() => words.usualTitle(game.name).slice(0, 24));
  const [chosen, choose] = useState<Chosen>(() => ({
    ...{ format: 'swiss', time: idOf(clockOf('')), options: initialOptions(game), plays: true },
  }));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isNamed = nameProblem(name.trim()) === undefined && nameProblem(title.trim()) === undefined;
  const open = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(undefined);
    setBusy(true);
    keepName(name.trim());
    const { format, options, plays } = chosen;
    const clock = clockOf(chosen.time);
    const hosting = plays ? 'playing' : 'watching';
    const named = { game: game.id, title: title.trim(), name: name.trim() };
    createTournament({ ...named, options, format, hosting, clock }).then(
      ({ id, token }) => {
        keepTournament({ id, token, game: game.id, title: named.title });
        navigate(tournamentPath(id));
      },
      (error: unknown) => {
        setProblem(problemWords(locale, words, error));
        setBusy(false);
      },
    );
  };
  return (
    <form className="tournament-panel" onSubmit={open}>
      <h2>{words.newTitle(game.name)}</h2>
      <NameField value={name} onChange={setName} />
      <div className="field">
        <label htmlFor="tournament-title">{words.nameOfIt}</label>
        <input
          id="tournament-title"
          className="input"
          value={title}
          maxLength={24}
          dir="auto"
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <Settings {...{ words, game, chosen }} onChoose={choose} />
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button go wide" disabled={busy || !isNamed}>
        {words.open}
      </button>
    </form>
  );
}

interface SettingsProps extends OpenFormProps {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function Settings({ words, game, chosen, onChoose }: SettingsProps): ReactNode {
  return (
    <div className="toggles">
      <PickList
        label={words.format}
        hint={words[`about-${chosen.format}`]}
        values={FORMATS}
        value={chosen.format}
        word={(each) => words[`format-${each}`]}
        onChange={(format) => onChoose({ ...chosen, format })}
      />
      <PickList
        label={words.time}
        hint={words.timeHint}
        values={TIMES.map(idOf)}
        value={chosen.time}
        word={(id) => clockWords(words, clockOf(id))}
        onChange={(time) => onChoose({ ...chosen, time })}
      />
      {game.options.map((option) => (
        <OptionField
          key={option.key}
          option={option}
          of={{ options: chosen.options, seats: 2 }}
          onChange={(value) =>
            onChoose({ ...chosen, options: { ...chosen.options, [option.key]: value } })
          }
        />
      ))}
      <Toggle
        label={words.plays}
        hint={words.playsHint}
        on={chosen.plays}
        onChange={(plays) => onChoose({ ...chosen, plays })}
      />
    </div>
  );
}

function Own({ words }: { readonly words: TournamentWords }): ReactNode {
  const kept = keptTournaments();
  return (
    <>
      <h2>{words.ownOnes}</h2>
      <p className="tournament-facts quiet">{words.intro}</p>
      {kept.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="tournament-players">
          {kept.map(({ id, title }) => (
            <li key={id}>
              <a className="link" href={tournamentPath(id)} onClick={follow}>
                <bdi translate="no">{title}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

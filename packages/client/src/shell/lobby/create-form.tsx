import { nameProblem } from '@atoll/protocol';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { errorWords } from '../error-words.ts';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import { OptionField } from '../parts/option-field.tsx';
import { Toggle } from '@atoll/table-kit/ui/toggle.tsx';
import { openTable } from './invite/enter.ts';
import { GameChoice } from './game-choice.tsx';
import { initialOptions } from './options.ts';
import { loadCreateWords, type CreateWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface CreateFormProps {
  readonly game: GameEntry;
  readonly onGame: (game: GameEntry) => void;
  readonly name: string;
  readonly onCancel: () => void;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The initial values of the form. */
const fresh = (game: GameEntry) => ({
  game: game.id,
  seats: game.seats.max,
  options: initialOptions(game),
});

/** The settings of a new table. */
export function CreateForm(props: CreateFormProps): ReactNode {
  const { words } = useLocale();
  const create = useLaterWords(loadCreateWords);
  return create ? <Form words={create} {...props} /> : <p>{words.loading}</p>;
}

function Form({
  words,
  game,
  onGame,
  name,
  onCancel,
}: CreateFormProps & { readonly words: CreateWords }): ReactNode {
  const locale = useLocale();
  const [listed, setListed] = useState(false);
  const [watches, setWatches] = useState(false);
  const [wantsRated, setRated] = useState(false);
  const [kept, keep] = useState(() => fresh(game));
  // another game has other seats and options, and starts with its defaults
  const setting = kept.game === game.id ? kept : fresh(game);
  const { seats, options } = setting;
  const rated = wantsRated && seats > 1;
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const create = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setBusy(true);
    openTable({
      game: game.id,
      name: name.trim(),
      seats,
      access: listed ? 'public' : 'private',
      hosting: watches ? 'watching' : 'playing',
      options,
      rated,
    }).catch((error: unknown) => {
      setProblem(errorWords(locale, error));
      setBusy(false);
    });
  };

  return (
    <form onSubmit={create}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <GameChoice game={game} onChange={onGame} />
      {game.seats.min < game.seats.max && (
        <Choice
          label={words.seats}
          hint={words.seatsHint}
          values={range(game.seats.min, game.seats.max)}
          value={seats}
          word={String}
          onChange={(next) => keep({ ...setting, seats: next })}
        />
      )}
      <div className="toggles" role="group" aria-label={words.options}>
        {game.options.map((option) => (
          <OptionField
            key={option.key}
            option={option}
            of={setting}
            onChange={(value) => keep({ ...setting, options: { ...options, [option.key]: value } })}
          />
        ))}
        <Toggle label={words.list} hint={words.listHint} on={listed} onChange={setListed} />
        <Toggle label={words.watch} hint={words.watchHint} on={watches} onChange={setWatches} />
        {seats > 1 && (
          <Toggle label={words.rated} hint={words.ratedHint} on={rated} onChange={setRated} />
        )}
      </div>
      <Problem text={problem} />
      <Buttons words={words} off={busy || nameProblem(name) !== undefined} onCancel={onCancel} />
    </form>
  );
}

const Problem = ({ text }: { readonly text: string | undefined }): ReactNode =>
  text && (
    <p className="problem" role="alert">
      {text}
    </p>
  );

interface ButtonsProps extends Pick<CreateFormProps, 'onCancel'> {
  readonly words: CreateWords;
  /** The form cannot be sent now. */
  readonly off: boolean;
}

const Buttons = ({ words, off, onCancel }: ButtonsProps): ReactNode => (
  <>
    <button type="submit" className="button go wide" disabled={off}>
      {words.open}
    </button>
    <button type="button" className="button plain wide" onClick={onCancel}>
      {words.cancel}
    </button>
  </>
);

import { useEffect, useState, type ReactNode } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import {
  loadDailyWords,
  loadDealWords,
  type DealWords,
} from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import type { Replay } from '../replay/load-replay.ts';
import type { PlottedLine } from '../replay/points/plotted-lines.ts';
import './comparison.css';
import { findFirst, readFirst, type NoFirst } from './find-first.ts';
import type { SeatTurn } from './seat-turns.ts';
import { useCompared } from './use-compared.ts';

interface ComparisonProps {
  readonly game: GameClient;
  readonly replay: Replay;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** Called with the lines of the points of both; undefined when there are none any more. */
  readonly onLines: (lines: readonly PlottedLine[] | undefined) => void;
}

/** Compares a replay by turns with a match of the same deal: the first, or the own of a day. */
export function Comparison(props: ComparisonProps): ReactNode {
  const { replay } = props;
  const deal = useLaterWords(loadDealWords);
  const daily = useLaterWords(loadDailyWords);
  const words =
    deal && daily && replay.file.daily
      ? { ...deal, there: daily.compared, compareTitle: daily.comparedTitle }
      : deal;
  const [first, setFirst] = useState<Replay | NoFirst>();
  useEffect(() => {
    let isWanted = true;
    void findFirst(replay).then((found) => {
      if (isWanted) setFirst(found);
    });
    return () => {
      isWanted = false;
    };
  }, [replay]);
  if (!words) return null;
  return (
    <section className="comparison" aria-label={words.compareTitle}>
      {first === undefined ? (
        <p role="status">{words.searching}</p>
      ) : typeof first === 'string' ? (
        <ChooseFirst {...{ words, replay, first }} onFirst={setFirst} />
      ) : (
        <Turns {...props} {...{ words, first }} />
      )}
    </section>
  );
}

/** Asks for the file of a first match that was not found. */
function ChooseFirst({
  words,
  replay,
  first,
  onFirst,
}: Pick<ComparisonProps, 'replay'> & {
  readonly words: DealWords;
  readonly first: NoFirst;
  readonly onFirst: (first: Replay | NoFirst) => void;
}): ReactNode {
  const read = async (file: File | undefined): Promise<void> => {
    if (file) onFirst(await readFirst(await file.text(), replay));
  };
  return (
    <>
      <p role="status">{words[first]}</p>
      <label className="button second small">
        {words.choose}
        <input
          type="file"
          className="hidden"
          accept=".jsonl,.json,.txt"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
    </>
  );
}

/** The same turn of one seat in both matches. */
function Turns({
  game,
  replay,
  names,
  words,
  first,
  onLines,
}: ComparisonProps & { readonly words: DealWords; readonly first: Replay }): ReactNode {
  const persons = replay.file.seats.map(({ kind }) => kind);
  const [seat, setSeat] = useState(Math.max(0, persons.indexOf('person')));
  const compared = useCompared({ game, replay, first, seat });
  const lines = compared?.lines;
  useEffect(() => onLines(lines), [onLines, lines]);
  useEffect(() => () => onLines(undefined), [onLines]);
  if (!compared) return null;
  const { pair, final } = compared;
  const total = (side: 0 | 1): string =>
    final ? words.final(final[side]) : words.sofar(side === 0 ? pair.hereTotal : pair.thereTotal);
  return (
    <>
      <div className="comparison-head">
        <b>{pair.turn > 0 ? words.turn(pair.turn) : words.noTurn}</b>
        {names.length > 1 && (
          <select
            aria-label={words.compareSeat}
            value={seat}
            onChange={({ target }) => setSeat(Number(target.value))}
          >
            {names.map((name, each) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="comparison-sides" role="group" aria-label={words.line} tabIndex={0}>
        <Side
          title={words.here}
          name={compared.names[0]}
          total={total(0)}
          turn={pair.here}
          none=""
        />
        <Side
          title={words.there}
          name={compared.names[1]}
          total={total(1)}
          turn={pair.there}
          none={pair.turn > 0 ? words.noSuchTurn : ''}
        />
      </div>
    </>
  );
}

const Side = ({
  title,
  name,
  total,
  turn,
  none,
}: {
  readonly title: string;
  readonly name: string;
  readonly total: string;
  readonly turn: SeatTurn | undefined;
  /** Shown in place of a turn that is missing. */
  readonly none: string;
}): ReactNode => (
  <div>
    <h2>
      {title}: <bdi translate="no">{name}</bdi> <span>{total}</span>
    </h2>
    {turn ? (
      <ul>
        {turn.lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    ) : (
      <p>{none}</p>
    )}
  </div>
);

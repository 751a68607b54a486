import { useEffect, useState, type ReactNode } from 'react';
import type { DeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import { deviceReplays } from './device-replays.ts';
import { keepPictures, type PictureProgress } from './keep-pictures.ts';
import { canKeep } from './keep-program.ts';
import { freeBytes, persistence, usedMegabytes, type Persistence } from './storage.ts';
import { useDeviceMatches } from './use-device-matches.ts';

/** The size of all pictures with some reserve, in bytes. */
const ROOM = 20e6;

/** The data of the program that this browser stores, and controls to store more, and for longer. */
export function DeviceForm({ words }: { readonly words: DeviceWords }): ReactNode {
  const matches = useDeviceMatches();
  const [replays, setReplays] = useState(0);
  const [used, setUsed] = useState<number>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    void deviceReplays.list().then((list) => setReplays(list.length));
    void usedMegabytes().then(setUsed);
  }, [round]);
  return (
    <div className="notices">
      <p>
        {words.about} {words.holds(matches.length, replays)}{' '}
        {used !== undefined && words.used(used)}
      </p>
      {canKeep() ? <p>{words.install}</p> : <p className="problem">{words.noProgram}</p>}
      <Persist words={words} />
      {canKeep() && <Pictures words={words} onDone={() => setRound(round + 1)} />}
    </div>
  );
}

/** Asks the browser not to clear the data when the device runs full. */
function Persist({ words }: { readonly words: DeviceWords }): ReactNode {
  const [state, setState] = useState<Persistence>('unknown');
  const [isRefused, refuse] = useState(false);
  useEffect(() => void persistence('look').then(setState), []);
  const ask = async (): Promise<void> => {
    const answer = await persistence('ask');
    setState(answer);
    refuse(answer !== 'persisted');
  };
  if (state === 'persisted') return <p role="status">{words.persisted}</p>;
  return (
    <div>
      <button type="button" className="button small" onClick={() => void ask()}>
        {words.persist}
      </button>
      <p className="quiet">{words.persistHint}</p>
      <p role="status">{isRefused && words.refused}</p>
    </div>
  );
}

interface PicturesProps {
  readonly words: DeviceWords;
  readonly onDone: () => void;
}

/** Loads the pictures that otherwise load only when they are shown. */
function Pictures({ words, onDone }: PicturesProps): ReactNode {
  const [progress, setProgress] = useState<PictureProgress>();
  const [came, setCame] = useState<PictureProgress>();
  const [isFull, setFull] = useState(false);
  const fetchAll = async (): Promise<void> => {
    setCame(undefined);
    if (((await freeBytes()) ?? ROOM) < ROOM) return setFull(true);
    setFull(false);
    setProgress({ done: 0, all: 0 });
    setCame(await keepPictures('all', setProgress));
    setProgress(undefined);
    onDone();
  };
  const isWhole = came !== undefined && came.done > 0 && came.done === came.all;
  const result = came && (isWhole ? words.fetched : words.fetchedFew(came.done, came.all));
  const said = progress ? words.fetching(progress.done, progress.all) : result;
  return (
    <div>
      <button
        type="button"
        className="button small"
        disabled={progress !== undefined}
        onClick={() => void fetchAll()}
      >
        {words.pictures}
      </button>
      <p className="quiet">{words.picturesHint}</p>
      <p role={progress ? undefined : 'status'}>{said}</p>
      {isFull && (
        <p className="problem" role="alert">
          {words.noRoom}
        </p>
      )}
    </div>
  );
}

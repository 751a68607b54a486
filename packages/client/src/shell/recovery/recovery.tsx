import { type ReactNode, useState } from 'react';
import { BackupBusy } from '../../net/seats/seat-backup.ts';
import { newWords, SealBroken } from '../../net/seats/recovery-key.ts';
import { loadRecoveryWords, type RecoveryWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { errorWords } from '../error-words.ts';
import { keptSeats } from '../person.ts';
import { OwnWords } from './own-words.tsx';
import { ownBackup } from './own-backup.ts';
import { TypedWords } from './typed-words.tsx';
import './recovery.css';

/** Recovery words: created, shown, and entered on another device. */
export function Recovery(): ReactNode {
  const locale = useLocale();
  const words = useLaterWords(loadRecoveryWords);
  const [own, setOwn] = useState(ownBackup.words);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  if (!words) return <p role="status">{locale.words.loading}</p>;

  const begin = async (typed: string, done: (count: number) => string): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await ownBackup.begin(typed);
      setOwn(ownBackup.words);
      setMessage(done(keptSeats.list().length));
    } catch (error) {
      setProblem(problemWords(locale, words, error));
    }
    setBusy(false);
  };
  const end = (): void => {
    ownBackup.end();
    setOwn('');
    setMessage('');
  };
  return (
    <div className="recovery">
      <p>{words.about}</p>
      {own === '' ? (
        <>
          <button
            type="button"
            className="button main"
            disabled={busy}
            onClick={() => void begin(newWords(), words.kept)}
          >
            {words.make}
          </button>
          <TypedWords
            words={words}
            busy={busy}
            onTyped={(typed) => void begin(typed, words.brought)}
          />
        </>
      ) : (
        <OwnWords words={words} own={own} onEnd={end} />
      )}
      <p role="status">{message}</p>
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function problemWords(locale: Locale, words: RecoveryWords, error: unknown): string {
  if (error instanceof RangeError) return words.wrong;
  if (error instanceof SealBroken) return words.broken;
  if (error instanceof BackupBusy) return words.busy;
  return errorWords(locale, error);
}

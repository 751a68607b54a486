import type { ReactNode } from 'react';
import type { ReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { NoticePage } from '../scene/notice-page.tsx';
import { failureText } from './failure-text.ts';
import { readReplay, type Ahead, type Replay } from './load-replay.ts';
import type { NoReplay } from './no-replay.ts';

interface FileChooserProps {
  readonly words: ReplayWords;
  /** The problem of the file that was chosen last. */
  readonly failed: NoReplay | undefined;
  readonly ahead: Ahead;
  readonly onRead: (replay: Replay | NoReplay) => void;
}

/** Asks for the file of a match, which never leaves the browser. */
export function FileChooser({ words, failed, ahead, onRead }: FileChooserProps): ReactNode {
  const read = async (file: File | undefined): Promise<void> => {
    if (file) onRead(await readReplay(await file.text(), ahead));
  };
  const wrong = failed && failureText(failed, words);
  return (
    <NoticePage title={words.open} text={wrong ?? words.openText}>
      <label className="button main">
        {words.choose}
        <input
          type="file"
          className="hidden"
          accept=".jsonl,.json,.txt"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
    </NoticePage>
  );
}

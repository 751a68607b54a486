import { useEffect, useState, type ReactNode } from 'react';
import type { NotesWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import type { Replay } from '../replay/load-replay.ts';
import { momentPath } from '../replay/position-link.ts';
import type { MomentNote } from './moment-note.ts';
import { notesFragment } from './note-link.ts';

interface NotesLinkProps {
  readonly replay: Replay;
  readonly words: NotesWords;
  readonly own: readonly MomentNote[];
}

/**
 * Copies a link to the first note that holds all of them; of a match without an address, to the
 * choice of a file.
 */
export function NotesLink({ replay: { matchId, source }, words, own }: NotesLinkProps): ReactNode {
  const [fragment, setFragment] = useState<string>();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void notesFragment(own, { matchId }).then((made) => {
      if (!isWanted) return;
      setFragment(made);
      setLong(made === undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [own, matchId]);
  if (isLong) return <p role="status">{words.linkTooLong}</p>;
  if (fragment === undefined) return null;
  const path =
    source === 'server' ? momentPath(matchId, { at: own[0]?.at ?? 0, seat: -1 }) : '/replay';
  return (
    <p>
      <CopyButton
        className="button second small"
        label={words.link}
        text={`${location.origin}${path}${fragment}`}
      />
      {source !== 'server' && <small className="quiet"> {words.linkOfFile}</small>}
    </p>
  );
}

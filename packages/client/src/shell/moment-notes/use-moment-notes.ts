import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Replay } from '../replay/load-replay.ts';
import { keptNotes } from './kept-notes.ts';
import { withOthers, type MomentNote } from './moment-note.ts';
import { holdsNotes, notesIn, type LinkedNotes } from './note-link.ts';

/** The notes on a replay, and the changes to them. */
export interface MomentNotes {
  readonly own: readonly MomentNote[];
  /** Notes of somebody else, from the link; undefined without any. */
  readonly linked: LinkedNotes | undefined;
  /** Whether own notes are stored. */
  readonly storage: 'kept' | 'lost';
  /** Replaces the own notes. */
  readonly change: (notes: readonly MomentNote[]) => void;
  /** Adds the notes of the link to the own ones. */
  readonly keepLinked: () => void;
  /** Takes the notes of the link away. */
  readonly dropLinked: () => void;
}

/** The notes that this browser keeps on a match, and those of the link that opened it. */
export function useMomentNotes({ matchId, session: { length } }: Replay): MomentNotes {
  const [own, setOwn] = useState<readonly MomentNote[]>([]);
  const [linked, setLinked] = useState<LinkedNotes>();
  const [storage, setStorage] = useState<MomentNotes['storage']>('kept');
  useEffect(() => {
    let isWanted = true;
    const read = (): void =>
      void keptNotes.find(matchId, length).then((notes) => {
        if (isWanted) setOwn(notes);
      });
    read();
    const unwatch = keptNotes.watch(matchId, read);
    const readLink = (): void => {
      const { hash } = location;
      if (!holdsNotes(hash)) return;
      void notesIn(hash, { matchId, length }).then((read) => {
        if (isWanted) setLinked(read);
      });
    };
    readLink();
    addEventListener('hashchange', readLink);
    return () => {
      isWanted = false;
      unwatch();
      removeEventListener('hashchange', readLink);
    };
  }, [matchId, length]);
  const change = useCallback(
    (notes: readonly MomentNote[]) => {
      setOwn(notes);
      void keptNotes.keep(matchId, notes).then((isKept) => setStorage(isKept ? 'kept' : 'lost'));
    },
    [matchId],
  );
  const dropLinked = useCallback(() => {
    setLinked(undefined);
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }, []);
  return useMemo(
    () => ({
      ...{ own, linked, storage, change, dropLinked },
      keepLinked: () => {
        if (linked?.ok) change(withOthers(own, linked.notes));
        dropLinked();
      },
    }),
    [own, linked, storage, change, dropLinked],
  );
}

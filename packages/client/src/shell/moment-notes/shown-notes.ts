import type { MomentNote } from './moment-note.ts';
import type { MomentNotes } from './use-moment-notes.ts';

/** A note with its author: the person at this device, or the sender of the link. */
export interface ShownNote extends MomentNote {
  readonly by: 'own' | 'other';
}

/**
 * All notes up to a position, in the order of their positions: later ones could tell what comes.
 */
export function shownNotes(
  { own, linked }: Pick<MomentNotes, 'own' | 'linked'>,
  until: number,
): readonly ShownNote[] {
  const others = linked?.ok ? linked.notes : [];
  return [
    ...own.map((note) => ({ ...note, by: 'own' as const })),
    ...others.map((note) => ({ ...note, by: 'other' as const })),
  ]
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at);
}

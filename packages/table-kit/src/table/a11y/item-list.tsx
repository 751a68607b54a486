import type { KeyboardEvent, ReactNode } from 'react';
import { placeOf, reasonId, Reasons, type Entry, type EntryActions } from './entry.tsx';
import { isPlain, keyOf, useRoving } from './use-roving.ts';

/**
 * A row of things, such as the cards of an offer: one tab stop, arrow keys along it, Enter acts, I
 * reads.
 */
export function ItemList({
  title,
  help,
  entries,
  owner,
  actions,
}: {
  readonly title: string;
  /** The id of the element that explains the keys. */
  readonly help: string;
  readonly entries: readonly Entry[];
  /** The seat whose things these are, or -1. */
  readonly owner: number;
  readonly actions: EntryActions;
}): ReactNode {
  const keys = entries.map(({ item }) => item);
  const { home, onFocus, go } = useRoving(keys, undefined);
  const { spots, why, onPoint, onReach, onAct, onRead } = actions;
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const at = keys.indexOf(keyOf(event.target) ?? '');
    const here = entries[at];
    if (here === undefined || !isPlain(event)) return;
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowDown':
        return go(event, keys[at + 1] ?? keys[0]);
      case 'ArrowLeft':
      case 'ArrowUp':
        return go(event, keys[at - 1] ?? keys.at(-1));
      case 'Home':
        return go(event, keys[0]);
      case 'End':
        return go(event, keys.at(-1));
      case 'i':
      case 'I':
        return onRead(here);
    }
  };
  if (entries.length === 0) return null;
  return (
    <div role="toolbar" aria-label={title} aria-describedby={help} onKeyDown={onKey}>
      {entries.map((entry) => (
        <button
          key={entry.item}
          type="button"
          data-item={entry.item}
          data-key={entry.item}
          tabIndex={entry.item === home ? 0 : -1}
          aria-label={entry.name}
          aria-disabled={entry.state !== 'open'}
          aria-describedby={reasonId(entry, why)}
          {...placeOf(spots.get(entry.item))}
          onClick={() => onAct(entry.item)}
          onBlur={() => onPoint('')}
          onFocus={() => {
            onFocus(entry.item);
            onReach(entry, owner);
          }}
        />
      ))}
      <Reasons entries={entries} why={why} />
    </div>
  );
}

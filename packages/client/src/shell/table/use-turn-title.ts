import { useEffect } from 'react';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { showBadge } from '../person.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface Turn {
  /** The seats that the match waits for. */
  readonly awaited: readonly number[];
  /** The own seat, or -1. */
  readonly own: number;
}

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

function showIcon(path: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', path);
}

/** Shows the own turn in the title, the tab icon and the badge of the program. */
export function useTurnTitle(
  { awaited, own }: Turn,
  { hostName }: Pick<TableSnapshot, 'hostName'>,
): void {
  const { words } = useLocale();
  const mine = own >= 0 && awaited.includes(own);
  const table = words.status.titleTable(hostName);
  useEffect(() => {
    document.title = words.title(mine ? `● ${words.status.titleYourTurn}` : table);
  }, [words, mine, table]);
  useEffect(() => {
    showIcon(mine ? TURN_ICON : ICON);
    showBadge(Number(mine));
    return () => showIcon(ICON);
  }, [mine]);
}

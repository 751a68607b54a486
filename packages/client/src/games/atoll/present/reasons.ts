import type { AtollAction } from '@atoll/game-atoll';
import type { TableView } from '../../../table/table-view.ts';
import { spoken } from '../words/spoken.ts';
import { isTurnGroup, type TurnGroup } from './groups.ts';

/** Why things are refused, by the attempt as JSON. */
export type Reasons = ReadonlyMap<string, string>;

export const NO_REASONS: Reasons = new Map();

/** Kinds of action that say all by themselves, so that the rules can say why they are refused. */
export const SINGLE: ReadonlySet<TurnGroup> = new Set(['grow', 'purify', 'sell', 'bloom']);

/** All that could be meant now and is refused. */
export function refusedAttempts(table: TableView): readonly unknown[] {
  const things = [...table.items.values()]
    .flatMap(({ choices, attempt }) => (choices.length > 0 || attempt === undefined ? [] : [attempt]));
  const kinds = table.groups.flatMap(({ id, choices }) =>
    (choices.length === 0 && isTurnGroup(id) && SINGLE.has(id) ? [{ type: id }] : []));
  return [...things, ...kinds];
}

/** Why nothing of a kind can be done: that it is so, and the reason that most of its things share. */
export function groupReason(id: string, table: TableView, reasons: Reasons): string {
  if (!isTurnGroup(id)) return '';
  const own = reasons.get(JSON.stringify({ type: id }));
  if (own !== undefined) return `${spoken.none[id]} ${own}`;
  const counts = new Map<string, number>();
  for (const { attempt } of table.items.values()) {
    const why = (attempt as AtollAction | undefined)?.type === id ? reasons.get(JSON.stringify(attempt)) : undefined;
    if (why !== undefined) counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most === undefined ? spoken.none[id] : `${spoken.none[id]} ${most[0]}`;
}

import type { AtollAction } from '@atoll/game-atoll';
import type { Interaction } from '../../../table/model/interaction.ts';
import type { TableModel } from '../../../table/model/table-model.ts';
import { spoken } from '../words/spoken.ts';
import type { Aim } from './aim.ts';
import { isTurnGroup, type TurnGroup } from './groups.ts';

/** Why things are refused, by the attempt as JSON. */
export type Reasons = ReadonlyMap<string, string>;

export const NO_REASONS: Reasons = new Map();

/** Kinds of action that say all by themselves, so that the rules can say why they are refused. */
export const SINGLE: ReadonlySet<TurnGroup> = new Set(['grow', 'purify', 'sell', 'bloom']);

/** All that could be meant now and is refused. */
export function refusedAttempts(table: TableModel): readonly unknown[] {
  const things = [...table.items.values()]
    .flatMap(({ choices, attempt, back }) => (choices.length > 0 || back !== undefined || attempt === undefined ? [] : [attempt]));
  const kinds = table.groups.flatMap(({ id, choices }) =>
    (choices.length === 0 && isTurnGroup(id) && SINGLE.has(id) ? [{ type: id }] : []));
  return [...things, ...kinds];
}

/** Why nothing of a kind can be done: that it is so, and the reason that most of its things share. */
export function groupReason(id: string, table: TableModel, reasons: Reasons): string {
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

/** What is looked at and refused, and why; undefined while nothing is. A pointer is told of cards that are grey and of places only. */
export function refusedAt({ table, reasons, interaction: { refused }, refusal, aim, pointed }: {
  readonly table: TableModel;
  readonly reasons: Reasons;
  readonly interaction: Pick<Interaction, 'refused'>;
  /** Why the last attempt came to nothing, once the rules have said it. */
  readonly refusal: string | undefined;
  readonly aim: Aim;
  /** What the keyboard or a button points at, or ''. */
  readonly pointed: string;
}): { readonly item: string; readonly text: string; readonly tried: boolean } | undefined {
  if (refused !== '' && refusal !== undefined) return { item: refused, text: refusal, tried: true };
  const found = table.items.get(pointed || aim.item);
  if (found === undefined || found.choices.length > 0 || found.back !== undefined || found.attempt === undefined) return undefined;
  const told = found.id === pointed || found.mark === 'dim' || found.id.startsWith('cell:');
  const text = told ? reasons.get(JSON.stringify(found.attempt)) : undefined;
  return text === undefined || text === '' ? undefined : { item: found.id, text, tried: false };
}

import type { Interaction } from './interaction.ts';
import type { Aim } from './aim.ts';
import type { Item, TableModel } from './table-model.ts';

/** Why things are refused, by the attempt as JSON. */
export type Reasons = ReadonlyMap<string, string>;

export const NO_REASONS: Reasons = new Map();

/** All refused choices: things, and kinds of action that have a reason of their own. */
export function refusedAttempts({ items, groups }: TableModel): readonly unknown[] {
  const things = [...items.values()].flatMap(({ choices, attempt, back }) =>
    choices.length > 0 || back !== undefined || attempt === undefined ? [] : [attempt],
  );
  const kinds = groups.flatMap(({ choices, attempt }) =>
    choices.length > 0 || attempt === undefined ? [] : [attempt],
  );
  return [...things, ...kinds];
}

/**
 * Why no action of a kind is possible: its own reason, or the one that most of its things share; ''
 * while none is known.
 */
export function groupReason(
  id: string,
  { items, groups }: TableModel,
  {
    reasons,
    groupOf,
  }: {
    readonly reasons: Reasons;
    /** The kind that an attempt belongs to. */
    readonly groupOf: (attempt: unknown) => string;
  },
): string {
  const whole = groups.find((group) => group.id === id)?.attempt;
  const own = whole === undefined ? undefined : reasons.get(JSON.stringify(whole));
  if (own !== undefined) return own;
  const counts = new Map<string, number>();
  for (const { attempt } of items.values()) {
    const why =
      attempt !== undefined && groupOf(attempt) === id
        ? reasons.get(JSON.stringify(attempt))
        : undefined;
    if (why !== undefined) counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** A refused thing and the reason; `tried` if the person chose it, and did not only look. */
export interface Refused {
  readonly item: string;
  readonly text: string;
  readonly tried: boolean;
  /** The id of the rule behind it, where that is known. */
  readonly rule?: string | undefined;
}

/** The refused thing under a pointer or the focus; undefined without one. */
export function refusedAt({
  table,
  reasons,
  interaction: { refused },
  refusal,
  rule,
  aim,
  pointed,
  tells,
}: {
  readonly table: TableModel;
  readonly reasons: Reasons;
  readonly interaction: Pick<Interaction, 'refused'>;
  /** Why the last attempt failed, once the rules have answered. */
  readonly refusal: string | undefined;
  /** The id of the rule behind that reason. */
  readonly rule?: string | undefined;
  readonly aim: Aim;
  /** The target of the keyboard or a button, or ''. */
  readonly pointed: string;
  /** Whether the reason is given for a thing that a pointer only rests on. */
  readonly tells: (item: Item) => boolean;
}): Refused | undefined {
  if (refused !== '' && refusal !== undefined)
    return { item: refused, text: refusal, tried: true, rule };
  const found = table.items.get(pointed || aim.item);
  if (
    found === undefined ||
    found.choices.length > 0 ||
    found.back !== undefined ||
    found.attempt === undefined
  )
    return undefined;
  const text =
    found.id === pointed || tells(found) ? reasons.get(JSON.stringify(found.attempt)) : undefined;
  return text === undefined || text === '' ? undefined : { item: found.id, text, tried: false };
}

/**
 * The type of an action of any game, its field `type`; '' for an action without one, and for
 * nothing.
 */
export const actionType = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';

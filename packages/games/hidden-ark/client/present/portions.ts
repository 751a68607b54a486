import type { HiddenArkAction, HiddenArkView } from '../../src/index.ts';
import { MAPS, RESOURCES, TRACK_TOP } from '../../src/cards/index.ts';
import { questionOf, rescueQuote, type RescueQuote } from '../../src/views/index.ts';

/** Amounts by resource that are chosen one by one and sent together. */
export interface Portions {
  readonly kind: 'pay' | 'study';
  /** How many are chosen; for research only, fewer are allowed. */
  readonly total: number;
  /** By resource, the amount held, and the most that may be chosen of it. */
  readonly held: readonly number[];
  readonly most: readonly number[];
  /** The suggestion. */
  readonly first: readonly number[];
}

interface Input {
  readonly view: HiddenArkView;
  readonly seat: number;
  readonly legal: readonly HiddenArkAction[];
  readonly advised: HiddenArkAction | undefined;
  /** Resources to be paid after the ones of the current prompt. */
  readonly owed: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** The fish that a seat is nearest to affording, except the one that it pays for now. */
function nextFish(view: HiddenArkView, seat: number): RescueQuote | undefined {
  const { action } = questionOf(view);
  const paid = action?.type === 'rescue' ? action.space : '';
  return MAPS[view.side].spaces
    .filter(({ id, fish }) => fish && id !== paid)
    .flatMap(({ id }) => rescueQuote(view, seat, id) ?? [])
    .toSorted((a, b) => a.lacks - b.lacks || sum(a.price) - sum(b.price))[0];
}

/**
 * The amounts of its tracks that a seat may pay or raise, all at once; undefined without such a
 * prompt.
 */
export function portionsOf({ view, seat, legal, advised, owed }: Input): Portions | undefined {
  const kind = (['pay', 'study'] as const).find((type) => legal.some((one) => one.type === type));
  if (kind === undefined) return undefined;
  const held = view.seats[seat]?.tracks ?? [];
  const open = RESOURCES.map((resource) =>
    legal.some((one) => one.type === kind && one.resource === resource),
  );
  const most = open.map((is, at) => {
    const has = held[at] ?? 0;
    return is ? (kind === 'pay' ? has : TRACK_TOP - has) : 0;
  });
  const asked = kind === 'pay' ? questionOf(view).left + owed : view.turn.studies;
  const total = Math.min(asked, sum(most));
  const fish = nextFish(view, seat);
  const price = fish?.price ?? RESOURCES.map(() => 0);
  const wished =
    advised?.type === kind && 'resource' in advised ? RESOURCES.indexOf(advised.resource) : -1;
  // pays from the resources that the next fish does not take, raises the missing ones
  const worth = (at: number, chosen: number): number =>
    kind === 'pay'
      ? (held[at] ?? 0) - chosen - (price[at] ?? 0)
      : (price[at] ?? 0) - (held[at] ?? 0) - chosen;
  return { kind, total, held, most, first: fill({ total, most, wished, worth }) };
}

/** Chooses the most valuable units one by one. */
function fill({
  total,
  most,
  wished,
  worth,
}: Pick<Portions, 'total' | 'most'> & {
  readonly wished: number;
  readonly worth: (at: number, chosen: number) => number;
}): readonly number[] {
  const chosen = most.map((room, at): number => (at === wished && room > 0 && total > 0 ? 1 : 0));
  while (sum(chosen) < total) {
    const [best] = chosen
      .map((count, at) => ({ at, count, worth: worth(at, count) }))
      .filter(({ at, count }) => count < (most[at] ?? 0))
      .toSorted((a, b) => b.worth - a.worth || a.at - b.at);
    if (best === undefined) break;
    chosen[best.at] = best.count + 1;
  }
  return chosen;
}

/** One more of a resource; where the total is reached, one less of the most chosen one. */
export function oneMore(
  chosen: readonly number[],
  at: number,
  { total }: Pick<Portions, 'total'>,
): readonly number[] {
  const more = chosen.with(at, (chosen[at] ?? 0) + 1);
  if (sum(more) <= total) return more;
  const [other] = more
    .map((count, one) => ({ one, count }))
    .filter(({ one, count }) => one !== at && count > 0)
    .toSorted((a, b) => b.count - a.count);
  return other === undefined ? chosen : more.with(other.one, other.count - 1);
}

/** The actions that choose these amounts. */
export const actionsOf = (
  kind: Portions['kind'],
  chosen: readonly number[],
): readonly HiddenArkAction[] =>
  RESOURCES.flatMap((resource, at) =>
    Array.from({ length: chosen[at] ?? 0 }, (): HiddenArkAction => ({ type: kind, resource })),
  );

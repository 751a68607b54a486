import type { DasAtollAction, DasAtollView } from '../../src/index.ts';
import type { DasWords } from '../words/das-locale.ts';
import { EDGES, LAND_CORNERS } from '../../src/board/index.ts';
import { COSTS, isShip, ownerOf, typesToChoose, type Counts } from '../../src/table-facts.ts';

/** The groups with a button of their own in a turn. */
export type GroupId = keyof DasWords['groups'];

/** The group that an action belongs to in a turn; '' for an action of another panel. */
export function groupOf(action: DasAtollAction): GroupId | '' {
  switch (action.type) {
    case 'give':
      return 'trade';
    case 'want':
    case 'skip':
    case 'propose':
    case 'conclude':
    case 'accept':
    case 'decline':
    case 'never':
    case 'discard':
    case 'robber':
    case 'steal':
    case 'spare':
      return '';
    default:
      return action.type;
  }
}

const BUILD: readonly GroupId[] = ['settlement', 'city', 'road', 'ship'];
/** Development cards that are played. */
export const CARD_GROUPS: readonly GroupId[] = ['knight', 'road-building', 'monopoly', 'plenty'];
/** The groups whose button keeps its place for the whole match. */
export const LASTING: readonly GroupId[] = [...BUILD, 'buy', 'trade', 'exchange', 'move', 'end'];

/** The price of a group of actions, where it has one. */
export const PRICES: Readonly<Partial<Record<string, Counts>>> = {
  settlement: COSTS.settlement,
  city: COSTS.city,
  road: COSTS.road,
  ship: COSTS.ship,
  buy: COSTS.card,
} satisfies Partial<Record<GroupId, Counts>>;

/** All groups in the order of their buttons. */
const ORDER: readonly GroupId[] = [
  ...['reveal' as const, 'roll' as const, ...BUILD],
  ...['buy' as const, 'trade' as const, 'exchange' as const, 'move' as const],
  ...CARD_GROUPS,
  ...['withdraw' as const, 'end' as const],
];
/** The groups that are shown only while one of their actions is possible. */
const PASSING: readonly GroupId[] = ['reveal', ...CARD_GROUPS, 'withdraw'];

/** The groups shown now: those of the moment, and cards that can be played. */
export function shownGroups(
  view: Pick<DasAtollView, 'phase'>,
  possible: ReadonlySet<string>,
): readonly GroupId[] {
  const types: readonly string[] = typesToChoose(view);
  return ORDER.filter(
    (id) =>
      types.includes(id === 'trade' ? 'give' : id) && (!PASSING.includes(id) || possible.has(id)),
  );
}

/** An edge that takes roads and ships. */
const COAST = EDGES.findIndex(({ takesRoad, takesShip }) => takesRoad && takesShip);

/** The action of a whole group, for the reason why none of its actions is possible. */
export function attemptOf(
  id: GroupId,
  { pieces, seat }: Pick<DasAtollView, 'pieces'> & { readonly seat: number },
): DasAtollAction | undefined {
  switch (id) {
    case 'settlement':
    case 'city':
      return { type: id, corner: LAND_CORNERS[0] ?? 0 };
    case 'road':
    case 'ship':
      return { type: id, edge: COAST };
    case 'move': {
      const from = pieces.findIndex((piece) => isShip(piece) && ownerOf(piece) === seat);
      return { type: 'move', from: Math.max(0, from), to: COAST };
    }
    case 'trade':
      return { type: 'give', resource: 'wood' };
    case 'exchange':
      return { type: 'exchange', give: 'wood', get: 'ore' };
    case 'buy':
    case 'end':
    case 'roll':
      return { type: id };
    default:
      return undefined;
  }
}

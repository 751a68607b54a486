import type { DasAtollAction, DasAtollView } from '@atoll/game-das-atoll';
import type { DasWords } from '../words/das-locale.ts';
import { EDGES, LAND_CORNERS } from '@atoll/game-das-atoll/board';

/** What has a button of its own in a turn. */
export type GroupId = keyof DasWords['groups'];

/** The group that an action belongs to in a turn; '' for what another panel offers. */
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
const CARDS: readonly GroupId[] = ['knight', 'road-building', 'monopoly', 'plenty'];

/** The groups that are shown: those of the moment, and cards that can be played. */
export function shownGroups(
  { phase, answers }: Pick<DasAtollView, 'phase' | 'answers'>,
  possible: ReadonlySet<string>,
): readonly GroupId[] {
  const some = (ids: readonly GroupId[]): readonly GroupId[] =>
    ids.filter((id) => possible.has(id));
  if (phase === 'lot') return ['roll'];
  if (phase === 'roll') return [...some(['reveal']), 'roll', ...some(CARDS)];
  if (phase === 'special') return [...BUILD, 'buy', 'end'];
  return [
    ...some(['reveal']),
    ...BUILD,
    ...some(['move']),
    'buy',
    'trade',
    'exchange',
    ...some(CARDS),
    ...(answers.length > 0 ? some(['withdraw']) : []),
    'end',
  ];
}

/** An edge that takes roads and ships. */
const COAST = EDGES.findIndex(({ takesRoad, takesShip }) => takesRoad && takesShip);

/** What a whole group would mean, for the reason why nothing of it can be done. */
export function attemptOf(id: GroupId): DasAtollAction | undefined {
  switch (id) {
    case 'settlement':
    case 'city':
      return { type: id, corner: LAND_CORNERS[0] ?? 0 };
    case 'road':
    case 'ship':
      return { type: id, edge: COAST };
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

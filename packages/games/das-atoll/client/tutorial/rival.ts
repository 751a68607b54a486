import type { DasAtollAction, DasAtollView } from '../../src/index.ts';
import { CORNERS } from '../../src/board/index.ts';
import { SUPPLY, throwsFor } from '../../src/table-facts.ts';
import type { DasTurn } from '../table-types.ts';

/** Its preferred actions in a turn, the first before the others. */
const LIKES: readonly DasAtollAction['type'][] = ['roll', 'city', 'settlement', 'road', 'end'];
/** The roads that it builds beside those of the start. */
const MOST_ROADS = 3;

/** The yield of a corner's hexes. */
const worthOf = ({ chips }: DasAtollView, corner: number): number =>
  (CORNERS[corner]?.hexes ?? []).reduce((sum, hex) => sum + throwsFor(chips[hex] ?? 0), 0);

/** The settlement whose corner is worth most. */
function bestSite(view: DasAtollView, open: readonly DasAtollAction[]): DasAtollAction | undefined {
  const worth = (action: DasAtollAction): number =>
    action.type === 'settlement' ? worthOf(view, action.corner) : -1;
  return open.toSorted((a, b) => worth(b) - worth(a))[0];
}

/**
 * One of the rivals of the first match: it builds every possible piece without a plan, agrees to
 * every trade that it has the cards for, and gives the first answer to any other prompt.
 */
export function rival({ legal, view: seen, seat, aside }: DasTurn): DasAtollAction | undefined {
  const view = seen;
  const open = legal;
  const of = (type: DasAtollAction['type']): DasAtollAction | undefined =>
    open.find((action) => action.type === type);
  if (aside) return of('accept') ?? of('decline');
  if (open.every(({ type }) => type === 'settlement')) return bestSite(view, open);
  const hasRoads = SUPPLY.roads - (view.roads[seat] ?? 0) >= MOST_ROADS;
  const likes = LIKES.filter((type) => type !== 'road' || !hasRoads);
  return likes.map(of).find((action) => action) ?? open[0];
}

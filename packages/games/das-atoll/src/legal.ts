import type { Reason, Seat } from '@atoll/engine';
import type { ActionType, DasAtollAction } from './action.ts';
import { EDGES, LAND, LAND_CORNERS } from './board/index.ts';
import { momentRefusal } from './check-moment.ts';
import { detailRefusal, refusalOf } from './check.ts';
import { refusal } from './reason.ts';
import { RESOURCES } from './resource.ts';
import { departureObstacle, moveObstacle } from './ship-move.ts';
import { builderOf, shipOf, type DasAtollState } from './state.ts';

/** All who still have to discard, whoever builds after a turn, or the seat on turn. */
export function activeSeats(state: DasAtollState): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase !== 'discard') return [builderOf(state)];
  return state.players.flatMap(({ toDiscard }, seat) => (toDiscard > 0 ? [seat] : []));
}

/** Whoever was asked and has not answered, whether or not it has the cards. */
export const asideSeats = ({ offer }: DasAtollState): readonly Seat[] =>
  offer ? offer.answers.flatMap((said, seat) => (said === 'open' ? [seat] : [])) : [];

export function explain(
  state: DasAtollState,
  seat: Seat,
  action: DasAtollAction,
): readonly Reason[] {
  const code = refusalOf(state, seat, action);
  return code ? [refusal(code)] : [];
}

/** In the order of `CANDIDATES`. */
export function legalActions(state: DasAtollState, seat: Seat): readonly DasAtollAction[] {
  const legal: DasAtollAction[] = [];
  for (const [type, candidates] of CANDIDATES) {
    if (momentRefusal(state, seat, type)) continue;
    for (const action of candidates(state, seat))
      if (!detailRefusal(state, seat, action)) legal.push(action);
  }
  return legal;
}

/** Whatever could be done with an action of a type, sensible or not; made once where possible. */
type Candidates = (state: DasAtollState, seat: Seat) => readonly DasAtollAction[];

const fixed = (actions: readonly DasAtollAction[]): Candidates => {
  return () => actions;
};
const single = (type: Plain): Candidates => fixed([{ type }]);
/** The types of action that say all by themselves. */
type Plain =
  | 'roll'
  | 'buy'
  | 'end'
  | 'spare'
  | 'reveal'
  | 'knight'
  | 'road-building'
  | 'propose'
  | 'withdraw'
  | 'accept'
  | 'decline'
  | 'never';
const perSeat = (make: (seat: Seat) => DasAtollAction): Candidates => {
  const actions = Array.from({ length: 5 }, (_, seat) => make(seat));
  return ({ players }) => actions.slice(0, players.length);
};
const pairs = RESOURCES.flatMap((first) => RESOURCES.map((second) => ({ first, second })));

/** Each ship that can leave, to wherever a ship could be built without it. */
function moves(state: DasAtollState, seat: Seat): readonly DasAtollAction[] {
  const actions: DasAtollAction[] = [];
  const ship = shipOf(seat);
  for (let from = 0; from < EDGES.length; from++) {
    if (state.pieces[from] !== ship || departureObstacle(state, from, seat)) continue;
    for (let to = 0; to < EDGES.length; to++)
      if (to !== from && !moveObstacle(state, { from, to }, seat))
        actions.push({ type: 'move', from, to });
  }
  return actions;
}

const CANDIDATES: readonly (readonly [ActionType, Candidates])[] = [
  ['reveal', single('reveal')],
  ['roll', single('roll')],
  ['knight', single('knight')],
  ['road-building', single('road-building')],
  ['monopoly', fixed(RESOURCES.map((resource) => ({ type: 'monopoly', resource })))],
  [
    'plenty',
    fixed(
      pairs
        .filter(({ first, second }) => RESOURCES.indexOf(first) <= RESOURCES.indexOf(second))
        .map((pair) => ({ type: 'plenty', ...pair })),
    ),
  ],
  ['discard', fixed(RESOURCES.map((resource) => ({ type: 'discard', resource })))],
  ['robber', fixed(LAND.map((hex) => ({ type: 'robber', hex })))],
  ['steal', perSeat((victim) => ({ type: 'steal', victim }))],
  ['spare', single('spare')],
  ['settlement', fixed(LAND_CORNERS.map((corner) => ({ type: 'settlement', corner })))],
  ['city', fixed(LAND_CORNERS.map((corner) => ({ type: 'city', corner })))],
  ['road', fixed(EDGES.flatMap((at, edge) => (at.takesRoad ? [{ type: 'road', edge }] : [])))],
  ['ship', fixed(EDGES.flatMap((at, edge) => (at.takesShip ? [{ type: 'ship', edge }] : [])))],
  ['move', moves],
  ['buy', single('buy')],
  [
    'exchange',
    fixed(
      pairs
        .filter(({ first, second }) => first !== second)
        .map(({ first, second }) => ({ type: 'exchange', give: first, get: second })),
    ),
  ],
  ['give', fixed(RESOURCES.map((resource) => ({ type: 'give', resource })))],
  ['want', fixed(RESOURCES.map((resource) => ({ type: 'want', resource })))],
  ['skip', perSeat((seat) => ({ type: 'skip', seat }))],
  ['propose', single('propose')],
  ['accept', single('accept')],
  ['decline', single('decline')],
  ['never', single('never')],
  ['conclude', perSeat((partner) => ({ type: 'conclude', partner }))],
  ['withdraw', single('withdraw')],
  ['end', single('end')],
];

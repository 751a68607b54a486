import type { Seat } from '@atoll/engine';
import type { ActionType, DasAtollAction } from '../action.ts';
import { CORNERS, EDGES, LAND, LAND_CORNERS } from '../board/index.ts';
import { RESOURCES } from '../resource.ts';
import { rateOf } from '../effects/exchange.ts';
import { pieceObstacle } from '../effects/placement.ts';
import { departureObstacle } from '../effects/ship-move.ts';
import { EMPTY, ownerOf, shipOf, type DasAtollState } from '../state.ts';

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

/** Free edges beside what the seat has; nothing else can be connected. */
function frontier({ buildings, pieces }: DasAtollState, seat: Seat): readonly number[] {
  const touched = new Uint8Array(CORNERS.length);
  for (let corner = 0; corner < buildings.length; corner++)
    if (ownerOf(buildings[corner]) === seat) touched[corner] = 1;
  for (let edge = 0; edge < pieces.length; edge++) {
    if (ownerOf(pieces[edge]) !== seat) continue;
    const { ends } = EDGES[edge];
    touched[ends[0]] = 1;
    touched[ends[1]] = 1;
  }
  const edges: number[] = [];
  for (let edge = 0; edge < pieces.length; edge++) {
    if (pieces[edge] !== EMPTY) continue;
    const { ends } = EDGES[edge];
    if (touched[ends[0]] || touched[ends[1]]) edges.push(edge);
  }
  return edges;
}

const ROADS = EDGES.map((_, edge): DasAtollAction => ({ type: 'road', edge }));
const SHIPS = EDGES.map((_, edge): DasAtollAction => ({ type: 'ship', edge }));
const onFrontier = (actions: readonly DasAtollAction[]): Candidates => {
  return (state, seat) => frontier(state, seat).map((edge) => actions[edge]);
};

/** Each ship that can leave, to every free edge where one more ship could be built. */
function moves(state: DasAtollState, seat: Seat): readonly DasAtollAction[] {
  const ship = shipOf(seat);
  const leaving: number[] = [];
  for (let from = 0; from < EDGES.length; from++)
    if (state.pieces[from] === ship && !departureObstacle(state, from, seat)) leaving.push(from);
  if (leaving.length === 0) return [];
  const edges = frontier(state, seat).filter((to) => !pieceObstacle(state, to, ship));
  const actions: DasAtollAction[] = [];
  for (const from of leaving) for (const to of edges) actions.push({ type: 'move', from, to });
  return actions;
}

/** What the seat has enough of for the bank. */
function exchanges(state: DasAtollState, seat: Seat): readonly DasAtollAction[] {
  const { hand } = state.players[seat];
  return EXCHANGES.flatMap((some, give) =>
    hand[give] > 1 && hand[give] >= rateOf(state, seat, give) ? some : [],
  );
}
/** By what is given. */
const EXCHANGES = RESOURCES.map((give) =>
  RESOURCES.filter((get) => get !== give).map(
    (get): DasAtollAction => ({ type: 'exchange', give, get }),
  ),
);

const LISTS: readonly (readonly [ActionType, Candidates])[] = [
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
  ['road', onFrontier(ROADS)],
  ['ship', onFrontier(SHIPS)],
  ['move', moves],
  ['buy', single('buy')],
  ['exchange', exchanges],
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

/** By type, in the order in which legal actions are listed. */
export const CANDIDATES = LISTS.map(([type, list]) => ({ type, list }));

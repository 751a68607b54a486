import type { Seat } from '@atoll/engine';
import type { ActionType, DasAtollAction } from '../action.ts';
import { LAND, LAND_CORNERS } from '../board/index.ts';
import { RESOURCES } from '../resource.ts';
import { rateOf } from '../effects/exchange.ts';
import { judge, type Asked } from './asked.ts';
import { listMoves, listRoads, listShips } from './piece-candidates.ts';

/** Lists the legal actions of a type, at a moment when the type itself is allowed. */
type Lister = (asked: Asked) => void;

/** Possible actions are made once, and checked whenever they are listed. */
const fixed =
  (actions: readonly DasAtollAction[]): Lister =>
  (asked) => {
    for (const action of actions) judge(asked, action);
  };
const single = (type: Plain): Lister => fixed([{ type }]);
/** The types of action without further fields. */
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
const perSeat = (make: (seat: Seat) => DasAtollAction): Lister => {
  const actions = Array.from({ length: 5 }, (_, seat) => make(seat));
  return (asked) => {
    for (let seat = 0; seat < asked.state.players.length; seat++) judge(asked, actions[seat]);
  };
};
const pairs = RESOURCES.flatMap((first) => RESOURCES.map((second) => ({ first, second })));

/** Exchanges of resources that the seat has enough of, for resources that the bank has. */
function listExchanges({ state, seat, legal }: Asked): void {
  const { hand } = state.players[seat];
  for (let give = 0; give < hand.length; give++) {
    if (hand[give] < 2 || hand[give] < rateOf(state, seat, give)) continue;
    for (let get = 0; get < hand.length; get++)
      if (get !== give && state.bank[get] > 0) legal.push(EXCHANGES[give][get]);
  }
}
/** By the resource given and the resource received. */
const EXCHANGES = RESOURCES.map((give) =>
  RESOURCES.map((get): DasAtollAction => ({ type: 'exchange', give, get })),
);

const LISTS: readonly (readonly [ActionType, Lister])[] = [
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
  ['road', listRoads],
  ['ship', listShips],
  ['move', listMoves],
  ['buy', single('buy')],
  ['exchange', listExchanges],
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

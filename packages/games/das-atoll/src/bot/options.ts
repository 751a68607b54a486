import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import { apply } from '../apply.ts';
import { cloneState } from '../clone.ts';
import { rateOf } from '../effects/exchange.ts';
import { legalActions } from '../legality/legal.ts';
import { COSTS } from '../numbers.ts';
import { covers, indexOfResource, moveCards, RESOURCES, type Counts } from '../resource.ts';
import type { DasAtollState } from '../state.ts';
import { evaluate, standing } from './evaluate.ts';
import { projectionOf, type Projection } from './projection.ts';
import { bestRobbery } from './robber.ts';
import { WORTH } from './weights.ts';

/** A first action, and the worth of the position that it leads to. */
export interface Option {
  readonly action: DasAtollAction;
  readonly worth: number;
}

/** A position to decide in, determinized for a seat. */
export interface ImaginedPosition {
  readonly state: DasAtollState;
  readonly seat: Seat;
  readonly legal: readonly DasAtollAction[];
  /** Other positions with the same view for the seat. */
  readonly worlds: readonly DasAtollState[];
}

/** The actions that a seat may do alone: build, play a card, exchange, roll or end. */
export function optionsOf(moment: ImaginedPosition): readonly Option[] {
  const { state, seat, legal } = moment;
  if (state.phase === 'settle') return sites(moment);
  const projection = projectionOf(state, seat);
  const options: Option[] = [];
  for (const action of legal) {
    const worth = worthOf(moment, action, projection);
    if (worth !== undefined) options.push({ action, worth });
  }
  if (state.phase === 'main') options.push(...exchangesToBuild(moment));
  return options;
}

function worthOf(
  moment: ImaginedPosition,
  action: DasAtollAction,
  projection: Projection,
): number | undefined {
  const { state, seat, worlds } = moment;
  switch (action.type) {
    case 'settlement':
    case 'city':
    case 'road':
    case 'ship':
      return evaluate(after(state, seat, action), seat);
    case 'move':
      return evaluate(after(state, seat, action), seat) - TROUBLE;
    case 'buy':
      return worthOfCard(state, seat, projection);
    case 'roll':
    case 'end':
      return standing(state, seat, projection);
    case 'exchange':
      return standing(after(state, seat, action), seat, projection) - TROUBLE;
    case 'knight':
      return bestRobbery(after(state, seat, action), seat).worth;
    case 'road-building':
      return worthOfPieces(after(state, seat, action), seat);
    case 'monopoly':
    case 'plenty': {
      if (state.phase === 'roll') return undefined;
      const all = action.type === 'monopoly' ? worlds : [state];
      const sum = all.reduce(
        (total, world) => total + evaluate(after(world, seat, action), seat),
        0,
      );
      return sum / all.length;
    }
    default:
      return undefined;
  }
}

/** The least gain of an action worth doing. */
const TROUBLE = 0.03;

/** The position after an action. */
export const after = (state: DasAtollState, seat: Seat, action: DasAtollAction): DasAtollState =>
  apply(cloneState(state), seat, action).state;

/** The next development card is unknown, so it counts as an average one. */
function worthOfCard(state: DasAtollState, seat: Seat, projection: Projection): number {
  const bought = cloneState(state);
  moveCards(bought.players[seat].hand, bought.bank, COSTS.card);
  return standing(bought, seat, projection) + WORTH.card;
}

/** Free pieces, each in its best place. */
function worthOfPieces(state: DasAtollState, seat: Seat): number {
  if (state.phase !== 'free-pieces') return evaluate(state, seat);
  let most = -Infinity;
  let best = state;
  for (const action of legalActions(state, seat)) {
    const next = after(state, seat, action);
    const worth = evaluate(next, seat);
    if (worth > most) [most, best] = [worth, next];
  }
  return best.phase === 'free-pieces' ? worthOfPieces(best, seat) : most;
}

/** Sites of the set-up that are judged with the road or ship beside them. */
const PROMISING = 8;

function sites({ state, seat, legal }: ImaginedPosition): readonly Option[] {
  const placed = legal.map((action) => {
    const next = after(state, seat, action);
    return { action, next, worth: evaluate(next, seat) };
  });
  return placed
    .sort((a, b) => b.worth - a.worth)
    .map(({ action, next, worth }, rank) => {
      if (rank >= PROMISING) return { action, worth: worth - 1 };
      const pieces = legalActions(next, seat).map((piece) =>
        evaluate(after(next, seat, piece), seat),
      );
      return { action, worth: Math.max(...pieces) };
    });
}

const BUILDS = ['settlement', 'city', 'ship', 'road', 'buy'] as const;

/** Builds that can be paid after exchanges with the bank; each starts with the first exchange. */
function exchangesToBuild({ state, seat }: ImaginedPosition): readonly Option[] {
  return BUILDS.flatMap((type) => {
    const steps = exchangesFor(state, seat, COSTS[type === 'buy' ? 'card' : type]);
    const [first] = steps;
    if (!first) return [];
    let paid = state;
    for (const step of steps) paid = after(paid, seat, step);
    const builds = legalActions(paid, seat).filter((action) => action.type === type);
    if (builds.length === 0) return [];
    const projection = projectionOf(paid, seat);
    const moment: ImaginedPosition = { state: paid, seat, legal: builds, worlds: [paid] };
    const worths = builds.map((build) => worthOf(moment, build, projection) ?? -Infinity);
    return [{ action: first, worth: Math.max(...worths) - TROUBLE }];
  });
}

/** Exchanges after which the price can be paid; empty if it can be paid already, or not at all. */
function exchangesFor(state: DasAtollState, seat: Seat, cost: Counts): readonly DasAtollAction[] {
  const hand = state.players[seat].hand.slice();
  const steps: DasAtollAction[] = [];
  while (!covers(hand, cost)) {
    const lacks = hand.findIndex((count, index) => count < cost[index] && state.bank[index] > 0);
    const give = mostSpare(
      hand.map((count, index) => count - cost[index] - rateOf(state, seat, index)),
    );
    if (lacks < 0 || give < 0) return [];
    hand[give] -= rateOf(state, seat, give);
    hand[lacks]++;
    steps.push({ type: 'exchange', give: RESOURCES[give], get: RESOURCES[lacks] });
  }
  return steps;
}

/** The resource of which most is left over, or -1. */
function mostSpare(left: readonly number[]): number {
  const most = Math.max(...left);
  return most < 0 ? -1 : left.indexOf(most);
}

/** The card that a seat needs least. */
export function bestDiscard({ state, seat, legal }: ImaginedPosition): DasAtollAction {
  const projection = projectionOf(state, seat);
  const { hand } = state.players[seat];
  const worths = legal.map((action) => {
    if (action.type !== 'discard') return -Infinity;
    const index = indexOfResource(action.resource);
    hand[index]--;
    const worth = standing(state, seat, projection);
    hand[index]++;
    return worth;
  });
  return legal[worths.indexOf(Math.max(...worths))];
}

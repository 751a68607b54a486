import { actor, type Context } from '../context.ts';
import { NONE } from '../numbers.ts';
import { roomAt } from '../sea.ts';
import { mapOf, positionName } from '../sea-map.ts';

/** Movement for the vessels of the player on turn. */
export function grantMoves(context: Context, moves: number): void {
  const { turn } = context.state;
  turn.moves += moves;
  turn.sailing = true;
  context.events.push({ type: 'sailed', seat: turn.seat, moves });
}

/** Moves a vessel by one space, and takes the points that lie there. */
export function move(context: Context, vessel: number, to: number): void {
  const { state, events } = context;
  const { turn, points } = state;
  const player = actor(context);
  const map = mapOf(state.side);
  const from = positionName(map, player.vessels[vessel] as number);
  player.vessels[vessel] = to;
  turn.moves--;
  turn.passing = roomAt(state, to) < 0 ? vessel : NONE;
  const { seat } = turn;
  const space = positionName(map, to);
  events.push({ type: 'moved', seat, vessel, from, to: space });
  const found = points[to] as number;
  if (found === 0) return;
  points[to] = 0;
  player.points += found;
  events.push({ type: 'collected', seat, space, points: found });
}

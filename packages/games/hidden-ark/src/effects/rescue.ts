import { TILES } from '../cards/index.ts';
import { actor, type Context } from '../context.ts';
import { NONE, TILE_FACTS } from '../numbers.ts';
import { hasPortRoom, ownVesselAt } from '../sea.ts';
import { mapOf, PORT, positionName } from '../sea-map.ts';
import { obtain } from '../tokens.ts';

/** Own ports that can take the vessel of a rescue. */
export function returnPorts(context: Context): readonly number[] {
  return actor(context).stations.filter((location) => hasPortRoom(context.state, location));
}

/**
 * The tile is paid: the vessel returns, the tile and its token go to the player, then the map may
 * be refilled.
 */
export function claimTile(context: Context, space: number, location: number): void {
  const { state, events } = context;
  const map = mapOf(state.side);
  const place = map.placeAt[space] as number;
  const tile = state.tiles[place] as number;
  const player = actor(context);
  const vessel = ownVesselAt(state, space);
  const { points, discount } = TILE_FACTS[tile] as (typeof TILE_FACTS)[number];
  player.vessels[vessel] = PORT + location;
  player.tiles.push(tile);
  player.discounts[discount] = (player.discounts[discount] as number) + 1;
  const token = state.tileTokens[place] as number;
  state.tiles[place] = NONE;
  state.tileTokens[place] = NONE;
  state.escalations[place] = [];
  events.push({
    type: 'rescued',
    seat: state.turn.seat,
    tile: TILES[tile]!.id,
    space: positionName(map, space),
    points,
    vessel,
    to: positionName(map, PORT + location),
  });
  state.frames.push({ kind: 'refill' });
  if (token !== NONE) obtain(context, token, 'tile');
}

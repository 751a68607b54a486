import { isOver, outcomeOf } from '../concession.ts';
import type { AnyGame } from '../game.ts';
import { eventsFor, privateViewOf, viewerOf } from '../knowledge.ts';
import type { PastPosition } from './moments.ts';
import { scoresOf } from '../outcome.ts';
import type { RecordedPosition } from './recorded-position.ts';

/** Records a moment of a match with `seats` seats. */
export function recordMoment(
  game: AnyGame,
  moment: PastPosition<unknown, unknown>,
  seats: number,
): RecordedPosition {
  const { seq, seat, at, sealed, undone, state, conceded } = moment;
  const events = eventsFor(game, moment.events, viewerOf(-1));
  const common = JSON.stringify(events);
  const places = Array.from({ length: seats }, (_, place) => place);
  const own = places
    .map((place) => [place, eventsFor(game, moment.events, viewerOf(place))] as const)
    .filter(([, visible]) => JSON.stringify(visible) !== common);
  const over = isOver(game, moment);
  return {
    ...{ seq, seat, at, sealed, undone, events },
    ...(own.length > 0 && { ownEvents: Object.fromEntries(own) }),
    view: game.publicView(state),
    ...(game.privateView && {
      privateViews: places.map((place) => privateViewOf(game, state, viewerOf(place))),
    }),
    ...(game.round && { round: game.round(state) }),
    points: scoresOf(game.outcome(state)).map(({ total }) => total),
    ...(conceded.length > 0 && { conceded }),
    ...(over && { outcome: outcomeOf(game, moment) }),
  };
}

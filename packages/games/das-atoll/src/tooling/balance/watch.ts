import { scoresOf, type Notes, type Seat, type WatchedStep } from '@atoll/engine';
import type { DasAtollAction } from '../../action.ts';
import { apply } from '../../apply.ts';
import { CORNERS, HARBOUR_AT, SMALL_RING } from '../../board/index.ts';
import { evaluate } from '../../bot/index.ts';
import { cloneState } from '../../clone.ts';
import type { DasAtollEvent } from '../../event.ts';
import { outcome } from '../../points.ts';
import { sumOf } from '../../resource.ts';
import type { DasAtollState } from '../../state.ts';
import {
  cards,
  harbourId,
  hexId,
  LINES,
  type Build,
  type Dealing,
  type Ending,
  type Robbery,
} from './names.ts';

type Step = WatchedStep<DasAtollState, DasAtollAction, DasAtollEvent>;

/**
 * The seats as they place and play. Before the throw for the start, that throw decides: nothing but
 * the seed bears on it, so it falls the same in the match.
 */
export function order(state: DasAtollState): readonly Seat[] {
  const { first } =
    state.phase === 'lot' ? apply(cloneState(state), state.builder, { type: 'roll' }).state : state;
  const seats = state.players.length;
  return state.players.map((_, place) => (first + place) % seats);
}

/** Every place lies open from the beginning. */
export function begun(state: DasAtollState, notes: Notes): void {
  for (const { id } of cards) if (isLaid(state, id)) notes.offered(id);
}

const isLaid = ({ harbours }: DasAtollState, id: string): boolean =>
  harbours.every((kind, harbour) => kind !== 'none' || harbourId(harbour) !== id);

/** The harbour and the hexes of the small atoll at a corner. */
function placesAt(state: DasAtollState, corner: number): readonly string[] {
  const harbour = HARBOUR_AT.get(corner);
  const places = CORNERS[corner].hexes
    .map((hex) => SMALL_RING.indexOf(hex))
    .filter((place) => place >= 0)
    .map(hexId);
  return harbour === undefined || state.harbours[harbour] === 'none'
    ? places
    : [...places, harbourId(harbour)];
}

/** The places that a settlement takes. */
export const buys = (action: DasAtollAction, before: DasAtollState): readonly string[] =>
  action.type === 'settlement' ? placesAt(before, action.corner) : [];

export function played({ before, after, seat, events, legal }: Step, notes: Notes): void {
  for (const choice of legal) for (const place of buys(choice, before)) notes.open(place, seat);
  for (const event of events) {
    noteEvent(event, before, notes);
    if (event.type === 'traded') noteTrade(event, { before, after }, notes);
  }
}

function noteEvent(event: DasAtollEvent, before: DasAtollState, notes: Notes): void {
  const built = (what: Build, seat: Seat) => notes.counted('built', what, seat);
  const robbed = (what: Robbery, seat: Seat, times = 1) =>
    notes.counted('robbery', what, seat, times);
  const dealt = (what: Dealing, seat: Seat) => notes.counted('trade', what, seat);
  switch (event.type) {
    case 'built':
      if (event.what === 'settlement') noteSettlement(event, before, notes);
      return built(event.what, event.seat);
    case 'moved-ship':
      return built('moved', event.seat);
    case 'bought':
      return built('card', event.seat);
    case 'played':
      return notes.counted('played', event.card, event.seat);
    case 'exchanged':
      return notes.counted('exchanges', `${event.rate} ${event.give}`, event.seat);
    case 'rolled':
      return event.dice[0] + event.dice[1] === 7 ? robbed('sevens', event.seat) : undefined;
    case 'stole':
      return robbed(event.by, event.seat);
    case 'discarded':
      return robbed('discarded', event.seat, sumOf(event.cards));
    case 'offered':
      return dealt('offered', event.seat);
    case 'countered':
      return dealt('countered', event.seat);
    case 'answered':
      return dealt(event.answer === 'yes' ? 'agreed' : 'refused', event.seat);
    case 'withdrew':
      return dealt('withdrawn', event.seat);
    default:
  }
}

function noteSettlement(
  { seat, at }: { readonly seat: Seat; readonly at: number },
  state: DasAtollState,
  notes: Notes,
): void {
  for (const place of placesAt(state, at)) notes.bought(place, seat);
  const kind = state.harbours[HARBOUR_AT.get(at) ?? -1];
  if (kind !== undefined && kind !== 'none')
    notes.counted('harbours', kind === 'any' ? 'any' : 'one', seat);
}

/** The result of a trade for both, by the estimate of the bots with all hands open. */
function noteTrade(
  { seat, partner }: Extract<DasAtollEvent, { type: 'traded' }>,
  { before, after }: Pick<Step, 'before' | 'after'>,
  notes: Notes,
): void {
  const gain = (of: Seat): number => evaluate(after, of) - evaluate(before, of);
  notes.counted('trade', 'traded', seat);
  notes.counted('trade', 'gained', seat, gain(seat));
  notes.counted('trade', 'partnerGained', partner, gain(partner));
}

/** Notes the length of the match, and the sources of the winner's points. */
export function ended(state: DasAtollState, notes: Notes): void {
  const scores = scoresOf(outcome(state));
  const winner = scores.findIndex(({ rank }) => rank === 1);
  notes.counted('length', 'rounds', winner, state.round);
  const end = (what: Ending): void => notes.counted('ends', what, winner);
  end(state.winner >= 0 ? 'goal' : 'limit');
  for (const line of LINES) notes.counted('winners', line, winner, pointsOf(scores[winner], line));
  const without = (line: string): boolean => {
    const own = scores[winner].total - pointsOf(scores[winner], line);
    return scores.some(
      (score, seat) => seat !== winner && score.total - pointsOf(score, line) > own,
    );
  };
  if (without('lanes')) end('lanesDecide');
  if (without('route')) end('routeDecides');
  if (without('army')) end('armyDecides');
}

interface Sheet {
  readonly lines: readonly { readonly category: string; readonly points: number }[];
}

const pointsOf = ({ lines }: Sheet, line: string): number =>
  lines.find(({ category }) => category === line)?.points ?? 0;

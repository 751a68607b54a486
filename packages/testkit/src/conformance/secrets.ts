import { hashState, type Seat, type Viewer } from '@atoll/engine';
import { brief, difference, seatsOf, type Position } from './finding.ts';
import { viewersOf } from './views.ts';

/**
 * Draws anew what a seat does not know, and looks whether anybody could tell. The seat and a spectator, who knows no
 * more than anyone, see the same bytes; whoever sees the same has the same legal actions, so legality betrays nothing.
 * Returns the other state.
 */
export function examineSecrets(position: Position, seat: Seat, seed: string): unknown {
  const { game, match, report } = position;
  const view = game.playerView(match.state, seat);
  const before = hashState(view);
  const other = game.determinize(view, seat, seed);
  if (hashState(view) !== before) report('secrets', `determinize changed the view of seat ${seat}`);
  if (hashState(game.determinize(view, seat, seed)) !== hashState(other)) report('determinism', 'one seed determinizes into two states');
  const activeDiffers = difference(game.activeSeats(match.state), game.activeSeats(other));
  if (activeDiffers) report('secrets', `what seat ${seat} cannot see changes who is active: ${activeDiffers}`);
  const spectator = JSON.stringify(game.playerView(match.state, 'spectator'));
  for (const viewer of viewersOf(position)) {
    const [here, there] = [game.playerView(match.state, viewer), game.playerView(other, viewer)];
    const same = JSON.stringify(here) === JSON.stringify(there);
    // Whoever has no private knowledge must not be able to tell either.
    if (!same && (viewer === seat || viewer === 'spectator' || JSON.stringify(here) === spectator))
      report('secrets', `what seat ${seat} cannot see shows in the view of ${viewer}: ${difference(here, there) ?? 'order of fields'}`);
    if (same && viewer !== 'spectator') compareLegal(position, { viewer, seat, other });
  }
  return other;
}

interface Redrawn {
  readonly viewer: Seat;
  readonly seat: Seat;
  readonly other: unknown;
}

function compareLegal({ game, match, report }: Position, told: Redrawn): void {
  const found = difference(game.legalActions(match.state, told.viewer), game.legalActions(told.other, told.viewer));
  if (found) report('secrets', `what seat ${told.seat} cannot see changes the legal actions of seat ${told.viewer}: ${found}`);
}

/** An action that may be taken back must not have told anything: it looks the same whatever is hidden. */
export function examineUnsealed(
  position: Position,
  decision: { readonly seat: Seat; readonly action: unknown; readonly other: unknown },
): void {
  const { game, match, report } = position;
  const { seat, action } = decision;
  const here = game.apply(game.clone(match.state), seat, action);
  if (here.sealed) return;
  const there = game.apply(game.clone(decision.other), seat, action);
  const told = (step: typeof here, viewer: Viewer): unknown => ({
    sealed: step.sealed,
    events: step.events.map((event) => game.eventView(event, viewer) ?? 'hidden'),
    view: game.playerView(step.state, viewer),
  });
  const found = difference(told(here, seat), told(there, seat));
  if (found) report('undo', `${brief(action)} of seat ${seat} can be taken back but shows something hidden: ${found}`);
}

/** The seats to look from: those that decide, and in turn one that does not. */
export function onlookers(position: Position, turn: number): readonly Seat[] {
  const active = position.game.activeSeats(position.match.state);
  const seats = seatsOf(position.setup);
  return [...new Set([...active.slice(0, 1), seats[turn % seats.length] as Seat])];
}

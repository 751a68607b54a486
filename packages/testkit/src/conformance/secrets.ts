import {
  type AnyGame,
  asideSeatsOf,
  hashState,
  knowledgeOf,
  type Seat,
  type Step,
  type Viewer,
} from '@atoll/engine';
import { brief, difference, seatsOf, type Position } from './finding.ts';
import { viewersOf } from './views.ts';

/**
 * Draws the hidden parts for a seat anew, and checks that no viewer can tell. The seat and a
 * spectator, who knows no more than anyone, see the same bytes; viewers with the same view have the
 * same legal actions, so legality reveals nothing. Returns the other state.
 */
export function examineSecrets(position: Position, seat: Seat, seed: string): unknown {
  const { game, match, report } = position;
  const known = knowledgeOf(game, match.state, seat);
  const before = JSON.stringify(known);
  const other = game.determinize(known, seat, seed);
  if (JSON.stringify(known) !== before)
    report('secrets', `determinize changed what seat ${seat} knows`);
  if (hashState(game.determinize(known, seat, seed)) !== hashState(other))
    report('determinism', 'one seed determinizes into two states');
  const activeDiffers = difference(game.activeSeats(match.state), game.activeSeats(other));
  const asidesDiffer = difference(asideSeatsOf(game, match.state), asideSeatsOf(game, other));
  if (asidesDiffer)
    report('secrets', `what seat ${seat} cannot see changes who may act aside: ${asidesDiffer}`);
  if (activeDiffers)
    report('secrets', `what seat ${seat} cannot see changes who is active: ${activeDiffers}`);
  const spectator = JSON.stringify(knowledgeOf(game, match.state, 'spectator'));
  for (const viewer of viewersOf(position)) {
    const [here, there] = [
      knowledgeOf(game, match.state, viewer),
      knowledgeOf(game, other, viewer),
    ];
    const same = JSON.stringify(here) === JSON.stringify(there);
    // A viewer without private knowledge must not be able to tell either.
    if (!same && (viewer === seat || viewer === 'spectator' || JSON.stringify(here) === spectator))
      report(
        'secrets',
        `what seat ${seat} cannot see shows in the view of ${viewer}: ${difference(here, there) ?? 'order of fields'}`,
      );
    if (same && viewer !== 'spectator') compareLegal(position, { viewer, seat, other });
  }
  return other;
}

interface Redrawn {
  readonly viewer: Seat;
  readonly seat: Seat;
  readonly other: unknown;
}

function compareLegal({ game, match, report }: Position, redrawn: Redrawn): void {
  const found = difference(
    game.legalActions(match.state, redrawn.viewer),
    game.legalActions(redrawn.other, redrawn.viewer),
  );
  if (found)
    report(
      'secrets',
      `what seat ${redrawn.seat} cannot see changes the legal actions of seat ${redrawn.viewer}: ${found}`,
    );
}

/** Choices of one seat that are compared with each other at one moment. */
const MOST_CHOICES = 6;

/**
 * If another viewer cannot tell from its knowledge which of two actions a seat took, the events
 * must not reveal it either: a choice made face down stays hidden.
 */
export function examineHiddenChoice({ game, match, setup, report }: Position, seat: Seat): void {
  if (!game.privateView) return;
  const others: readonly Viewer[] = [
    ...seatsOf(setup).filter((other) => other !== seat),
    'spectator',
  ];
  for (const viewer of others) {
    const eventsByKnowledge = new Map<string, string>();
    for (const action of game.legalActions(match.state, seat).slice(0, MOST_CHOICES)) {
      const step = game.apply(game.clone(match.state), seat, action);
      if (step.sealed) continue;
      const known = JSON.stringify(knowledgeOf(game, step.state, viewer));
      const events = JSON.stringify(
        step.events.map((event) => game.eventView(event, viewer) ?? 'hidden'),
      );
      const before = eventsByKnowledge.get(known);
      if (before !== undefined && before !== events)
        return report(
          'secrets',
          `${viewer} hears which action seat ${seat} took, where nobody can see it: ${before} or ${events}`,
        );
      eventsByKnowledge.set(known, events);
    }
  }
}

/**
 * A step that can be taken back must not have revealed anything: it looks the same whatever is
 * hidden from the onlooker.
 */
export function examineUnsealed(
  position: Position,
  decision: {
    readonly seat: Seat;
    readonly action: unknown;
    readonly other: unknown;
    readonly onlooker: Seat;
  },
): void {
  const { game, match, report } = position;
  const { seat, action, other, onlooker } = decision;
  const here = game.apply(game.clone(match.state), seat, action);
  // The legality of another seat's action may depend on parts hidden from the onlooker.
  if (here.sealed || game.explain(other, seat, action).length > 0) return;
  const there = game.apply(game.clone(other), seat, action);
  const found = distinguished(game, { here, there, viewers: [onlooker, 'spectator'] });
  if (found)
    report(
      'undo',
      `${brief(action)} of seat ${seat} can be taken back but shows seat ${onlooker} something hidden: ${found}`,
    );
}

/**
 * Replays everything that a seat may take back, answers of bots included, with other hidden parts:
 * the replay must look the same, so that a seat that undoes has learned nothing.
 */
export function examineTrail({ game, match, report }: Position, seed: string): void {
  const seat = match.trail[0]?.openTo;
  if (seat === undefined) return;
  let here = game.clone(match.base);
  let there = game.determinize(knowledgeOf(game, match.base, seat), seat, seed);
  for (const step of match.trail) {
    if (game.explain(there, step.seat, step.action).length > 0) return;
    const [one, other] = [
      game.apply(here, step.seat, step.action),
      game.apply(there, step.seat, step.action),
    ];
    const found = distinguished(game, { here: one, there: other, viewers: [seat, 'spectator'] });
    if (one.sealed)
      report('undo', `seat ${seat} can take back ${brief(step.action)}, which is sealed`);
    if (found)
      return report(
        'undo',
        `seat ${seat} can go back before ${brief(step.action)}, which showed something hidden: ${found}`,
      );
    [here, there] = [one.state, other.state];
  }
}

interface Outcomes {
  readonly here: Step<unknown, unknown>;
  readonly there: Step<unknown, unknown>;
  readonly viewers: readonly Viewer[];
}

/** The way in which some viewer could tell two outcomes of a step apart. */
function distinguished(game: AnyGame, { here, there, viewers }: Outcomes): string | undefined {
  const visibleIn = (step: Step<unknown, unknown>, viewer: Viewer): unknown => ({
    sealed: step.sealed,
    events: step.events.map((event) => game.eventView(event, viewer) ?? 'hidden'),
    ...knowledgeOf(game, step.state, viewer),
  });
  for (const viewer of viewers) {
    const found = difference(visibleIn(here, viewer), visibleIn(there, viewer));
    if (found) return found;
  }
  return undefined;
}

/** The seats to examine from: the deciding ones, and in turn one other seat. */
export function onlookers(position: Position, turn: number): readonly Seat[] {
  const active = position.game.activeSeats(position.match.state);
  const seats = seatsOf(position.setup);
  return [...new Set([...active.slice(0, 1), seats[turn % seats.length] as Seat])];
}

import { colonyPlankton, LEAVING, ROUNDS } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { countColonies } from '../reef/grid.ts';
import { huntsPerRound, incomeFor, yieldBonus, type EventsInPlay } from '../modifiers.ts';
import type { AtollState, Reef } from '../state.ts';
import { eventRules, type EventRules } from './event-rules.ts';

/**
 * A seat's position as of its next turn. A seat that has passed will have taken income and
 * recovered by then, and is judged as if that had happened: so the estimate does not jump when it
 * does.
 */
export interface ProjectedPosition {
  readonly state: AtollState;
  readonly seat: number;
  readonly reef: Reef;
  /** Rounds after the one in which the next turn falls, 0 to 3. */
  readonly roundsLeft: number;
  /** Whether that is the round under way. */
  readonly playing: boolean;
  readonly coins: number;
  readonly plankton: number;
  readonly hunts: number;
  /** Fatigue that will leave each card before the next turn. */
  readonly rest: 0 | 1;
  /** Corals that the income will pollute. */
  readonly tourists: number;
  /** Cards of the two common offers that leave before then, the oldest ones; alone one chooses. */
  readonly leaving: number;
  /** The rules of the event that will be in force, as far as it is known. */
  readonly event: EventRules;
}

/** Undefined when the seat has no turn left. */
export function projectedPosition(state: AtollState, seat: number): ProjectedPosition | undefined {
  const reef = reefOf(state, seat);
  if (state.phase === 'over') return undefined;
  if (state.phase === 'action' && !reef.passed) {
    return {
      state,
      seat,
      reef,
      roundsLeft: ROUNDS - state.round,
      playing: true,
      coins: reef.coins,
      plankton: reef.plankton,
      hunts: reef.huntsReady,
      rest: 0,
      tourists: 0,
      leaving: 0,
      event: eventRules(state.events),
    };
  }
  return state.round === ROUNDS ? undefined : afterRecovery(state, seat, reef);
}

/** Where the next event is not known yet, incomes are as printed. */
const UNKNOWN: EventsInPlay['events'] = { past: [] };

function afterRecovery(state: AtollState, seat: number, reef: Reef): ProjectedPosition {
  const hidden =
    state.phase === 'action' && state.events.deck.length + state.events.past.length > 0;
  const table = hidden ? { events: UNKNOWN, round: state.round } : state;
  const before = state.phase !== 'recovery';
  const income = before || owes(state, 'income', seat) ? likelyIncome(table, reef) : NO_INCOME;
  const recovers = before || owes(state, 'recover');
  const growth = recovers
    ? colonyPlankton(countColonies(reef)) + yieldBonus(table, reef, 'colonies')
    : 0;
  return {
    state,
    seat,
    reef,
    roundsLeft: ROUNDS - state.round - 1,
    playing: false,
    coins: reef.coins + income.coins,
    plankton: reef.plankton + income.plankton + growth,
    hunts: recovers ? huntsPerRound(table, reef) : reef.huntsReady,
    rest: recovers ? 1 : 0,
    tourists: income.pollution,
    leaving: recovers && state.reefs.length > 1 ? LEAVING : 0,
    event: eventRules(table.events),
  };
}

/** Whether a step of Recovery is still to come, for one seat or for all. */
function owes(state: AtollState, op: 'income' | 'recover', seat?: number): boolean {
  return state.frames.some(
    (frame) =>
      (seat === undefined || frame.seat === seat) && frame.todo.some((task) => task.op === op),
  );
}

const NO_INCOME = { coins: 0, plankton: 0, pollution: 0 };

/** Tourists where they are allowed and yield more coins. */
function likelyIncome(
  table: EventsInPlay & { readonly round: number },
  reef: Reef,
): typeof NO_INCOME {
  const scientists = incomeFor(table, reef, 'scientists');
  if (reef.purified) return scientists;
  const tourists = incomeFor(table, reef, 'tourists');
  let clean = 0;
  for (const coral of reef.corals) if (!coral.polluted) clean++;
  return tourists.coins > scientists.coins && tourists.pollution <= clean ? tourists : scientists;
}

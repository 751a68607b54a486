import {
  eventsFor,
  matchFrom,
  openTurns,
  play,
  privateViewOf,
  undoable,
  type AnyGame,
  type Match,
  type Reason,
} from '@atoll/engine';
import { NO_PROMPT, type HistoryStep, type Prompt } from '@atoll/protocol';
import type { TableState } from '../session/table-state.ts';
import type { Ahead } from './ahead.ts';

/** The rules by which positions are foreseen. */
export interface Foresight {
  readonly rules: AnyGame;
  /** Whether no seat but this one acts until the round ends. */
  readonly isAlone: (view: unknown, seat: number) => boolean;
  readonly unseen: Ahead['unseen'];
}

/** A position of the own seat that the table has not reached yet. */
export interface Position {
  /** Where cards were drawn, they are made up. */
  readonly match: Match<unknown>;
  /** The position follows from what the seat knows: nothing was drawn on the way. */
  readonly exact: boolean;
  readonly view: unknown;
  readonly privateView: unknown;
  /** Empty where nothing more can be foreseen. */
  readonly legal: readonly unknown[];
  /** The steps from the table to here, up to the first that draws something. */
  readonly steps: readonly HistoryStep[];
  /** The log entry of the last of them. */
  readonly seq: number;
}

export type Followed =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** The position of a table that the seat of a person sees. */
export function positionAt(
  rules: AnyGame,
  { snapshot, privateView, seat, prompt }: TableState,
): Position {
  const seq = snapshot?.seq ?? 0;
  const view = snapshot?.view;
  const state = rules.determinize({ view, privateView }, seat, 'queue');
  const match = { ...matchFrom(state), seq };
  return { match, exact: true, view, privateView, legal: prompt.legal, steps: [], seq };
}

/**
 * The position after an action of the own seat, or why it is not possible.
 * @param table the table that the positions began with
 */
export function follow(
  { rules, isAlone, unseen }: Foresight,
  before: Position,
  {
    action,
    table: { seat, snapshot, serverAhead = 0 },
  }: { readonly action: unknown; readonly table: TableState },
): Followed {
  const at = Date.now() + serverAhead;
  const played = play(rules, before.match, { seat, action, at });
  if (!played.ok) return played;
  const { match, sealed } = played;
  const exact = before.exact && !sealed;
  const now = { view: rules.publicView(match.state), legal: rules.legalActions(match.state, seat) };
  const goesOn = rules.activeSeats(match.state).includes(seat) && isAlone(now.view, seat);
  const known = exact ? now : goesOn ? unseen?.(snapshot?.view, now) : undefined;
  const { view, legal } = known ?? { view: before.view, legal: [] };
  const step = { seq: match.seq, seat, at, sealed, events: eventsFor(rules, played.events, seat) };
  return {
    ok: true,
    position: {
      ...{ match, exact, view, legal: goesOn ? legal : [] },
      privateView: known ? privateViewOf(rules, match.state, seat) : before.privateView,
      ...(exact
        ? { steps: [...before.steps, step], seq: match.seq }
        : { steps: before.steps, seq: before.seq }),
    },
  };
}

/** The prompt of a position: of its steps, those can be taken back that drew nothing. */
export function promptOf(
  { match, exact, legal }: Position,
  { prompt, seat }: TableState,
): Omit<Prompt, 'question'> {
  const own = undoable(match, seat);
  const { turns, midway } = openTurns(match, seat);
  const { undosLeft, settled } = prompt;
  const open = { ...NO_PROMPT, legal, asked: legal.length > 0, undosLeft, settled };
  if (!exact) return { ...open, undoable: own, turns, midway };
  return {
    ...open,
    undoable: [...prompt.undoable, ...own],
    // the first step goes on with a turn that is half done
    turns: [...prompt.turns, ...(prompt.midway ? turns.slice(1) : turns)],
    midway: own.length > 0 ? midway : prompt.midway,
  };
}

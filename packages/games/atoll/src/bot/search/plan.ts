import type { AtollAction } from '../../action.ts';
import { reefOf } from '../../context.ts';
import type { AtollState } from '../../state.ts';
import { activeSeat } from '../../turn.ts';
import { evaluate } from '../evaluate.ts';
import { endings } from './endings.ts';
import { withoutDraws } from './imagined-state.ts';
import {
  offersAll,
  openCards,
  repliesTo,
  untilTurnOf,
  withReplies,
  type Replies,
} from './rivals.ts';

/** Few rounds have more own turns left to plan. */
const DEPTH = 10;
/** Positions examined for one action of the first turn, and of a later one by default. */
const LOOK = 12;
/**
 * Positions that are judged alike to this many points are taken for the same one, reached in
 * another order.
 */
const ALIKE = 1e-9;

/** The worth of a position for a seat, in points at the end of the match. */
export type Judge = (state: AtollState, seat: number) => number;

/** A line of play: its first action, and the position that it leads to. */
export interface Line {
  readonly first: AtollAction;
  readonly state: AtollState;
  /** The worth of the position for the seat by the judge of the plan. */
  readonly worth: number;
  /** Nothing is planned beyond: the seat has passed, or the match is over. */
  readonly over: boolean;
}

/** The best first. */
export type Lines = readonly [Line, ...Line[]];

/**
 * How the others act in a line: as they do in the line that is best so far (default), or by the
 * cards that the line leaves in the offers.
 */
export type RivalModel = 'as in the best line' | 'by offer';

export interface PlanOptions {
  /** The approximate number of turns searched completely; 1 or more. */
  readonly iterations: number;
  /** The maximum number of own turns in a line of play, 1 or more; default 10. */
  readonly depth?: number;
  /** The judge of the seat; default: the estimate of the game, which the others always use. */
  readonly judge?: Judge;
  /** Positions examined for one action of a later turn, 1 or more; default 12. */
  readonly lookAhead?: number;
  readonly rivals?: RivalModel;
  /** The first actions to plan from; default: all legal ones. */
  readonly among?: readonly AtollAction[];
}

/**
 * The most promising lines of play of a seat through its coming turns, up to its pass, and the best
 * of the lines with another first action: a beam search that keeps as many lines of each length as
 * the iterations allow. The seat must have a question.
 */
export const plan = (root: AtollState, seat: number, options: PlanOptions): Lines =>
  grown(begun(root, seat, options), seat, options);

/**
 * The worth of the best line of play that starts with this action, searched as in `plan`; undefined
 * for an action that starts none.
 */
export function worthOf(
  root: AtollState,
  seat: number,
  { first, ...options }: PlanOptions & { readonly first: AtollAction },
): number | undefined {
  const lines = begun(root, seat, { ...options, among: [first] });
  return lines.length > 0 ? grown(lines, seat, options)[0].worth : undefined;
}

function begun(
  root: AtollState,
  seat: number,
  { among, judge = evaluate }: PlanOptions,
): readonly Line[] {
  const lines = extend(root, seat, { judge, look: LOOK });
  if (among === undefined) return lines;
  const meant = new Set(among.map((action) => JSON.stringify(action)));
  return lines.filter(({ first }) => meant.has(JSON.stringify(first)));
}

function grown(
  beginnings: readonly Line[],
  seat: number,
  {
    iterations,
    depth: most = DEPTH,
    judge = evaluate,
    lookAhead = LOOK,
    rivals = 'as in the best line',
  }: PlanOptions,
): Lines {
  const width = Math.max(1, Math.round(iterations / DEPTH));
  let lines = select(beginnings, width);
  for (let depth = 1; depth < most && lines.some(({ over }) => !over); depth++) {
    const longer = afterReplies(lines, seat, { judge, rivals }).flatMap((line) =>
      line.over ? [line] : extend(line.state, seat, { first: line.first, judge, look: lookAhead }),
    );
    lines = select(longer, width);
  }
  return lines;
}

interface Extension {
  /** The first action of the line; default: the first one of the turn. */
  readonly first?: AtollAction;
  readonly judge: Judge;
  readonly look: number;
}

function extend(
  state: AtollState,
  seat: number,
  { first, judge, look }: Extension,
): readonly Line[] {
  return endings(state, seat, look).map((ending) => {
    const { phase } = ending.state;
    const over = phase === 'over' || (phase === 'action' && reefOf(ending.state, seat).passed);
    return {
      first: first ?? ending.first,
      state: withoutDraws(ending.state),
      worth: judge(ending.state, seat),
      over,
    };
  });
}

interface Rivalry {
  readonly judge: Judge;
  readonly rivals: RivalModel;
}

/** The others act alike in many lines, which saves most of the work. */
function afterReplies(
  lines: readonly Line[],
  seat: number,
  { judge, rivals }: Rivalry,
): readonly Line[] {
  const known: Replies[] = [];
  if (rivals === 'by offer') {
    const widest = lines
      .filter(({ state, over }) => !over && activeSeat(state) !== seat && isBetweenTurns(state))
      .toSorted((a, b) => openCards(b.state) - openCards(a.state))[0];
    if (widest) known.push(repliesTo(widest.state, seat));
  }
  const repliesIn = (state: AtollState): Replies => {
    const fitting = known.find(
      (replies) => rivals === 'as in the best line' || offersAll(state, replies),
    );
    if (fitting) return fitting;
    const replies = repliesTo(state, seat);
    known.push(replies);
    return replies;
  };
  return lines.map((line) => {
    const { state, over } = line;
    if (over || activeSeat(state) === seat) return line;
    if (!isBetweenTurns(state)) return settled(line, untilTurnOf(state, seat), { seat, judge });
    return { ...line, state: withReplies(state, seat, repliesIn(state)) };
  });
}

function isBetweenTurns({ phase, frames }: AtollState): boolean {
  return phase === 'action' && frames.length === 0;
}

function settled(
  line: Line,
  state: AtollState,
  { seat, judge }: { readonly seat: number; readonly judge: Judge },
): Line {
  return activeSeat(state) === seat
    ? { ...line, state }
    : { ...line, state, worth: judge(state, seat), over: true };
}

/**
 * The best lines, without lines that reach the same position in another order, but with the best
 * line with another first action.
 */
function select(lines: readonly Line[], width: number): Lines {
  const ranked = lines.toSorted((a, b) => b.worth - a.worth);
  const [best] = ranked as [Line, ...Line[]];
  const kept: [Line, ...Line[]] = [best];
  let last = best.worth;
  for (const line of ranked) {
    if (kept.length === width) break;
    if (last - line.worth <= ALIKE) continue;
    kept.push(line);
    last = line.worth;
  }
  if (kept.some(({ first }) => first !== best.first)) return kept;
  const other = ranked.find(({ first }) => first !== best.first);
  return other ? [...kept, other] : kept;
}

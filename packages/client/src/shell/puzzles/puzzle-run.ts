import {
  type AnyGame,
  followed,
  type Puzzle,
  puzzlePosition,
  type PuzzleAttempt,
  type PuzzleRules,
  type Standing,
} from '@atoll/engine';
import { NO_PROMPT } from '@atoll/protocol';
import { createLocalSession } from '@atoll/table-kit/table/session/local-session.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';

/** An attempt at a puzzle on the table, or its solution. */
export interface PuzzleRun extends TableSession {
  /** What the attempt has come to. */
  readonly standing: () => Standing;
  /** Ends the attempt: no seat decides any more. */
  readonly stop: () => void;
}

interface RunSetup {
  readonly game: AnyGame;
  readonly rules: PuzzleRules;
  readonly puzzle: Puzzle;
  /** Names by seat. */
  readonly names: readonly string[];
  /** Milliseconds between decisions of other seats, and between those of a solution. */
  readonly pace: number;
  /** Who decides for the seat of the puzzle. */
  readonly by: 'person' | 'solution';
}

/**
 * Begins an attempt at a puzzle, or plays its solution. Once it has come to an end the table takes
 * no more actions. Throws `InvalidInput` for a puzzle of another version of the rules.
 */
export function createPuzzleRun({ game, rules, puzzle, names, pace, by }: RunSetup): PuzzleRun {
  const { seat } = puzzle;
  const from = puzzlePosition(game, puzzle).state;
  const start = rules.prepare?.(from, seat) ?? from;
  const solution =
    by === 'person' ? [] : followed(game, start, puzzle.line).decisions.filter(isOwn);
  const session = createLocalSession({
    ...{ game, names, seat, pace },
    begin: { position: game.clone(start), options: puzzle.options },
    choose: () => (standing().kind === 'open' ? rules.reply(attempt()) : NEVER),
  });

  let known: { readonly at: number; readonly attempt: PuzzleAttempt<unknown, unknown> } | undefined;
  /** Decisions are only taken back one after the other, so that their number tells them apart. */
  function attempt(): PuzzleAttempt<unknown, unknown> {
    const decisions = session.decisions();
    const { seq: at } = session.getState().snapshot ?? { seq: 0 };
    if (known?.at !== at || known.attempt.decisions.length !== decisions.length) {
      let state = game.clone(start);
      for (const { seat: decides, action } of decisions)
        state = game.apply(state, decides, action).state;
      known = { at, attempt: { task: puzzle, start, state, decisions } };
      judged = undefined;
    }
    return known.attempt;
  }
  let judged: Standing | undefined;
  function standing(): Standing {
    const now = attempt();
    judged ??= rules.standing(now);
    return judged;
  }
  function isOwn(decision: { readonly seat: number }): boolean {
    return decision.seat === seat;
  }

  let shown: { readonly of: TableState; readonly state: TableState } | undefined;
  function getState(): TableState {
    const of = session.getState();
    if (shown?.of !== of) shown = { of, state: withoutHelp(of) };
    return shown.state;
  }
  const withoutHelp = (state: TableState): TableState => ({
    ...state,
    ...(state.snapshot ? { snapshot: { ...state.snapshot, hints: false } } : {}),
    ...(by === 'solution' || standing().kind !== 'open'
      ? { prompt: { ...NO_PROMPT, question: state.prompt.question } }
      : {}),
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const playOn = (): void => {
    const next = solution[session.decisions().filter(isOwn).length];
    clearTimeout(timer);
    if (next === undefined || !session.getState().prompt.asked) return;
    timer = setTimeout(() => void session.submit(next.action), SHOWN_PACE);
  };
  if (by === 'solution') {
    session.subscribe(playOn);
    playOn();
  }
  return {
    ...session,
    getState,
    standing,
    stop: () => {
      clearTimeout(timer);
      session.stop();
    },
  };
}

/** A seat that no longer decides. */
const NEVER = new Promise<never>(() => undefined);
/** Milliseconds before each decision of a solution: long enough to follow it. */
const SHOWN_PACE = 1200;

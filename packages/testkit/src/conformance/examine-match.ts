import {
  createMatch,
  createRng,
  hashState,
  nextInt,
  play,
  seatsToAct,
  undo,
  undoable,
  undosLeft,
} from '@atoll/engine';
import type { AnyGame, LogEntry, Match, Rng, Seat, Setup } from '@atoll/engine';
import type { CoveredStep } from '../coverage.ts';
import { randomPolicy, type Policy } from '../policy.ts';
import { brief, codes, actionsOf, type Finding, type Position, seatsOf } from './finding.ts';
import { CandidatePool, examineCandidates, examineLists } from './legality.ts';
import { examineChance, examineRedraw } from './redraw.ts';
import { examineFold, examineUndo, rememberOpen, Shadow } from './replay.ts';
import { examineOutcome } from './scores.ts';
import {
  examineHiddenChoice,
  examineSecrets,
  examineTrail,
  examineUnsealed,
  onlookers,
} from './secrets.ts';
import { examineEvents, examineViews } from './views.ts';

export interface Examination {
  readonly setup: Setup<unknown>;
  /** The policy, default random. Some random choices do not use it: the seat to act, and undos. */
  readonly policy?: Policy;
  /** One in so many positions is examined closely; 1 examines all, default 12. */
  readonly every?: number;
  /** Called with every step. */
  readonly onStep?: (step: CoveredStep) => void;
}

export interface Examined {
  readonly findings: readonly Finding[];
  /** Actions taken, including those taken back. */
  readonly actions: number;
  /** The final state, or the state where the match broke. */
  readonly match: Match<unknown>;
  readonly log: readonly LogEntry<unknown>[];
}

/** A longer match counts as endless. */
const MOST_ACTIONS = 5000;
/** The number of findings after which a match is abandoned. */
const MOST_FINDINGS = 5;

/** Plays one match to its end and examines it. An exception of the game is a finding too. */
export function examineMatch(game: AnyGame, examination: Examination): Examined {
  const walk = new Walk(game, examination);
  try {
    walk.run();
  } catch (error) {
    const stack =
      error instanceof Error
        ? (error.stack ?? String(error)).split('\n').slice(0, 4).join(' ')
        : String(error);
    walk.report('exception', stack);
  }
  return { findings: walk.findings, actions: walk.actions, match: walk.match, log: walk.log };
}

class Walk implements Position {
  readonly game: AnyGame;
  readonly setup: Setup<unknown>;
  readonly log: LogEntry<unknown>[] = [];
  readonly findings: Finding[] = [];
  match: Match<unknown>;
  actions = 0;
  readonly #examination: Examination;
  readonly #rng: Rng;
  readonly #pool = new CandidatePool();
  readonly #open = new Map<number, string>();
  /** The only person's seat in a match against bots; undefined where all seats are people. */
  readonly #person: Seat | undefined;
  readonly #shadow: Shadow;

  constructor(game: AnyGame, examination: Examination) {
    this.game = game;
    this.setup = examination.setup;
    this.#examination = examination;
    this.#rng = createRng(`examination of ${examination.setup.seed}`);
    this.match = createMatch(game, examination.setup);
    this.#person =
      nextInt(this.#rng, 2) === 0 ? undefined : nextInt(this.#rng, examination.setup.seats);
    if (hashState(createMatch(game, examination.setup).state) !== hashState(this.match.state))
      this.report('determinism', 'the same set-up gives two states');
    this.#shadow = new Shadow(this.match.state);
    examineChance(this);
  }

  readonly report = (examination: string, message: string): void => {
    const { seed, seats, options } = this.setup;
    this.findings.push({
      seed,
      seats,
      options,
      seq: this.match.seq,
      examination,
      message,
      actions: actionsOf(this.log),
    });
  };

  run(): void {
    while (
      this.game.activeSeats(this.match.state).length > 0 &&
      this.findings.length < MOST_FINDINGS
    ) {
      if (this.actions >= MOST_ACTIONS)
        return this.report('completion', `not over after ${MOST_ACTIONS} actions`);
      if (!this.#step()) return;
    }
    examineLists(this);
    examineViews(this);
    examineOutcome(this);
    this.#shadow.examine(this);
    examineFold(this);
  }

  /**
   * One action, and the examinations of the position before it. False when the match cannot go on.
   */
  #step(): boolean {
    const { game, match } = this;
    const active = seatsToAct(game, match.state);
    const seat = active[nextInt(this.#rng, active.length)] as Seat;
    const legal = game.legalActions(match.state, seat);
    if (legal.length === 0) {
      this.report('completion', `seat ${seat} is asked to act and has no legal action`);
      return false;
    }
    this.#pool.add(legal.slice(0, 20), this.#rng);
    const policy = this.#examination.policy ?? randomPolicy;
    const action = policy({ game, state: match.state, seat, legal, rng: this.#rng });
    const close = nextInt(this.#rng, this.#examination.every ?? 12) === 0;
    if (close) this.#lookClosely(seat, action);
    return this.#act(seat, { action, close });
  }

  #lookClosely(seat: Seat, action: unknown): void {
    const before = hashState(this.match.state);
    examineLists(this);
    examineCandidates(this, this.#pool.draw(this.#rng, 6));
    examineViews(this);
    examineOutcome(this);
    examineUndo(this, this.#open);
    examineTrail(this, `behind the trail ${this.setup.seed} ${this.actions}`);
    examineRedraw(this, `drawn anew ${this.setup.seed} ${this.actions}`);
    this.#shadow.examine(this);
    examineHiddenChoice(this, seat);
    for (const onlooker of onlookers(this, this.actions)) {
      const other = examineSecrets(this, onlooker, `redrawn ${this.setup.seed} ${this.actions}`);
      examineUnsealed(this, { seat, action, other, onlooker });
      if (nextInt(this.#rng, 24) === 0) this.#playOut(other);
    }
    if (hashState(this.match.state) !== before)
      this.report('purity', 'looking at the state changed it');
  }

  #act(
    seat: Seat,
    { action, close }: { readonly action: unknown; readonly close: boolean },
  ): boolean {
    const { game, match } = this;
    const before = close ? hashState(match.state) : '';
    const played = play(game, match, { seat, action, at: this.actions, openTo: this.#person });
    if (close && hashState(match.state) !== before)
      this.report('purity', `playing ${brief(action)} changed the state before it`);
    if (!played.ok) {
      this.report('explain', `refuses the listed ${brief(action)}: ${codes(played.reasons)}`);
      return false;
    }
    this.actions++;
    this.match = played.match;
    this.log.push(...played.entries);
    rememberOpen(this.#open, match, played.match);
    this.#shadow.follow(this, seat, action);
    if (close) examineEvents(this, played.events);
    this.#examination.onStep?.({
      before: match.state,
      after: played.match.state,
      seat,
      action,
      events: played.events,
    });
    if (nextInt(this.#rng, 40) === 0) this.#takeBack();
    return true;
  }

  /** Now and then a seat undoes; the match goes on from there, so that the log contains undos. */
  #takeBack(): void {
    for (const seat of seatsOf(this.setup)) {
      const open = undoable(this.match, seat);
      if (open.length === 0 || undosLeft(this.match, seat) === 0) continue;
      const from = open[nextInt(this.#rng, open.length)] as number;
      const undone = undo(this.game, this.match, { seat, from, at: this.actions });
      if (!undone.ok)
        return this.report('undo', `entry ${from} is open but refused: ${codes(undone.reasons)}`);
      this.match = undone.match;
      this.log.push(...undone.entries);
      return this.#shadow.reset(this.match.state);
    }
  }

  /** A determinized state can be played to its end. */
  #playOut(start: unknown): void {
    let state = start;
    for (let actions = 0; actions < MOST_ACTIONS; actions++) {
      const seats = seatsToAct(this.game, state);
      const seat = seats[nextInt(this.#rng, seats.length || 1)];
      if (seat === undefined) return;
      const legal = this.game.legalActions(state, seat);
      if (legal.length === 0)
        return this.report('completion', `from a determinized state, seat ${seat} gets stuck`);
      state = this.game.apply(state, seat, legal[nextInt(this.#rng, legal.length)]).state;
    }
    this.report('completion', `a determinized state is not over after ${MOST_ACTIONS} actions`);
  }
}

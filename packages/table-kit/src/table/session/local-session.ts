import {
  asideSeatsOf,
  createMatch,
  eventsFor,
  InvalidInput,
  knowledgeOf,
  matchFrom,
  play,
  privateViewOf,
  undo,
  openTurns,
  undoable,
  undosLeft,
  viewerOf,
  type AnyGame,
  type Beginning,
  type Knowledge,
  type Match,
  type Reason,
} from '@atoll/engine';
import {
  type Answer,
  type Prompt,
  type HistoryStep,
  NO_PROMPT,
  type StepMessage,
} from '@atoll/protocol';
import { pageSnapshot } from './page-snapshot.ts';
import type { TableSession } from './table-session.ts';
import type { TableState } from './table-state.ts';

/** The prompt or aside offer of another seat, and all that it may know. */
export interface LocalTurn<V = unknown, P = unknown, A = unknown> extends Knowledge<V, P> {
  readonly seat: number;
  readonly legal: readonly A[];
  /** It need not act: undefined passes, which is asked once. */
  readonly aside: boolean;
}

/** One decision of a match, by the seat that made it. */
export interface Decision {
  readonly seat: number;
  readonly action: unknown;
}

export interface LocalSetup {
  readonly game: AnyGame;
  /** The match before this one, or the position in which this one begins. */
  readonly begin:
    | { readonly seed: string; readonly options: unknown; readonly begins?: Beginning | undefined }
    | { readonly position: unknown; readonly options: unknown };
  /** Names by seat. */
  readonly names: readonly string[];
  /** The seat of the person, or -1 for a spectator. */
  readonly seat: number;
  /** The legal action that another seat takes, or a promise of it. */
  readonly choose: (turn: LocalTurn) => unknown;
  /** Decisions made before the person sees the table, own ones too. */
  readonly skip?: {
    readonly decisions: number;
    readonly choose: (legal: readonly unknown[]) => unknown;
  };
  /**
   * The decisions before the person sees the table, each in its turn; none of them can be taken
   * back.
   */
  readonly before?: readonly Decision[];
  /** Milliseconds between decisions of other seats. */
  readonly pace: number;
}

/** A match inside the page, without a server. `stop` ends it: no seat decides any more. */
export interface LocalSession extends TableSession {
  readonly stop: () => void;
  /** The decisions so far that count, oldest first, one for each of the steps. */
  readonly decisions: () => readonly Decision[];
  /** The current round, as players count it; 0 in a game without rounds. */
  readonly round: () => number;
}

/**
 * Begins a match inside the page. Throws `InvalidInput` as `createMatch`, and when the rules refuse
 * one of the decisions in `before`.
 */
export function createLocalSession(setup: LocalSetup): LocalSession {
  const { game, names, seat, begin, skip } = setup;
  const listeners = new Set<() => void>();
  const followers = new Set<(step: StepMessage) => void>();
  const options = game.parseOptions(begin.options);
  let match: Match<unknown> =
    'position' in begin
      ? matchFrom(begin.position)
      : createMatch(game, {
          ...{ seed: begin.seed, seats: names.length, options },
          begins: begin.begins,
        });
  let question = 1;
  let steps: HistoryStep[] = [];
  let decisions: readonly Decision[] = [];
  let state = snapshot();
  /** The decisions in `before` are published to nobody. */
  let ready = setup.before === undefined;

  function snapshot(): TableState {
    const active = game.activeSeats(match.state);
    const legal = seat >= 0 ? game.legalActions(match.state, seat) : [];
    return {
      status: 'live',
      snapshot: pageSnapshot(game, {
        state: match.state,
        seq: match.seq,
        options: begin.options,
        seats: names.map((name, i) => ({
          name,
          kind: i === seat ? 'person' : 'bot',
          bot: i === seat ? '' : 'random',
          connected: true,
          standIn: '',
          share: '',
          program: false,
          conceded: 0,
          awaitedSince: 0,
        })),
        pace: setup.pace,
        hints: true,
      }),
      seat,
      host: seat === 0,
      code: '',
      longCode: '',
      steps,
      busy: false,
      past: false,
      prompt: { ...open(), question, legal, asked: active.includes(seat) },
      privateView: privateViewOf(game, match.state, viewerOf(seat)),
    };
  }

  /** As at a server: the actions of the others are open to the only person. */
  function open(): Omit<Prompt, 'question' | 'legal' | 'asked'> {
    const left = seat < 0 ? 0 : undosLeft(match, seat);
    if (left === 0) return NO_PROMPT;
    const open = { undoable: undoable(match, seat), ...openTurns(match, seat) };
    return { ...NO_PROMPT, ...open, undosLeft: left };
  }

  function decide(by: number, action: unknown): Answer {
    const played = play(game, match, { seat: by, action, at: 0, openTo: seat < 0 ? by : seat });
    if (!played.ok) return refused(played.reasons);
    const after = match.seq;
    match = played.match;
    const { sealed } = played;
    const events = eventsFor(game, played.events, viewerOf(seat));
    decisions = [...decisions, { seat: by, action }];
    steps = [...steps, { seq: match.seq, seat: by, at: 0, events, sealed }];
    if (!ready) return { ok: true, seq: match.seq };
    return publish({ seq: match.seq, after, seat: by, at: 0, id: '', events, sealed, undone: 0 });
  }

  function publish(message: Omit<StepMessage, 'prompt'>): Answer {
    question++;
    state = snapshot();
    followers.forEach((follow) => follow({ ...message, prompt: state.prompt }));
    listeners.forEach((listen) => listen());
    return { ok: true, seq: message.seq };
  }

  const active = (): number => game.activeSeats(match.state)[0] ?? -1;
  /**
   * The next of the others to decide: one that may act out of turn, which is asked once, or one
   * with a prompt. They do not wait for the person when all are asked at once.
   */
  const nextTurn = (): LocalTurn | undefined => {
    const aside = asideSeatsOf(game, match.state).find((by) => by !== seat && offerOnce(by));
    const by = aside ?? game.activeSeats(match.state).find((each) => each !== seat);
    if (by === undefined) return undefined;
    const legal = game.legalActions(match.state, by);
    const known = knowledgeOf(game, match.state, viewerOf(by));
    return { seat: by, legal, aside: aside !== undefined, ...known };
  };
  /** Whether this seat has a decision that it was not offered before. */
  const offerOnce = (by: number): boolean => {
    const legal = game.legalActions(match.state, by);
    const offered = JSON.stringify([by, legal]);
    if (legal.length === 0 || passed.has(offered)) return false;
    passed.add(offered);
    return true;
  };
  const passed = new Set<string>();
  /**
   * A choice made for an outdated match is dropped: the move of another seat has woken them again.
   */
  const others = async (): Promise<void> => {
    const held = match;
    const turn = nextTurn();
    if (turn === undefined) return;
    const action = await setup.choose(turn);
    if (stopped || match !== held) return;
    if (action !== undefined || !turn.aside) decide(turn.seat, action);
    wake();
  };
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Restarts the pause: the next seat moves once after it, however many calls there were. */
  const wake = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void others(), setup.pace);
  };
  for (const { seat: by, action } of setup.before ?? []) {
    const answer = decide(by, action);
    if (!answer.ok)
      throw new InvalidInput(`${JSON.stringify(action)} of seat ${by} is not possible here`);
  }
  if (setup.before) {
    match = { ...matchFrom(match.state), seq: match.seq };
    state = snapshot();
    ready = true;
  }
  for (let i = 0; skip && i < skip.decisions && active() >= 0; i++)
    decide(active(), skip.choose(game.legalActions(match.state, active())));
  wake();

  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
    decisions: () => decisions,
    round: () => game.round?.(match.state) ?? 0,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStep: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    submit: async (action) => {
      const answer = decide(seat, action);
      wake();
      return answer;
    },
    undo: async (from) => {
      const undone = undo(
        game,
        match,
        from === undefined ? { seat, at: 0 } : { seat, from, at: 0 },
      );
      if (!undone.ok) return refused(undone.reasons);
      const entry = undone.entries[0];
      const first = entry?.type === 'undo' ? entry.backTo + 1 : 0;
      const after = match.seq;
      match = undone.match;
      steps = steps.filter((step) => step.seq < first);
      // undone steps are always the last ones
      decisions = decisions.slice(0, steps.length);
      return publish({
        seq: match.seq,
        after,
        seat,
        at: 0,
        id: '',
        events: [],
        sealed: false,
        undone: first,
      });
    },
  };
}

const refused = (reasons: readonly Reason[]): Answer => ({ ok: false, reasons });

import {
  asideSeatsOf,
  createMatch,
  play,
  privateViewOf,
  undo,
  openTurns,
  undoable,
  undosLeft,
  type AnyGame,
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

export interface LocalSetup {
  readonly game: AnyGame;
  readonly seed: string;
  /** Names by seat. */
  readonly names: readonly string[];
  readonly options: unknown;
  /** The seat of the person, or -1 to watch. */
  readonly seat: number;
  /**
   * Which of its legal actions another seat takes; undefined lets what is offered aside pass, which
   * is asked once.
   */
  readonly choose: (legal: readonly unknown[]) => unknown;
  /** How many decisions are made before the person sees the table, own ones too. */
  readonly skip: number;
  /** Milliseconds between decisions of other seats. */
  readonly pace: number;
}

/** A whole match inside the page, without a server: for looking at a table while it is built. */
export function createLocalSession(setup: LocalSetup): TableSession {
  const { game, names, seat, choose } = setup;
  const listeners = new Set<() => void>();
  const followers = new Set<(step: StepMessage) => void>();
  let match: Match<unknown> = createMatch(game, {
    seed: setup.seed,
    seats: names.length,
    options: game.parseOptions(setup.options),
  });
  let question = 1;
  let steps: HistoryStep[] = [];
  let state = snapshot();

  function snapshot(): TableState {
    const active = game.activeSeats(match.state);
    const legal = seat >= 0 ? game.legalActions(match.state, seat) : [];
    return {
      status: 'live',
      snapshot: pageSnapshot(game, {
        state: match.state,
        seq: match.seq,
        options: {},
        seats: names.map((name, i) => ({
          name,
          kind: i === seat ? 'person' : 'bot',
          bot: i === seat ? '' : 'random',
          connected: true,
          standIn: '',
          share: '',
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
      duty: { ...open(), question, legal, asked: active.includes(seat) },
      privateView: privateViewOf(game, match.state, seat < 0 ? 'spectator' : seat),
    };
  }

  /** As at a server: what the others do is open to the only person. */
  function open(): Omit<Prompt, 'question' | 'legal' | 'asked'> {
    const left = seat < 0 ? 0 : undosLeft(match, seat);
    return left === 0
      ? NO_PROMPT
      : { undoable: undoable(match, seat), ...openTurns(match, seat), undosLeft: left };
  }

  function decide(by: number, action: unknown): Answer {
    const played = play(game, match, { seat: by, action, at: 0, openTo: seat < 0 ? by : seat });
    if (!played.ok) return refused(played.reasons);
    const after = match.seq;
    match = played.match;
    steps = [
      ...steps,
      { seq: match.seq, seat: by, at: 0, events: played.events, sealed: played.sealed },
    ];
    return publish({
      seq: match.seq,
      after,
      seat: by,
      at: 0,
      id: '',
      events: played.events,
      sealed: played.sealed,
      undone: 0,
    });
  }

  function publish(message: Omit<StepMessage, 'duty'>): Answer {
    question++;
    state = snapshot();
    followers.forEach((follow) => follow({ ...message, duty: state.duty }));
    listeners.forEach((listen) => listen());
    return { ok: true, seq: message.seq };
  }

  const active = (): number => game.activeSeats(match.state)[0] ?? -1;
  /**
   * One of the others that are asked decides; they do not wait for the person when all are asked at
   * once.
   */
  const others = (): void => {
    if (answersAside()) return wake();
    const by = game.activeSeats(match.state).find((each) => each !== seat);
    if (by === undefined) return;
    decide(by, choose(game.legalActions(match.state, by)));
    wake();
  };
  /** One of the others that may act aside does, or all of them let it pass. */
  const answersAside = (): boolean =>
    asideSeatsOf(game, match.state).some((by) => {
      const legal = game.legalActions(match.state, by);
      const offered = JSON.stringify([by, legal]);
      if (by === seat || legal.length === 0 || passed.has(offered)) return false;
      passed.add(offered);
      const action = choose(legal);
      return action !== undefined && decide(by, action).ok;
    });
  const passed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whoever is to move after a pause moves once, however often they were woken. */
  const wake = (): void => {
    clearTimeout(timer);
    timer = setTimeout(others, setup.pace);
  };
  for (let i = 0; i < setup.skip && active() >= 0; i++)
    decide(active(), choose(game.legalActions(match.state, active())));
  wake();

  return {
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

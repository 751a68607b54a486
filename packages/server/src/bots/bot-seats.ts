import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises';
import { asideSeatsOf, type Match, seatsToAct, type Seat } from '@atoll/engine';
import type { Prompt } from '@atoll/protocol';
import type { AsideWait } from './aside-wait.ts';
import type { Asker } from './bot-queue.ts';
import type { SeatBot } from './bot-registry.ts';
import type { MatchHost } from '../match/match-host.ts';
import { newSeed } from '../match/secrets.ts';
import { NotStored } from '../store/match-store.ts';

export interface BotSeatsParts {
  readonly host: Pick<MatchHost, 'state' | 'reverts' | 'submissions'>;
  readonly bots: Readonly<Record<string, SeatBot>>;
  /** How long they let other seats act aside. */
  readonly wait: AsideWait;
  /** The current requester of the bots. */
  readonly asker: () => Asker;
  /** Shortest wait of a bot at a table where no person plays, in ms. */
  readonly leastPace: number;
  /** Called with the duration of each choice, in seconds. */
  readonly onThought: (seconds: number) => void;
  readonly onError: (error: unknown, seat: Seat) => void;
}

/** Time until the next attempt when nothing can be stored, in ms. */
const RETRY_MS = 1000;
/**
 * How much thread time a table may use since a person last played there, in ms; afterwards its bots
 * think briefly.
 */
const UNATTENDED_MS = 60_000;

/** A bot at work on one prompt. */
interface Turn {
  readonly seat: Seat;
  readonly bot: string;
  readonly question: number;
  readonly stop: AbortController;
}

/**
 * Plays the bots of one match, including stand-ins, through the same queue as people. A bot thinks
 * while the pace of the table runs, and acts when both are over.
 */
export class BotSeats {
  readonly #parts: BotSeatsParts;
  readonly #turns = new Map<Seat, Turn>();
  /** The prompt number of each seat whose bot passed, since the match did not wait for it. */
  readonly #passed = new Map<Seat, number>();
  #stopped = false;
  #hurried = false;
  /** How long threads thought since a person last played here, in ms. */
  #unattended = 0;

  constructor(parts: BotSeatsParts) {
    this.#parts = parts;
  }

  /** How long the bots let other seats act aside. */
  get wait(): AsideWait {
    return this.#parts.wait;
  }

  /** Whether a weaker bot did the last thinking, because too many bots think. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /**
   * Call after every change of the match and of the table. Bots wait while a revert request is
   * open, which ends with the next action of any seat, and while a pause stops all actions.
   */
  wake(): void {
    const { state, reverts } = this.#parts.host;
    const { match, game, over } = state;
    if (!match || this.#stopped) return;
    const held = reverts.open !== undefined || state.actionsWait;
    for (const turn of this.#turns.values()) if (held || !this.#concerns(turn)) this.#end(turn);
    const toAct = held || over ? [] : seatsToAct(game, match.state);
    const waiting = toAct.filter((seat) => this.#isWaiting(seat));
    const wanted = waiting.some((seat) => state.promptOf(seat).asked);
    this.#parts.wait.follow({ open: over ? [] : this.#openAsides(match), wanted });
    for (const seat of waiting) {
      const { asked, question } = state.promptOf(seat);
      // The answers of others affect the action of a bot that the match waits for.
      if (asked && this.#parts.wait.holds) continue;
      const turn = { seat, bot: state.botOf(seat), question, stop: new AbortController() };
      this.#turns.set(seat, turn);
      void this.#act(turn);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const turn of this.#turns.values()) this.#end(turn);
    this.#parts.wait.stop();
  }

  /** Whether a bot plays this seat, and has neither begun to think about its prompt nor passed. */
  #isWaiting(seat: Seat): boolean {
    const { state } = this.#parts.host;
    return state.botOf(seat) !== '' && !this.#turns.has(seat) && !this.#hasPassed(seat);
  }

  #hasPassed(seat: Seat): boolean {
    return this.#passed.get(seat) === this.#parts.host.state.promptOf(seat).question;
  }

  /**
   * The seats that may act aside and have not passed. People count whether or not they have an
   * action: the bots' wait reveals nothing about a person's hand.
   */
  #openAsides(match: Match<unknown>): readonly Seat[] {
    const { state } = this.#parts.host;
    return asideSeatsOf(state.game, match.state).filter((seat) => {
      if (state.botOf(seat) === '') return true;
      return state.promptOf(seat).legal.length > 0 && !this.#hasPassed(seat);
    });
  }

  /**
   * Whether the turn is still this bot's, with the same prompt as when the bot began: an undo may
   * have changed the position.
   */
  #concerns({ seat, bot, question }: Turn): boolean {
    const { state } = this.#parts.host;
    return state.botOf(seat) === bot && state.promptOf(seat).question === question;
  }

  #end(turn: Turn): void {
    turn.stop.abort();
    if (this.#turns.get(turn.seat) === turn) this.#turns.delete(turn.seat);
  }

  async #act(turn: Turn): Promise<void> {
    const { host, onError } = this.#parts;
    const { state, submissions } = host;
    const {
      seat,
      bot,
      question: basedOn,
      stop: { signal },
    } = turn;
    try {
      // The request that woke the bot is answered first, and even at pace 0 other matches get their
      // turn.
      await yieldToEventLoop(undefined, { signal });
      const { legal, asked } = state.promptOf(seat);
      if (legal.length === 0 || !this.#concerns(turn)) return;
      const [action] = await Promise.all([
        this.#choose(turn, { legal, asked }),
        wait(this.#pace(), undefined, { signal }),
      ]);
      if (action === undefined && !asked) return void this.#passed.set(seat, basedOn);
      const answer = await submissions.act(seat, bot, { basedOn, action });
      if (answer.ok && asked) this.#parts.wait.acted();
      if (!answer.ok && !signal.aborted && state.promptOf(seat).question === basedOn) {
        onError(
          new Error(
            `the bot's choice was refused: ${answer.reasons.map(({ code }) => code).join(', ')}`,
          ),
          seat,
        );
        if (asked) await submissions.act(seat, bot, { basedOn, action: legal[0] });
        else this.#passed.set(seat, basedOn);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof NotStored)) return onError(error, seat);
      // The bot tries again until the store answers; nothing else would wake it.
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    } finally {
      this.#end(turn);
    }
    this.wake();
  }

  #pace(): number {
    const { host, asker, leastPace } = this.#parts;
    return Math.max(host.state.record.table.pace, asker().attended ? 0 : leastPace);
  }

  /**
   * A bot that fails must not stop the table: the first legal action stands in, or none if the
   * match does not wait for the seat.
   */
  async #choose(
    { seat, bot: id, stop: { signal } }: Turn,
    { legal, asked }: Pick<Prompt, 'legal' | 'asked'>,
  ): Promise<unknown> {
    const { host, bots, onError, onThought } = this.#parts;
    const asker = this.#parts.asker();
    if (asker.attended) this.#unattended = 0;
    const begin = performance.now();
    try {
      const bot = bots[id];
      if (!bot) throw new Error(`no bot is called "${id}"`);
      const known = host.state.knowledgeOf(seat);
      const options = { asker, briefly: this.#unattended > UNATTENDED_MS, signal };
      const turn = { game: host.state.game, ...known, seat, legal, aside: !asked, seed: newSeed() };
      const { action, hurried, took } = await bot.choose(turn, options);
      this.#unattended += took;
      // A built-in bot, which answers at once, says nothing about how busy the threads are.
      if (took > 0) this.#hurried = hurried;
      return action;
    } catch (error) {
      if (!signal.aborted) onError(error, seat);
      return asked ? legal[0] : undefined;
    } finally {
      onThought((performance.now() - begin) / 1000);
    }
  }
}

import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises';
import { asideSeatsOf, seatsToAct, type Seat } from '@atoll/engine';
import type { Prompt } from '@atoll/protocol';
import type { AsideWait } from './aside-wait.ts';
import type { Asker } from './bot-queue.ts';
import type { SeatBot } from './bot-registry.ts';
import type { MatchHost } from '../match/match-host.ts';
import { newSeed } from '../match/secrets.ts';
import { NotStored } from '../store/match-store.ts';

export interface BotSeatsParts {
  readonly host: MatchHost;
  readonly bots: Readonly<Record<string, SeatBot>>;
  /** How long they let others act who may do so aside. */
  readonly wait: AsideWait;
  /** For whom the bots think right now. */
  readonly asker: () => Asker;
  /** How long a bot waits at least where nobody plays, in ms. */
  readonly leastPace: number;
  /** Told how long each choice took, in seconds. */
  readonly onThought: (seconds: number) => void;
  readonly onError: (error: unknown, seat: Seat) => void;
}

/** How long a bot waits when nothing can be stored. */
const RETRY_MS = 1000;
/**
 * For how long threads may think at a table since somebody last played there, in ms; afterwards its
 * bots think briefly.
 */
const UNATTENDED_MS = 60_000;

/** A bot at work on one question. */
interface Turn {
  readonly seat: Seat;
  readonly bot: string;
  readonly question: number;
  readonly stop: AbortController;
}

/**
 * Plays the bots of one match, those that stand in for people too, through the same queue as
 * people. A bot thinks while the pace of the table runs, and acts when both are over.
 */
export class BotSeats {
  readonly #parts: BotSeatsParts;
  readonly #turns = new Map<Seat, Turn>();
  /** The question of each seat that its bot let pass, since the match did not wait for it. */
  readonly #passed = new Map<Seat, number>();
  #stopped = false;
  #hurried = false;
  /** For how long threads thought since somebody last played here, in ms. */
  #unattended = 0;

  constructor(parts: BotSeatsParts) {
    this.#parts = parts;
  }

  /** How long the bots let others act who may do so aside. */
  get wait(): AsideWait {
    return this.#parts.wait;
  }

  /** Whether the last thought was left to a weaker bot, since too many bots think. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /**
   * To be called after every change of the match and of the table. Bots wait while people are asked
   * whether something may be taken back, which ends as soon as anybody decides.
   */
  wake(): void {
    const { host } = this.#parts;
    if (!host.match || this.#stopped) return;
    const held = host.revert !== undefined;
    for (const turn of this.#turns.values()) if (held || !this.#concerns(turn)) this.#end(turn);
    const { state } = host.match;
    const waiting =
      held || host.over ? [] : seatsToAct(host.game, state).filter((seat) => this.#isWaiting(seat));
    const wanted = waiting.some((seat) => host.promptOf(seat).asked);
    this.#parts.wait.follow({ open: host.over ? [] : this.#openAsides(state), wanted });
    for (const seat of waiting) {
      const { asked, question } = host.promptOf(seat);
      // What others answer bears on what a bot does that the match waits for.
      if (asked && this.#parts.wait.holds) continue;
      const turn = { seat, bot: host.botOf(seat), question, stop: new AbortController() };
      this.#turns.set(seat, turn);
      void this.#act(turn);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const turn of this.#turns.values()) this.#end(turn);
    this.#parts.wait.stop();
  }

  /** Whether a bot plays this seat, and has neither begun to think about it nor let it pass. */
  #isWaiting(seat: Seat): boolean {
    const { host } = this.#parts;
    return host.botOf(seat) !== '' && !this.#turns.has(seat) && !this.#hasPassed(seat);
  }

  #hasPassed(seat: Seat): boolean {
    return this.#passed.get(seat) === this.#parts.host.promptOf(seat).question;
  }

  /**
   * Those who may act aside and have not let it pass. People count whether or not they can: how
   * long bots wait tells nobody what a person holds.
   */
  #openAsides(state: unknown): readonly Seat[] {
    const { host } = this.#parts;
    return asideSeatsOf(host.game, state).filter((seat) => {
      if (host.botOf(seat) === '') return true;
      return host.promptOf(seat).legal.length > 0 && !this.#hasPassed(seat);
    });
  }

  /**
   * Whether the turn is still this bot's, and asks what it did when the bot began: a position may
   * have been taken back.
   */
  #concerns({ seat, bot, question }: Turn): boolean {
    const { host } = this.#parts;
    return host.botOf(seat) === bot && host.promptOf(seat).question === question;
  }

  #end(turn: Turn): void {
    turn.stop.abort();
    if (this.#turns.get(turn.seat) === turn) this.#turns.delete(turn.seat);
  }

  async #act(turn: Turn): Promise<void> {
    const { host, onError } = this.#parts;
    const {
      seat,
      bot,
      question: basedOn,
      stop: { signal },
    } = turn;
    try {
      // Whoever woke the bot hears its answer first, and even at pace 0 other matches get their
      // turn.
      await yieldToEventLoop(undefined, { signal });
      const { legal, asked } = host.promptOf(seat);
      if (legal.length === 0 || !this.#concerns(turn)) return;
      const [action] = await Promise.all([
        this.#choose(turn, { legal, asked }),
        wait(this.#pace(), undefined, { signal }),
      ]);
      if (action === undefined && !asked) return void this.#passed.set(seat, basedOn);
      const answer = await host.act(seat, bot, { basedOn, action });
      if (answer.ok && asked) this.#parts.wait.acted();
      if (!answer.ok && !signal.aborted && host.promptOf(seat).question === basedOn) {
        onError(
          new Error(
            `the bot's choice was refused: ${answer.reasons.map(({ code }) => code).join(', ')}`,
          ),
          seat,
        );
        if (asked) await host.act(seat, bot, { basedOn, action: legal[0] });
        else this.#passed.set(seat, basedOn);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof NotStored)) return onError(error, seat);
      // The bot tries again until the store answers; nobody else would wake it.
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    } finally {
      this.#end(turn);
    }
    this.wake();
  }

  #pace(): number {
    const { host, asker, leastPace } = this.#parts;
    return Math.max(host.record.table.pace, asker().attended ? 0 : leastPace);
  }

  /**
   * A bot that fails must not hold up the table: the first legal action stands in, or nothing where
   * nobody waits for it.
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
      const known = host.knowledgeOf(seat);
      const options = { asker, briefly: this.#unattended > UNATTENDED_MS, signal };
      const turn = { game: host.game, ...known, seat, legal, aside: !asked, seed: newSeed() };
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

import { setTimeout as wait } from 'node:timers/promises';
import type { Seat } from '@atoll/engine';
import type { Player } from './bot-shelf.ts';
import type { MatchHost } from './match-host.ts';
import { newSeed } from './secrets.ts';

export interface BotSeatsParts {
  readonly host: MatchHost;
  readonly bots: Readonly<Record<string, Player>>;
  /** Told how long each choice took, in seconds. */
  readonly onThought: (seconds: number) => void;
  readonly onError: (error: unknown, seat: Seat) => void;
}

/** Plays the bots of one match, each decision after the pace of the table, through the same door as people. */
export class BotSeats {
  readonly #parts: BotSeatsParts;
  /** The seats that a bot is about to act for. */
  readonly #busy = new Set<Seat>();
  readonly #stop = new AbortController();

  constructor(parts: BotSeatsParts) {
    this.#parts = parts;
  }

  /** To be called after every change of the match. */
  wake(): void {
    const { host } = this.#parts;
    if (!host.match || this.#stop.signal.aborted) return;
    for (const seat of host.game.activeSeats(host.match.state)) {
      if (host.record.table.seats[seat]?.kind !== 'bot' || this.#busy.has(seat)) continue;
      this.#busy.add(seat);
      void this.#act(seat);
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  async #act(seat: Seat): Promise<void> {
    const { host, onError } = this.#parts;
    try {
      // Even at pace 0 other matches get their turn between two decisions.
      await wait(host.record.table.pace, undefined, { signal: this.#stop.signal });
      const { question, legal } = host.dutyOf(seat);
      if (legal.length === 0) return;
      const basedOn = question;
      const action = await this.#choose(seat, legal);
      if (this.#stop.signal.aborted) return;
      const answer = await host.submit(seat, { id: `bot ${question}`, basedOn, action });
      if (!answer.ok && host.dutyOf(seat).question === question) {
        onError(new Error(`the bot's choice was refused: ${answer.reasons.map(({ code }) => code).join(', ')}`), seat);
        await host.submit(seat, { id: `stand-in ${question}`, basedOn, action: legal[0] });
      }
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      onError(error, seat);
      return;
    } finally {
      this.#busy.delete(seat);
    }
    this.wake();
  }

  /** A bot that fails must not hold up the table: the first legal action stands in. */
  async #choose(seat: Seat, legal: readonly unknown[]): Promise<unknown> {
    const { host, bots, onError, onThought } = this.#parts;
    const { bot: id = '' } = host.record.table.seats[seat] ?? {};
    const begin = performance.now();
    try {
      const bot = bots[id];
      if (!bot) throw new Error(`no bot is called "${id}"`);
      const view = host.game.playerView(host.match?.state, seat);
      return await bot.choose({ game: host.game, view, seat, legal, seed: newSeed() }, this.#stop.signal);
    } catch (error) {
      if (!this.#stop.signal.aborted) onError(error, seat);
      return legal[0];
    } finally {
      onThought((performance.now() - begin) / 1000);
    }
  }
}

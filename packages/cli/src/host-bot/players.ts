import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Bot } from '@atoll/bots';
import { z } from 'zod';
import { loadBots } from '../bots.ts';
import { entryOf } from '../game.ts';
import type { SeatPlayer, SeatQuestion } from './seat-connection.ts';

/** One of the game's own bots, by its id. */
export function builtInPlayer(names: string): SeatPlayer {
  let loaded: ReturnType<typeof load> | undefined;
  const load = async (id: string) => {
    const entry = entryOf(id);
    const playable = await entry.load();
    const [bot] = (await loadBots({ entry, playable, names })) as readonly [Bot];
    return { bot, game: playable.game };
  };
  return {
    choose: async ({ asked, game: id, seat, view, privateView, legal }) => {
      const { bot, game } = await (loaded ??= load(id));
      const known = { view, privateView, legal };
      return bot.choose({ game, seat, ...known, aside: !asked, seed: randomUUID() });
    },
    over: () => undefined,
  };
}

/** A line from the program: an action, or none to let the moment pass. */
const decision = z.object({ question: z.int(), action: z.unknown() });

/**
 * A program that gets JSON lines and answers in lines: it gets each question with the knowledge of
 * the seat, and at the end the scores. Late answers, to questions that are no longer open, are
 * ignored.
 */
export class ProgramPlayer implements SeatPlayer {
  /** Resolves with the exit code, the signal, or the error message of the program. */
  readonly ended: Promise<number | string>;
  readonly #child: ChildProcess;
  readonly #warn: (text: string) => void;
  #waiting: { readonly question: number; readonly take: (action: unknown) => void } | undefined;

  constructor([command = '', ...args]: readonly string[], warn: (text: string) => void) {
    this.#warn = warn;
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('exit', (code, signal) => resolve(signal ?? code ?? 0));
    });
    this.#child.stdin?.on('error', () => undefined);
    const lines = createInterface({ input: this.#child.stdout! });
    lines.on('line', (line) => this.#read(line));
  }

  choose(question: SeatQuestion): Promise<unknown> {
    this.#say(question);
    return new Promise((take) => {
      this.#waiting = { question: question.question, take };
    });
  }

  over(scores: readonly unknown[]): void {
    this.#say({ over: true, scores });
  }

  /** Closes its input, and kills the program if it does not exit. */
  async stop(): Promise<void> {
    this.#child.stdin?.end();
    const late = setTimeout(() => this.#child.kill(), 5_000);
    await this.ended;
    clearTimeout(late);
  }

  #say(message: object): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  #read(line: string): void {
    let raw: unknown;
    try {
      raw = JSON.parse(line);
    } catch {
      return this.#warn(`the program wrote a line that is not JSON: ${line.slice(0, 200)}`);
    }
    const read = decision.safeParse(raw);
    if (!read.success)
      return this.#warn(
        `the program must say {"question":…,"action":…}, not ${line.slice(0, 200)}`,
      );
    const { question, action } = read.data;
    if (this.#waiting?.question !== question) return;
    const { take } = this.#waiting;
    this.#waiting = undefined;
    take(action ?? undefined);
  }
}

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { loadGame, readOptions } from './game.ts';
import { PlaySession } from './play-session.ts';
import { readFlags, wholeNumber } from './usage.ts';

/** `atoll play`: answers lines until the input ends. */
export async function play(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, { required: ['game', 'seats', 'seed'], optional: ['options'] });
  const { game } = await loadGame(flags.game);
  const setup = {
    seed: flags.seed,
    seats: wholeNumber('seats', flags.seats, game.seats),
    options: readOptions(game, flags.options),
  };
  const session = new PlaySession(game, setup, Date.now);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (!process.stdout.write(`${JSON.stringify(session.answer(line))}\n`))
      await once(process.stdout, 'drain');
  return 0;
}

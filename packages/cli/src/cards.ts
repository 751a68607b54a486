import { entryOf } from './game.ts';
import { readFlags, UsageError } from './usage.ts';

/** `atoll cards`: every card's text, a paragraph each. */
export async function cards(args: readonly string[]): Promise<number> {
  const { game: id } = readFlags(args, { required: ['game'] });
  const workshop = await entryOf(id).workshop?.();
  if (!workshop) throw new UsageError(`"${id}" has no cards to print`);
  process.stdout.write(workshop.cardTexts().map((card) => `${card}\n`).join('\n'));
  return 0;
}

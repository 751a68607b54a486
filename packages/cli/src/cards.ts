import { entryOf } from './game.ts';
import { readFlags, UsageError } from './usage.ts';

/** `atoll cards`: every card's text, a paragraph each. */
export async function cards(args: readonly string[]): Promise<number> {
  const { game: id } = readFlags(args, { required: ['game'] });
  const tooling = await entryOf(id).tooling?.();
  if (!tooling) throw new UsageError(`"${id}" has no cards to print`);
  process.stdout.write(
    tooling
      .cardTexts()
      .map((card) => `${card}\n`)
      .join('\n'),
  );
  return 0;
}

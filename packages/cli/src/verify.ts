import { parseArgs } from 'node:util';
import {
  commitmentTo,
  drawsOf,
  redrawSeedOf,
  type MatchDraw,
  type MatchFile,
  type RevertEntry,
} from '@atoll/engine';
import { loadGame } from './game.ts';
import { fitOf, momentsIn, readFileOf } from './match-files.ts';
import { printLine } from './print-line.ts';
import { UsageError } from './usage.ts';

const HOW = 'atoll verify FILE, and --commitment HASH or --draws';

/**
 * `atoll verify`: whether a match file fits the rules, and from which seed its draws follow. With
 * `--commitment`, whether the secret is the one that the server committed to; with `--draws`, every
 * number drawn, one JSON object a line, for a second program to check. Returns 1 and names the
 * fault if something does not fit.
 */
export async function verify(args: readonly string[]): Promise<number> {
  const { path, commitment, draws } = readArguments(args);
  const file = await readFileOf(path);
  const { game } = await loadGame(file.game);
  if (draws) {
    momentsIn(game, file);
    for (const draw of drawsOf(game, file)) printLine(JSON.stringify(draw));
    return 0;
  }
  try {
    const fits = checkSeed(file, commitment);
    const fit = fitOf(game, file);
    printLine(drawn(drawsOf(game, file)));
    file.log.forEach((entry) => {
      if (entry.type === 'revert') printLine(takenBack(entry, file));
    });
    printLine(fit);
    return fits ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printLine(error.message);
    return 1;
  }
}

function readArguments(args: readonly string[]): {
  readonly path: string;
  readonly commitment: string | undefined;
  readonly draws: boolean;
} {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { commitment: { type: 'string' }, draws: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [path] = positionals;
    if (path === undefined || positionals.length > 1) throw new UsageError(`wanted: ${HOW}`);
    return { path, commitment: values.commitment, draws: values.draws ?? false };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message} Wanted: ${HOW}.`);
  }
}

/** Reading the file has checked already that the seed follows from secret and shares. */
function checkSeed({ sharedSeed, seats }: MatchFile, expected: string | undefined): boolean {
  if (!sharedSeed) {
    printLine('the seed: from before seeds were shared; the server alone chose it');
    return expected === undefined;
  }
  const { secret, shares } = sharedSeed;
  const commitment = commitmentTo(secret);
  printLine(`commitment ${commitment}`);
  shares.forEach((share, seat) => printLine(`share of ${seats[seat]?.name}: ${share || 'none'}`));
  printLine('the seed follows from the secret and the shares');
  if (expected === undefined || expected.toLowerCase() === commitment) return true;
  printLine(`the secret is not the one that the server committed to: ${expected}`);
  return false;
}

/** The count of numbers drawn, by purpose. */
function drawn(draws: readonly MatchDraw[]): string {
  const counts = new Map<string, number>();
  for (const { purpose } of draws) counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
  const each = [...counts].map(([purpose, count]) => `${purpose} ${count}`).join(', ');
  return `${draws.length} numbers drawn${each === '' ? '' : `: ${each}`}`;
}

/** Which seat took a decision back, which seats agreed, and the seed of the draws since. */
function takenBack({ seq, seat, backTo, agreed }: RevertEntry, { seed, seats }: MatchFile): string {
  const names = agreed.map((other) => seats[other]?.name).join(', ');
  const consent = names === '' ? 'alone with bots' : `with the consent of ${names}`;
  const who = `entry ${seq}: ${seats[seat]?.name} took back what came after entry ${backTo}`;
  return `${who}, ${consent}; drawn anew from the seed ${redrawSeedOf(seed, seq)}`;
}

import { hashState } from '@atoll/engine';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogEntry, PlayableGame, Tooling } from '@atoll/catalog';
import { loadBots } from '../bots.ts';
import { entryOf, readOptions } from '../game.ts';
import { readFlags, UsageError, wholeNumber, workersIn } from '../usage.ts';
import { exactFor } from './figures/exact.ts';
import { Agenda, type WantedSeries } from './recording/agenda.ts';
import { collect } from './recording/collect.ts';
import { KeptMatches } from './recording/kept-matches.ts';
import { merged, read, type StoredRun, type Run } from './recording/record-file.ts';
import { measure, type Measured } from './report/measured.ts';
import { report } from './report/report.ts';
import { summary } from './report/summary.ts';
import type { SeriesRole } from './recording/record.ts';

const OPTIONAL = [
  'seed',
  'random',
  'greedy',
  'search',
  'styles',
  'gifts',
  'rotated',
  'minutes',
  'bot',
  'seats',
  'options',
  'workers',
  'out',
  'keep',
  'from',
] as const;
type Flags = Readonly<
  Partial<Record<(typeof OPTIONAL)[number], string>> & { readonly game: string }
>;

/**
 * Default numbers of matches: seats and cards are judged by many quick ones, scores and actions by
 * few strong ones.
 */
const MATCHES = {
  random: '200',
  greedy: '2000',
  search: '200',
  styles: '0',
  gifts: '0',
  rotated: '0',
};
const STRONG = 'search:200';

/**
 * `atoll balance`: self-play that shows how well a game plays. Prints the verdicts; with `--out`
 * writes the whole report.
 */
export async function balanceCommand(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, { required: ['game'], optional: OPTIONAL });
  const entry = entryOf(flags.game);
  const tooling = await entry.tooling?.();
  const balance = tooling?.balance;
  if (!tooling || !balance) throw new UsageError(`"${flags.game}" brings nothing to measure`);
  if (flags.out !== undefined && !flags.out.endsWith('.md'))
    throw new UsageError(`--out must end in .md, not "${flags.out}"`);
  const kept =
    flags.from === undefined
      ? await play(flags, { entry, playable: await entry.load(), tooling })
      : await readKept(flags);
  const measured = measure(entry.name, balance, kept);
  process.stdout.write(summary(measured));
  if (flags.out !== undefined) await writePaper(measured, flags.out);
  return 0;
}

interface Setting {
  readonly entry: CatalogEntry;
  readonly playable: PlayableGame;
  readonly tooling: Tooling;
}

async function play(flags: Flags, setting: Setting): Promise<StoredRun> {
  const { playable, tooling } = setting;
  const { seed } = flags;
  if (seed === undefined) throw new UsageError('--seed is missing');
  const workers = workersIn(flags.workers);
  const time = minutesIn(flags.minutes);
  const options = readOptions(playable.game, flags.options);
  const { balance } = tooling;
  if (!balance) throw new UsageError(`"${flags.game}" brings nothing to measure`);
  const wanted = await wantedSeries(flags, { ...setting, options });
  const run: Run = {
    game: flags.game,
    rules: playable.game.version,
    cards: hashState(tooling.cardTexts()),
    options,
    command: commandOf(flags),
    date: new Date().toISOString().slice(0, 10),
  };
  const file =
    flags.keep === undefined ? undefined : await KeptMatches.open(flags.keep, { run, seed });
  const agenda = new Agenda(wanted, file?.records ?? [], exactFor(balance));
  const settings = { game: flags.game, seed, options };
  await collect(agenda, { settings, workers, time, kept: (record) => file?.add(record) });
  const { records, ended } = agenda;
  file?.end(ended);
  return { runs: [run], records, ended };
}

/** Throws `UsageError` where there is nothing to play. */
async function wantedSeries(
  flags: Flags,
  { entry, playable, tooling, options }: Setting & { readonly options: unknown },
): Promise<readonly WantedSeries[]> {
  const { game } = playable;
  const strong = flags.bot ?? STRONG;
  const named = await loadBots({ entry, playable, names: strong });
  if (named.length !== 1) throw new UsageError(`--bot names one bot, not "${strong}"`);
  const seats = seatCounts(flags.seats, game.seats);
  const { balance, styles = [] } = tooling;
  const quick = balance?.quickBot ?? 'greedy';
  const common = balance?.isCommon?.(options) === true;
  const several = common ? [] : seats.filter((count) => count > 1);
  const plans: readonly SeriesPlan[] = [
    {
      ...{ role: 'random', bot: 'random', flag: 'random' },
      seats: seats.filter((count) => common || count === 1),
    },
    { role: 'greedy', bot: quick, flag: 'greedy', seats },
    { role: 'strong', bot: strong, flag: 'search', seats },
    {
      role: 'styles',
      bot: styles.map(({ id }) => id).join(','),
      flag: 'styles',
      seats: styles.length === 0 ? [] : [Math.min(styles.length, game.seats.max)],
    },
    {
      ...{ role: 'gifts', bot: strong, flag: 'gifts' },
      seats: balance?.buys === undefined ? [] : seats,
    },
    {
      ...{ role: 'rotated', bot: `${strong},${strong === quick ? 'random' : quick}` },
      ...{ flag: 'rotated', seats: several },
    },
  ];
  const wanted = plans.flatMap((plan) => seriesOf(plan, flags));
  if (wanted.length === 0)
    throw new UsageError(
      'there is nothing to play: one of --random, --greedy, --search, --styles, --gifts and --rotated must be 1 or more',
    );
  return wanted;
}

interface SeriesPlan {
  readonly role: SeriesRole;
  readonly bot: string;
  /** Gives the number of matches for each number of seats. */
  readonly flag: keyof typeof MATCHES;
  readonly seats: readonly number[];
}

function seriesOf({ role, bot, flag, seats }: SeriesPlan, flags: Flags): readonly WantedSeries[] {
  const games = wholeNumber(flag, flags[flag] ?? MATCHES[flag], { min: 0 });
  return games === 0 ? [] : seats.map((count) => ({ role, bot, seats: count, games }));
}

/** "1,2,3,4" as numbers of seats; default: all that the game allows. */
function seatCounts(
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): readonly number[] {
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const counts = text.split(',').map((count) => wholeNumber('seats', count, { min, max }));
  return [...new Set(counts)].toSorted((a, b) => a - b);
}

async function readKept({ game, from = '' }: Flags): Promise<StoredRun> {
  const all = await Promise.all(
    from.split(',').map(async (file) => {
      const content = await readFile(file).catch(() => {
        throw new UsageError(`--from: ${file} cannot be read`);
      });
      return read(file, content);
    }),
  );
  const kept = merged(all);
  const other = kept.runs.find((run) => run.game !== game);
  if (other) throw new UsageError(`--from: these are matches of "${other.game}", not of "${game}"`);
  return kept;
}

async function writePaper(measured: Measured, out: string): Promise<void> {
  const folder = path.basename(out, '.md');
  const { text, charts } = report(measured, folder);
  await mkdir(path.join(path.dirname(out), folder), { recursive: true });
  await writeFile(out, text);
  for (const [name, chart] of Object.entries(charts))
    await writeFile(path.join(path.dirname(out), folder, name), chart);
}

/** They change neither which matches are played nor their results. */
const UNSAID: readonly string[] = ['workers', 'keep', 'minutes'];

/** Whole minutes as milliseconds; default: no limit. */
function minutesIn(text: string | undefined): number {
  if (text === undefined) return Infinity;
  return wholeNumber('minutes', text, { min: 1, max: 10_000 }) * 60_000;
}

/**
 * The command that repeats the run; how many workers there are, where matches are stored
 * and how long it may take is left out.
 */
function commandOf(flags: Flags): string {
  const said = Object.entries(flags).filter(([name]) => !UNSAID.includes(name));
  return `npm run -s atoll -- balance ${said.map(([name, value]) => `--${name} ${quoted(value)}`).join(' ')}`;
}

/** As a shell reads it. */
function quoted(value: string): string {
  return /^[\w.,:/-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}

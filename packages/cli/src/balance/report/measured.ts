import type { Balance } from '@atoll/catalog';
import { cardFigures, type CardFigures } from '../figures/card-figures.ts';
import type { StoredRun, Run } from '../recording/record-file.ts';
import { inSeries, type MatchRecord, type Series, type SeriesRole } from '../recording/record.ts';
import type { Judged } from './judged.ts';
import { judgeTargets } from './targets.ts';

/** The input of a report. */
export interface Measured {
  /** The name of the game. */
  readonly game: string;
  readonly balance: Balance;
  readonly runs: readonly Run[];
  readonly records: readonly MatchRecord[];
  /** Of one bot each, in the order of strength, then of seats. */
  readonly series: readonly PlayedSeries[];
  /** Of the greedy matches. */
  readonly cards: readonly CardFigures[];
  readonly judged: readonly Judged[];
}

export interface PlayedSeries extends Series {
  readonly records: readonly MatchRecord[];
}

const ROLES: readonly SeriesRole[] = ['random', 'greedy', 'strong'];

export function measure(game: string, balance: Balance, { runs, records }: StoredRun): Measured {
  const cards = cardFigures(
    balance,
    records.filter(({ role }) => role === 'greedy'),
  );
  return {
    game,
    balance,
    runs,
    records,
    series: seriesOf(records.filter(({ role }) => role !== 'styles')),
    cards,
    judged: judgeTargets(balance, records, cards),
  };
}

function seriesOf(records: readonly MatchRecord[]): readonly PlayedSeries[] {
  const found = new Map(
    records.map(({ role, bot, seats }) => [`${role} ${bot} ${seats}`, { role, bot, seats }]),
  );
  return [...found.values()]
    .map((own) => ({ ...own, records: records.filter((record) => inSeries(record, own)) }))
    .toSorted(
      (a, b) =>
        ROLES.indexOf(a.role) - ROLES.indexOf(b.role) ||
        a.bot.localeCompare(b.bot) ||
        a.seats - b.seats,
    );
}

/** "greedy, 2 seats". */
export function seriesName({ bot, seats }: Series): string {
  return `${bot}, ${seatsName(seats)}`;
}

export function seatsName(seats: number): string {
  return `${seats} seat${seats === 1 ? '' : 's'}`;
}

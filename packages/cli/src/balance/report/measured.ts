import type { Balance } from '@atoll/catalog';
import { cardFigures, type CardFigures } from '../figures/card-figures.ts';
import type { EndedSeries, EndReason } from '../recording/agenda.ts';
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
  /** Where each series ended. */
  readonly ended: readonly EndedSeries[];
  /** Of one bot each, in the order of strength, then of seats. */
  readonly series: readonly PlayedSeries[];
  /** The matches that judge the order of play and the cards. */
  readonly judging: JudgingRole;
  /** Of the judging matches. */
  readonly cards: readonly CardFigures[];
  readonly judged: readonly Judged[];
}

export interface PlayedSeries extends Series {
  readonly records: readonly MatchRecord[];
}

/** One bot takes all seats in these. */
const ROLES: readonly SeriesRole[] = ['random', 'greedy', 'strong'];

/** The bot of which there are more matches, the quick one if there are as many of both. */
export type JudgingRole = 'greedy' | 'strong';

export function measure(
  game: string,
  balance: Balance,
  { runs, records, ended }: StoredRun,
): Measured {
  const played = (wanted: SeriesRole): number =>
    records.filter(({ role }) => role === wanted).length;
  const judging =
    played('greedy') > 0 && played('greedy') >= played('strong') ? 'greedy' : 'strong';
  const cards = cardFigures(
    balance,
    records.filter(({ role }) => role === judging),
  );
  return {
    game,
    balance,
    runs,
    records,
    ended,
    series: seriesOf(records.filter(({ role }) => ROLES.includes(role))),
    judging,
    cards,
    judged: judgeTargets(balance, { records, cards, judging }),
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

const ROLE_NAMES: Readonly<Partial<Record<SeriesRole, string>>> = {
  styles: 'styles',
  gifts: 'gifts and bans',
  rotated: 'rotated deals',
};

/** "search:60, 4 seats", "gifts and bans, search:60, 4 seats". */
export function endedName(series: Series): string {
  const role = ROLE_NAMES[series.role];
  return role === undefined ? seriesName(series) : `${role}, ${seriesName(series)}`;
}

/** Why a series ended, in words. */
export const END_WORDS: Readonly<Record<EndReason, string>> = {
  all: 'after all matches',
  exact: 'since its figures were exact enough',
  time: 'since the time was over',
};

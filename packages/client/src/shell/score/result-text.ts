import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { gameEntry } from '../game-entries.ts';
import { optionsInWords } from '../options.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** After a pause of this length the duration of a match means nothing, in ms. */
const LONGEST = 6 * 3_600_000;

/** The game, the number of players, the options, and the duration. */
export function summaryOf(
  locale: Locale,
  { game, seats, options }: TableSnapshot,
  steps: readonly { readonly at: number }[],
): string {
  const entry = gameEntry(locale, game);
  const players = locale.words.players(seats.length);
  const length = (steps.at(-1)?.at ?? 0) - (steps[0]?.at ?? 0);
  const minutes = Math.round(length / 60_000);
  const lasted = minutes > 0 && length < LONGEST ? [locale.words.scores.minutes(minutes)] : [];
  return locale.format.series(
    entry
      ? [
          entry.name,
          players,
          ...optionsInWords(locale, entry, { options, seats: seats.length }),
          ...lasted,
        ]
      : [players],
  );
}

/** A result for sharing: the ranking, the game, and the address of the result. */
export function resultText(
  locale: Locale,
  snapshot: TableSnapshot,
  { title, link }: { readonly title: string; readonly link: string },
): string {
  const { scores, outcome, seats } = snapshot;
  const plain = scores.every(({ lines }) => lines.length === 0);
  const places = [...scores]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, rank, total }) => {
      const name = seats[seat]?.name ?? '';
      const placed =
        scores.length > 1 && outcome.kind !== 'common'
          ? `${locale.words.scores.rank(rank)} ${name}`
          : name;
      return plain ? placed : `${placed} ${locale.format.whole(total)}`;
    });
  const reached = outcome.kind === 'common' ? [locale.words.scores.together(outcome.rating)] : [];
  return [
    title,
    ...reached,
    locale.format.series(places),
    summaryOf(locale, snapshot, []),
    link,
  ].join('\n');
}

import type { TournamentView } from '@atoll/protocol';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { botWords, type KnownBot } from '../bots/bots.ts';

/** The names of the players by number; bots of one kind are numbered. */
export function playerNames(
  locale: Locale,
  { players }: Pick<TournamentView, 'players'>,
  bots: readonly KnownBot[],
): readonly string[] {
  return players.map(({ name, kind, bot }, number) => {
    if (kind === 'program') return locale.words.programNamed(name);
    if (kind === 'person') return name;
    const same = players.flatMap((other, at) => (other.bot === bot ? [at] : []));
    const words = botWords(locale, bots, bot);
    return same.length === 1 ? words : `${words} ${same.indexOf(number) + 1}`;
  });
}

import { MOST_ROUNDS } from '@atoll/game-das-atoll/table-facts';
import type { ReactNode } from 'react';
import type { DasLocale } from '../words/das-locale.ts';

/** So many rounds before the last the end is told. */
const NEAR = 3;

/** What is to be told of the end of a match in this round; '' while it is far. */
export const lateWords = ({ game }: DasLocale, round: number): string =>
  round > MOST_ROUNDS - NEAR ? game.late(MOST_ROUNDS - round) : '';

/** Which round it is of how many, and that the end is near. */
export function Round({
  locale,
  round,
}: {
  readonly locale: DasLocale;
  readonly round: number;
}): ReactNode {
  const late = lateWords(locale, round);
  return (
    <span className={late === '' ? 'das-round' : 'das-round late'} title={late || undefined}>
      {locale.game.headline(round, MOST_ROUNDS)}
    </span>
  );
}

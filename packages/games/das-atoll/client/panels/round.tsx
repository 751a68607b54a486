import { MOST_ROUNDS } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import type { DasLocale } from '../words/das-locale.ts';

/** The end is announced this many rounds before the last. */
const NEAR = 3;

/** The announcement of the match's end in this round; '' while it is far. */
export const lateWords = ({ game }: DasLocale, round: number): string =>
  round > MOST_ROUNDS - NEAR ? game.late(MOST_ROUNDS - round) : '';

/** The number of the round and of all rounds, and that the end is near. */
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

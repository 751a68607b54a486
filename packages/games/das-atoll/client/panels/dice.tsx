import type { DasAtollView } from '../../src/index.ts';
import { chanceOf, isRobberSum, SUMS } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { useDasLocale } from '../words/das-locale.ts';
import type { DasTerm } from '../words/das-terms.ts';

/** Where the pips of each face lie, in a box of 3 by 3. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const Die = ({ face, look }: { readonly face: number; readonly look: string }): ReactNode => (
  <svg className={`das-die ${look}`} viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1.500" y="1.500" width="37" height="37" rx="8" />
    {(PIPS[face] ?? []).map((at) => (
      <circle key={at} cx={10 + (at % 3) * 10} cy={10 + Math.floor(at / 3) * 10} r="3.600" />
    ))}
  </svg>
);

/** The last throw, of this turn or for the first turn; a new one tumbles for a moment. */
export function Dice({
  view: { dice },
  step,
  still,
}: {
  readonly view: DasAtollView;
  /** Names the throw, so that each tumbles once. */
  readonly step: number;
  readonly still: boolean;
}): ReactNode {
  const { game } = useDasLocale();
  const [one = 0, other = 0] = dice;
  const isThrown = one > 0;
  return (
    <p className="das-dice" {...explained<DasTerm>('dice')}>
      <span key={step} className={isThrown && !still ? 'thrown' : ''} aria-hidden="true">
        {isThrown && (
          <>
            <Die face={one} look="light" />
            <Die face={other} look="dark" />
            <b>{one + other}</b>
          </>
        )}
      </span>
      <span className="hidden">{isThrown ? game.dice.thrown(one, other) : game.dice.none}</span>
    </p>
  );
}

/** How often each sum was thrown, against the expectation of fair dice. */
export function DiceHistory({ counts }: { readonly counts: readonly number[] }): ReactNode {
  const { game } = useDasLocale();
  return (
    <section className="das-history" aria-label={game.titles.dice} tabIndex={0}>
      <h2>{game.titles.dice}</h2>
      <Throws counts={counts} />
    </section>
  );
}

/** The same without its frame. */
export function Throws({ counts }: { readonly counts: readonly number[] }): ReactNode {
  const { game } = useDasLocale();
  const throws = counts.reduce((sum, count) => sum + count, 0);
  const rows = SUMS.map((sum, i) => ({
    sum,
    count: counts[i] ?? 0,
    expected: throws * chanceOf(sum),
  }));
  const most = Math.max(1, ...rows.flatMap(({ count, expected }) => [count, expected]));
  const high = (value: number): string => `${(100 * value) / most}%`;
  return (
    <div className="das-throws">
      <p>{game.dice.count(throws)}</p>
      <ol>
        {rows.map(({ sum, count, expected }) => (
          <li key={sum} className={isRobberSum(sum) ? 'seven' : ''}>
            <span className="hidden">{game.dice.row(sum, count, expected)}</span>
            <span className="das-bar" aria-hidden="true">
              <i style={{ height: high(count) }} />
              <u style={{ bottom: high(expected) }} />
            </span>
            <b aria-hidden="true">{count}</b>
            <small aria-hidden="true">{sum}</small>
          </li>
        ))}
      </ol>
      <p>{game.dice.fair}</p>
    </div>
  );
}

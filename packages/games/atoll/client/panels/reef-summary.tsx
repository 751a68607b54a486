import type { CardId, SeatView } from '../../src/index.ts';
import { isTopLevel } from '../../src/cards/tables.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { book } from '../card-index.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

/** The main numbers of a reef. */
export interface ReefCounts {
  /** Animals at their highest level, and all of them. */
  readonly high: number;
  readonly animals: number;
  readonly large: number;
  /** Pairs that live in Symbiosis. */
  readonly symbioses: number;
}

const isLarge = (id: CardId): boolean => {
  const card = book.animal(id);
  return card?.group === 'fish' && card.size === 'large';
};

export function reefCounts({ reefAnimals }: SeatView): ReefCounts {
  return {
    high: reefAnimals.filter(({ level }) => isTopLevel(level)).length,
    animals: reefAnimals.length,
    large: reefAnimals.filter(({ card }) => isLarge(card)).length,
    symbioses: reefAnimals.filter(({ partner }) => partner !== '').length / 2,
  };
}

/** The same in three signs with their numbers. */
export function ReefSummary({ seat }: { readonly seat: SeatView }): ReactNode {
  const { game } = useAtollLocale();
  const { high, animals, large, symbioses } = reefCounts(seat);
  const { reefSummary } = game;
  return (
    <span className="at-reef-summary">
      <Sign text={reefSummary.high(high, animals)} sign={<i className="at-high" />}>
        {high}
      </Sign>
      <Sign text={reefSummary.large(large)} sign={<Icon name="large" size={17} />}>
        {large}
      </Sign>
      <Sign text={reefSummary.symbioses(symbioses)} sign={<Icon name="symbiosis" size={18} />}>
        {symbioses}
      </Sign>
    </span>
  );
}

const Sign = ({
  sign,
  text,
  children,
}: {
  readonly sign: ReactNode;
  readonly text: string;
  readonly children: ReactNode;
}): ReactNode => (
  <span title={text} role="img" aria-label={text}>
    {sign}
    <b aria-hidden="true">{children}</b>
  </span>
);

import { SOLO_RANKS, soloRank } from '../../../src/cards/index.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** The differences of a solo match, and the points at which each rank begins. */
export function AlonePanel({
  points,
  style,
}: {
  readonly points: number;
  readonly style?: CSSProperties;
}): ReactNode {
  const { game, text } = useAtollLocale();
  const reached = soloRank(points);
  return (
    <section className="at-alone" style={style} aria-label={game.alone.title}>
      <h2>{game.alone.title}</h2>
      {game.alone.rules.map((rule) => (
        <p key={rule} className="tb-quiet">
          {rule}
        </p>
      ))}
      {SOLO_RANKS.map(({ from, rank }) => (
        <p key={rank} className={`at-row${points >= from ? ' reached' : ''}`}>
          <span>
            {rank === reached && <Icon name="check" size={15} title={game.alone.reached} />}
            {text.rankName(rank)}
          </span>
          <b>{from}</b>
        </p>
      ))}
    </section>
  );
}

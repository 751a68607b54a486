import { ASSESSED, type FishTile } from '../../src/cards/index.ts';
import type { ReactNode } from 'react';
import { useArkLocale } from '../words/ark-locale.ts';

/** The scientific name of a fish, its rarity, and its picture. */
export function Portrait({
  tile,
  loading = 'eager',
}: {
  readonly tile: FishTile;
  readonly loading?: 'eager' | 'lazy';
}): ReactNode {
  const { game, text } = useArkLocale();
  return (
    <>
      <p className="ark-latin">
        <i lang="la">{tile.scientific}</i> ·{' '}
        {game.fish.assessed(text.statusName(tile.status), ASSESSED[tile.id] ?? 0)}
      </p>
      <img
        key={tile.id}
        className="ark-fish"
        src={`/art/hidden-ark/fish/${tile.id}.webp`}
        width={300}
        height={210}
        alt=""
        loading={loading}
        draggable={false}
        // the finer pictures may not be baked yet
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    </>
  );
}

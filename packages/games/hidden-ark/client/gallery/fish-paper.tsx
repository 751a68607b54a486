import { RESOURCES, type FishTile } from '../../src/cards/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { Amounts } from '../panels/amounts.tsx';
import { Portrait } from '../panels/portrait.tsx';
import { useArkLocale } from '../words/ark-locale.ts';
import '../panels/fish.css';

/** A fish with its picture and the text of its tile, and its fact where one is given. */
export function FishPaper({
  tile,
  fact,
}: {
  readonly tile: FishTile;
  readonly fact?: string;
}): ReactNode {
  const { game, text } = useArkLocale();
  const needs = text.needsText(tile.needs);
  return (
    <article className="ark-note" aria-label={text.tileName(tile.id)}>
      <h3>
        <Icon name={`region:${tile.region}`} size={22} />
        <span>{text.tileName(tile.id)}</span>
        <b>{game.fish.worth(tile.points)}</b>
      </h3>
      <Portrait tile={tile} loading="lazy" />
      <dl>
        <dt>{game.fish.cost}</dt>
        <dd>
          <Amounts of={RESOURCES.map((resource) => tile.cost[resource] ?? 0)} />
        </dd>
      </dl>
      {needs !== '' && <p>{needs}</p>}
      <p>{game.fish.discount(text.resourceName(tile.discount))}</p>
      {fact !== undefined && <p className="ark-fact">{fact}</p>}
    </article>
  );
}

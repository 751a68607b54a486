import type { HiddenArkView } from '../../src/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { handItem, rowItem } from '../present/items.ts';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import type { ArkTerm } from '../words/ark-terms.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { ItemButton } from './item-button.tsx';

const SIZE = 46;

/** The tokens that lie open, and the pool beside them. */
export function TokenRow({ view }: { readonly view: HiddenArkView }): ReactNode {
  const { game, text } = useArkLocale();
  const pool = view.pool.reduce((sum, count) => sum + count, 0);
  return (
    <section className="ark-row" aria-label={game.row}>
      <h2>{game.row}</h2>
      {view.faceUp.map((token, at) => (
        <ItemButton key={`${at} ${token}`} item={rowItem(at)} name={text.tokenName(token)}>
          <Icon name={`token:${token}`} size={SIZE} />
        </ItemButton>
      ))}
      <span className="ark-pool" {...explained<ArkTerm>('pool')}>
        <Icon name="token:back" size={SIZE - 10} />
        <span aria-hidden="true">{pool}</span>
        <span className="hidden">{game.pool(pool)}</span>
      </span>
    </section>
  );
}

/** The tokens that a seat keeps; those of the own seat can be used. */
export function Hand({
  view,
  seat,
}: {
  readonly view: HiddenArkView;
  readonly seat: number;
}): ReactNode {
  const { game, text } = useArkLocale();
  const { hand = [] } = view.seats[seat] ?? {};
  return (
    <section className="ark-hand" aria-label={game.hand}>
      <h2>{game.hand}</h2>
      {hand.length === 0 && <p className="tb-quiet">{game.handEmpty}</p>}
      <div>
        {hand.map((token, at) => (
          <ItemButton key={`${at} ${token}`} item={handItem(at)} name={text.tokenName(token)}>
            <Icon name={`token:${token}`} size={SIZE - 6} />
          </ItemButton>
        ))}
      </div>
    </section>
  );
}

import type { DasAtollPrivateView } from '../../src/index.ts';
import { CARDS, RESOURCES } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { useDasLocale } from '../words/das-locale.ts';
import type { DasTerm } from '../words/das-terms.ts';
import { CARD_ICONS } from './hand.tsx';

/** The hand of a seat in a finished match: resource cards, then development cards. */
export function OpenHand({ held }: { readonly held: DasAtollPrivateView }): ReactNode {
  const { game } = useDasLocale();
  const { hand, cards } = held;
  const kinds = [
    ...RESOURCES.map((resource, i) => ({
      term: resource,
      icon: `cargo:${resource}`,
      count: hand[i] ?? 0,
      name: game.held(game.resources[resource], hand[i] ?? 0),
    })),
    ...CARDS.map((card, i) => ({
      term: `card:${card}` as const,
      icon: CARD_ICONS[card],
      count: cards[i] ?? 0,
      name: game.held(game.cardNames[card], cards[i] ?? 0),
    })),
  ].filter(({ count }) => count > 0);
  if (kinds.length === 0) return null;
  return (
    <ul className="das-open">
      {kinds.map(({ term, icon, count, name }) => (
        <li key={term} title={name} {...explained<DasTerm>(term)}>
          <Icon name={icon} size={16} />
          <span aria-hidden="true">{count}</span>
          <span className="hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}

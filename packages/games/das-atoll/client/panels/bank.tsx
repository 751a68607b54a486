import type { DasAtollView } from '../../src/index.ts';
import { RESOURCES } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { useDasLocale } from '../words/das-locale.ts';
import type { DasTerm } from '../words/das-terms.ts';

/** The rest of the bank. */
export function Bank({ view: { bank, deck } }: { readonly view: DasAtollView }): ReactNode {
  const { game } = useDasLocale();
  return (
    <ul className="das-bank" aria-label={game.titles.bank}>
      {RESOURCES.map((resource, i) => (
        <li key={resource} {...explained<DasTerm>('bank')}>
          <Icon name={`cargo:${resource}`} size={16} />
          <span aria-hidden="true">{bank[i]}</span>
          <span className="hidden">{game.held(game.resources[resource], bank[i] ?? 0)}</span>
        </li>
      ))}
      <li {...explained<DasTerm>('deck')}>
        <Icon name="das:card" size={16} />
        <span aria-hidden="true">{deck}</span>
        <span className="hidden">{game.bank.deck(deck)}</span>
      </li>
    </ul>
  );
}

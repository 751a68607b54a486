import { RESOURCES, type Counts } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useDasLocale } from '../words/das-locale.ts';

/** Cards by kind as icons, with spoken words. */
export function CardsLine({ of }: { readonly of: Counts }): ReactNode {
  const { game } = useDasLocale();
  return (
    <span className="das-line">
      <span className="hidden">{game.cards(of)}</span>
      <span aria-hidden="true">
        {RESOURCES.map((resource, i) =>
          (of[i] ?? 0) > 0 ? (
            <span key={resource}>
              <b>{of[i]}</b>
              <Icon name={`cargo:${resource}`} size={20} />
            </span>
          ) : null,
        )}
      </span>
    </span>
  );
}

import { RESOURCES, type Counts } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import type { GroupLook } from '@atoll/table-kit/table/controls/choices/group-buttons.tsx';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { PRICES, type GroupId } from '../present/groups.ts';
import type { DasWords } from '../words/das-locale.ts';

const ICONS: Readonly<Record<GroupId, string>> = {
  roll: 'das:dice',
  settlement: 'das:settlement',
  city: 'das:city',
  road: 'das:road',
  ship: 'das:ship',
  move: 'das:move',
  buy: 'das:card',
  trade: 'das:trade',
  exchange: 'das:bank',
  knight: 'das:knight',
  'road-building': 'das:road',
  monopoly: 'das:monopoly',
  plenty: 'das:plenty',
  reveal: 'crown',
  withdraw: 'close',
  end: 'check',
};

/** A price as one small icon for each card. */
function Price({ of }: { readonly of: Counts }): ReactNode {
  return (
    <span className="das-price" aria-hidden="true">
      {RESOURCES.flatMap((resource, i) =>
        Array.from({ length: of[i] ?? 0 }, (_, one) => (
          <Icon key={`${resource}${one}`} name={`cargo:${resource}`} size={12} />
        )),
      )}
    </span>
  );
}

/** How a group of actions looks on its button, with its price. */
export function lookOf({ groups }: Pick<DasWords, 'groups'>, id: GroupId): GroupLook {
  const price = PRICES[id];
  return {
    ...{ id, label: groups[id], icon: ICONS[id] },
    ...(price && { note: <Price of={price} /> }),
  };
}

import { RESOURCES } from '../../src/cards/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useArkLocale } from '../words/ark-locale.ts';

/** Amounts by resource as icons. */
export function Amounts({ of }: { readonly of: readonly number[] }): ReactNode {
  const { game, text } = useArkLocale();
  const some = RESOURCES.map((resource, at) => ({ resource, amount: of[at] ?? 0 })).filter(
    ({ amount }) => amount > 0,
  );
  if (some.length === 0) return game.fish.nothing;
  return some.map(({ resource, amount }) => (
    <span key={resource} className="ark-amount">
      <b>{amount}</b>
      <Icon name={`resource:${resource}`} size={17} title={text.resourceName(resource)} />
    </span>
  ));
}

import type { HiddenArkView } from '../../src/index.ts';
import { COLUMNS, SLOTS_PER_COLUMN } from '../../src/cards/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { handItem, rowItem, slotItem } from '../present/items.ts';
import { useArkLocale } from '../words/ark-locale.ts';

/** The token that an item stands for, or ''. */
export function tokenAt({ faceUp, seats }: HiddenArkView, seat: number, item: string): string {
  const { hand = [], slots = [] } = seats[seat] ?? {};
  const fitted = COLUMNS.flatMap((column) =>
    Array.from({ length: SLOTS_PER_COLUMN }, (_, slot) => slotItem(column, slot)),
  );
  const row = faceUp.findIndex((_, at) => rowItem(at) === item);
  const held = hand.findIndex((_, at) => handItem(at) === item);
  return faceUp[row] ?? hand[held] ?? slots[fitted.indexOf(item)] ?? '';
}

/** The note on a token: its effect. */
export function TokenNote({ token }: { readonly token: string }): ReactNode {
  const { text } = useArkLocale();
  return (
    <section className="ark-note ark-token-note" aria-label={text.tokenName(token)}>
      <Icon name={`token:${token}`} size={40} />
      <div>
        <h2>{text.tokenName(token)}</h2>
        <p>{text.tokenAim(token)}</p>
      </div>
    </section>
  );
}

import { useEffect, useEffectEvent } from 'react';
import type { Tab } from '../../layout/screen.ts';
import { offerOf } from '../../present/tabs.ts';
import type { ScreenState } from '../../screen/use-screen.ts';
import { useAtoll } from '../atoll-context.ts';

/**
 * The offer in which a tutorial points at a card, undefined for none. The card is brought into view
 * as soon as its offer is open; one that cannot be bought opens its offer once.
 */
export function useMarkedOffer({
  tab,
  bring,
}: Pick<ScreenState, 'tab' | 'bring'>): Tab | undefined {
  const { view, state } = useAtoll();
  const advised = state.advised;
  const marked = offerOf(view, advised);
  const card =
    marked !== undefined && advised !== undefined && 'card' in advised ? advised.card : '';
  const isOpen = tab === marked;
  const reads = state.reading === true;
  const show = useEffectEvent(() => bring({ item: '', card, owner: -1 }));
  useEffect(() => {
    if (card !== '' && isOpen) show();
  }, [card, isOpen]);
  useEffect(() => {
    if (card !== '' && reads) show();
  }, [card, reads]);
  return marked;
}

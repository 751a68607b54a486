import { OFFERS } from '../../src/cards/index.ts';
import type { AtollView, CardId } from '../../src/index.ts';
import { useCallback, useRef } from 'react';
import { inset, rect } from '@atoll/table-kit/ui/rect.ts';
import { slotAt, stripRoom } from '../layout/phone.ts';
import { area, PITCH, TILE, type Placement } from '../layout/placement.ts';
import { coversOwn, type ScreenLayout } from '../layout/screen.ts';
import type { OfferState } from './use-offer.ts';
import type { Reefs } from './use-reefs.ts';
import type { ViewedState } from './use-viewed.ts';

export interface Thing {
  readonly item: string;
  readonly card: CardId;
  /** The seat on whose reef it lies, or -1 in an offer. */
  readonly owner: number;
}

interface Table {
  readonly view: AtollView;
  readonly seat: number;
  readonly layout: ScreenLayout;
  readonly placements: readonly Placement[];
  readonly offer: OfferState;
  readonly seen: ViewedState;
  readonly reefs: Reefs;
}

/** Brings a thing into view; the function stays the same. */
export function useBring(table: Table): (thing: Thing) => void {
  const latest = useRef(table);
  latest.current = table;
  return useCallback(
    (thing) => (thing.owner < 0 ? bringOffer : bringReef)(thing, latest.current),
    [],
  );
}

function bringOffer({ card }: Thing, { view, layout: { strip, tab }, offer }: Table): void {
  const name = (['animals', 'large', 'corals'] as const).find((each) =>
    view[each].cards.includes(card),
  );
  if (name === undefined || strip === undefined) return;
  if (name !== tab) offer.showTab(name);
  const { cards } = view[name];
  const left = slotAt(cards.indexOf(card) + OFFERS[name] - cards.length, strip);
  offer.slideTo(
    name,
    Math.min(stripRoom(strip, OFFERS[name]), Math.max(0, left - strip.width / 2)),
  );
}

function bringReef(
  { item, owner }: Thing,
  { seat, layout, placements, seen, reefs: { pan, other } }: Table,
): void {
  const found = placements.find((each) => each.item === item);
  const elsewhere = owner === seat ? coversOwn(layout) : owner !== seen.viewed;
  if (found === undefined && item !== '' && elsewhere) return seen.show(owner);
  const by = found?.window === 'reef' ? pan : found?.window === 'beside' ? other?.pan : undefined;
  if (found === undefined || by === undefined) return;
  const { camera } = by;
  const spot = area(found);
  const k = 1 / camera.scale;
  by.show(
    inset(
      rect((spot.x - camera.x) * k, (spot.y - camera.y) * k, spot.width * k, spot.height * k),
      TILE - PITCH,
    ),
  );
}

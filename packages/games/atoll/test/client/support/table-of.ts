import { OFFERS } from '../../../src/cards/index.ts';
import type { AtollView, CardId } from '../../../src/index.ts';
import { priceNow } from '../../../src/text/index.ts';
import { sidesOf } from '../../../client/card-index.ts';
import { layoutScreen } from '../../../client/layout/layout.ts';
import { place } from '../../../client/layout/place.ts';
import type { Placement } from '../../../client/layout/placement.ts';
import type { ScreenLayout } from '../../../client/layout/screen.ts';
import { reefPlan } from '../../../client/present/reef-plans.ts';

export const DESKTOP = { width: 1280, height: 752 } as const;
export const PHONE = { width: 360, height: 595 } as const;

export const layoutOf = (
  view: AtollView,
  size: { width: number; height: number },
): ScreenLayout => {
  const events = view.eventsOn ? 'played' : 'left out';
  return layoutScreen(
    { ...size, others: view.seats.length - 1, events, offers: OFFERS },
    { tab: 'animals', shift: 0 },
  );
};

/** Everything on the canvas of a seat that is asked nothing. */
export function placementsOf(
  view: AtollView,
  { seat, size }: { seat: number; size: { width: number; height: number } },
): Placement[] {
  const plan = (owner: number): ReturnType<typeof reefPlan> => reefPlan(view, owner, []);
  const minis = view.seats.flatMap((_, i) => (i === seat ? [] : [plan(i)]));
  const priceOf = (card: CardId): number => priceNow(card, { view, seat });
  return place({
    view,
    layout: layoutOf(view, size),
    main: plan(seat),
    minis,
    camera: undefined,
    sidesOf,
    priceOf,
  });
}

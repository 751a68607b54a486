import type { AtollView, CardId } from '@atoll/game-atoll';
import { priceNow } from '@atoll/game-atoll/text';
import { sidesOf } from '../../src/games/atoll/card-index.ts';
import { layoutScreen } from '../../src/games/atoll/layout/layout.ts';
import { place } from '../../src/games/atoll/layout/place.ts';
import type { Placement } from '../../src/games/atoll/layout/placement.ts';
import { OFFERS, type ScreenLayout } from '../../src/games/atoll/layout/screen.ts';
import { reefPlan } from '../../src/games/atoll/present/reef-plans.ts';

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

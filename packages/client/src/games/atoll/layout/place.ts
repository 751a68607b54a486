import type { AtollView, CardId } from '@atoll/game-atoll';
import type { Camera } from '../../../kit/rect.ts';
import { cardItem } from '../ids.ts';
import type { Placement } from './placement.ts';
import { placeReef, reefCamera, type ReefPlan } from './reef-plan.ts';
import type { ScreenLayout, Slot } from './screen.ts';

export interface PlaceInput {
  readonly view: AtollView;
  readonly layout: ScreenLayout;
  /** The reef in the middle, and the small ones in the order of the left panel. */
  readonly main: ReefPlan;
  readonly minis: readonly ReefPlan[];
  /** Where a person has moved the reef to; undefined shows the whole of it. */
  readonly camera: Camera | undefined;
  readonly sidesOf: (coral: CardId) => string;
}

/** Tiles that are drawn smaller than this do without names, and have larger points. */
const NAMES_FROM = 0.9;

/** Everything on the canvas. Keyed by card, so that a card which moves from one place to another glides. */
export function place({ view, layout, main, minis, camera, sidesOf }: PlaceInput): Placement[] {
  const window = layout.strip === undefined ? 'open' : 'strip';
  const offer = (cards: readonly CardId[], slots: readonly Slot[], kind: 'animal' | 'coral'): Placement[] =>
    cards.flatMap((card, i): Placement[] => {
      // new cards come in at the left: while one is being bought, its place next to the deck is the empty one
      const slot = slots[i + Math.max(0, slots.length - cards.length)];
      if (slot === undefined) return [];
      const item = cardItem(card, -1), common = { key: item, item, card, x: slot.x, y: slot.y, scale: 1, window, face: 'M' } as const;
      return kind === 'animal'
        ? [{ kind, level: 0, fatigue: 0, paired: false, ...common }]
        : [{ kind, colonies: sidesOf(card), polluted: false, fatigue: 0, ...common }];
    });
  const seen = camera ?? reefCamera(main, layout.whole, layout.reefZoom);
  return [
    ...placeReef(main, seen, { face: layout.mode === 'phone' || seen.scale < NAMES_FROM ? 'P' : 'S', window: 'reef' }),
    ...minis.flatMap((plan, i) => {
      const frame = layout.minis[i];
      return frame === undefined ? [] : placeReef(plan, reefCamera(plan, frame, 0.42), { face: 'P', window: `mini${i}` });
    }),
    ...offer(view.corals.cards, layout.corals, 'coral'),
    ...offer(view.animals.cards, layout.animals, 'animal'),
    ...offer(view.large.cards, layout.large, 'animal'),
  ];
}

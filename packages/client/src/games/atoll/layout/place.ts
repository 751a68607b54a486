import type { AtollView, CardId } from '@atoll/game-atoll';
import { settle } from '../../../table/canvas/pan.ts';
import type { Camera } from '../../../ui/rect.ts';
import { cardItem } from '../ids.ts';
import { LEAST_TILE, TILE, type FaceSize, type Placement } from './placement.ts';
import { placeReef, reefCamera, reefFrame, type ReefPlan } from './reef-plan.ts';
import { coversOwn, type ScreenLayout, type Slot } from './screen.ts';

export interface PlaceInput {
  readonly view: AtollView;
  readonly layout: ScreenLayout;
  /**
   * The reef in the middle, and the small ones in the order of the left panel; undefined where a
   * small one is shown large.
   */
  readonly main: ReefPlan;
  readonly minis: readonly (ReefPlan | undefined)[];
  /** Where the reef is seen from; undefined shows it as it is shown by itself. */
  readonly camera: Camera | undefined;
  /** Another reef that is enlarged beside the own one. */
  readonly beside?: { readonly plan: ReefPlan; readonly camera: Camera } | undefined;
  readonly sidesOf: (coral: CardId) => string;
  /** What the person who looks would pay for an animal. */
  readonly priceOf: (animal: CardId) => number;
}

/**
 * Tiles that are drawn smaller than this, in CSS pixels, do without names, and have larger points.
 */
const NAMES_FROM = LEAST_TILE.desktop * 0.99;

const faceOf = ({ mode, scale: unit }: ScreenLayout, { scale }: Camera): FaceSize =>
  mode === 'phone' || scale * TILE * unit < NAMES_FROM ? 'P' : 'S';

/**
 * Everything on the canvas. Keyed by card, so that a card which moves from one place to another
 * glides.
 */
export function place({
  view,
  layout,
  main,
  minis,
  camera,
  beside,
  sidesOf,
  priceOf,
}: PlaceInput): Placement[] {
  const offer = (
    cards: readonly CardId[],
    slots: readonly Slot[],
    kind: 'animal' | 'coral',
  ): Placement[] => {
    const window = layout.strip !== undefined ? 'strip' : kind === 'animal' ? 'shelf' : 'open';
    return cards.flatMap((card, i): Placement[] => {
      // new cards come in at the left: while one is being bought, its place next to the deck is the
      // empty one
      const slot = slots[i + Math.max(0, slots.length - cards.length)];
      if (slot === undefined) return [];
      const item = cardItem(card, -1);
      const common = {
        key: item,
        item,
        card,
        x: slot.x,
        y: slot.y,
        scale: layout.offerScale,
        window,
        face: 'M',
      } as const;
      return kind === 'animal'
        ? [{ kind, level: 0, fatigue: 0, paired: false, price: priceOf(card), ...common }]
        : [{ kind, colonies: sidesOf(card), polluted: false, fatigue: 0, ...common }];
    });
  };
  const seen = camera ?? settle(reefFrame(main, layout, layout.whole));
  return [
    ...(coversOwn(layout)
      ? []
      : placeReef(main, seen, { face: faceOf(layout, seen), window: 'reef' })),
    ...(beside === undefined
      ? []
      : placeReef(beside.plan, beside.camera, {
          face: faceOf(layout, beside.camera),
          window: 'beside',
        })),
    ...minis.flatMap((plan, i) => {
      const frame = layout.minis[i];
      if (frame === undefined || plan === undefined) return [];
      return placeReef(plan, reefCamera(plan, frame, 0.42), { face: 'P', window: `mini${i}` });
    }),
    ...offer(view.corals.cards, layout.corals, 'coral'),
    ...offer(view.animals.cards, layout.animals, 'animal'),
    ...offer(view.large.cards, layout.large, 'animal'),
  ];
}

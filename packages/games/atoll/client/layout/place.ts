import type { AtollView, CardId } from '../../src/index.ts';
import { settle } from '@atoll/table-kit/table/canvas/pan.ts';
import type { Camera } from '@atoll/table-kit/ui/rect.ts';
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
  /** The camera of the reef; undefined for the default view. */
  readonly camera: Camera | undefined;
  /** Another reef that is enlarged beside the own one. */
  readonly beside?: { readonly plan: ReefPlan; readonly camera: Camera } | undefined;
  readonly sidesOf: (coral: CardId) => string;
  /** The price of an animal for the person at this screen. */
  readonly priceOf: (animal: CardId) => number;
}

/**
 * Tiles that are drawn smaller than this, in CSS pixels, do without names, and have larger points.
 */
const NAMES_FROM = LEAST_TILE.desktop * 0.99;

const faceOf = ({ mode, scale: unit }: ScreenLayout, { scale }: Camera): FaceSize =>
  mode === 'phone' || scale * TILE * unit < NAMES_FROM ? 'P' : 'S';

/** Reefs of the others, with pictures only if they are recognizable on each of them. */
function placeMinis(
  plans: readonly (ReefPlan | undefined)[],
  { minis, scale: unit }: Pick<ScreenLayout, 'minis' | 'scale'>,
): readonly Placement[] {
  const shown = plans.flatMap((plan, i) => {
    const frame = minis[i];
    const window = `mini${i}` as const;
    return frame && plan ? [{ plan, window, camera: reefCamera(plan, frame, 0.42) }] : [];
  });
  const least = Math.min(...shown.map(({ camera }) => camera.scale)) * TILE * unit;
  const face = least < LEAST_TILE.phone ? 'G' : 'P';
  return shown.flatMap(({ plan, window, camera }) => placeReef(plan, camera, { face, window }));
}

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
    ...placeMinis(minis, layout),
    ...offer(view.corals.cards, layout.corals, 'coral'),
    ...offer(view.animals.cards, layout.animals, 'animal'),
    ...offer(view.large.cards, layout.large, 'animal'),
  ];
}

import { OFFERS } from '../../src/cards/index.ts';
import type { AtollAction, AtollEvent, AtollView, CardId } from '../../src/index.ts';
import { priceNow } from '../../src/text/index.ts';
import { useCallback, useMemo } from 'react';
import {
  boardRegion,
  handsOn,
  stripRegion,
  type RegionHands,
} from '@atoll/table-kit/table/canvas/regions.ts';
import type { Transition } from '@atoll/table-kit/table/canvas/transition.ts';
import type { Pan } from '@atoll/table-kit/table/canvas/use-pan.ts';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { sidesOf } from '../card-index.ts';
import { ghostAt } from '../layout/ghost.ts';
import { layoutScreen } from '../layout/layout.ts';
import { stripRoom } from '../layout/phone.ts';
import { place } from '../layout/place.ts';
import { reefRows } from '../layout/reef-plan.ts';
import type { ScreenLayout } from '../layout/screen.ts';
import { seaOf, windowsOf } from '../layout/windows.ts';
import type { SceneInput } from '../scene/atoll-scene.ts';
import { useBring, type Thing } from './use-bring.ts';
import { useOffer, type OfferState } from './use-offer.ts';
import { useReefs } from './use-reefs.ts';
import { useViewed, type ViewedState } from './use-viewed.ts';

export interface ScreenState
  extends Pick<ViewedState, 'viewed' | 'see'>,
    Pick<OfferState, 'tab' | 'showTab'> {
  readonly layout: ScreenLayout;
  /** The view of the own reef, and of the one beside it. */
  readonly pan: Pan;
  readonly besidePan: Pan | undefined;
  /** Moves the reefs and the strip. */
  readonly hands: RegionHands;
  /**
   * Brings a thing into view: opens its tab or reef, slides the strip, moves the reef. Does nothing
   * for a thing in view.
   */
  readonly bring: (thing: Thing) => void;
  readonly input: (table: TableModel, options: InputOptions) => SceneInput;
}

export interface InputOptions {
  readonly transition: Transition<AtollEvent>;
  readonly focus: string;
  /**
   * A card that is being placed, the aimed cell or '', and the position of the hand that holds the
   * card.
   */
  readonly ghost: { readonly card: CardId; readonly cell: string; readonly hand: Spot | undefined };
}

interface ScreenOf {
  readonly view: AtollView;
  /** The own seat, or 0 for a spectator. */
  readonly seat: number;
  /** The own seat, or -1. */
  readonly you: number;
  readonly legal: readonly AtollAction[];
  readonly size: { readonly width: number; readonly height: number };
  readonly zoom: number;
  /** How much texts must grow besides. */
  readonly text: number;
  /** Whether the person looks at the animals on the shelf, or chooses among them. */
  readonly shelf: 'folded' | 'unfolded';
  /** How high the notes at the lower edge of the reef are, in CSS pixels. */
  readonly notes: number;
}

/** Which part of the table is shown, and where everything stands on it. */
export function useScreen(given: ScreenOf): ScreenState {
  const { view, seat, you, legal } = given;
  const placing = legal.some(({ type }) => type === 'cell' || type === 'side');
  const offer = useOffer({ view, legal, placing });
  const seen = useViewed({ view, seat, legal, placing });
  const { viewed } = seen;
  const layout = useLayout(given, { offer, beside: viewed === seat ? 'nothing' : 'reef' });
  const { strip, tab } = layout;
  const reefs = useReefs({ view, seat, viewed, legal, layout });
  const { pan, other } = reefs;
  const { camera } = pan;
  const plan = other?.plan;
  const otherCamera = other?.pan.camera;
  const placements = useMemo(
    () =>
      place({
        view,
        layout,
        main: reefs.main,
        minis: reefs.minis,
        camera,
        beside:
          plan === undefined || otherCamera === undefined
            ? undefined
            : { plan, camera: otherCamera },
        sidesOf,
        priceOf: (card) => priceNow(card, { view, seat: you }),
      }),
    [view, you, layout, reefs.main, reefs.minis, camera, plan, otherCamera],
  );
  const windows = useMemo(() => windowsOf(layout), [layout]);
  const input = useCallback(
    (table: TableModel, { transition, focus, ghost }: InputOptions): SceneInput => ({
      placements,
      table,
      windows,
      sea: seaOf(layout),
      transition,
      focus,
      asked: view.question.card,
      moment: [view, viewed, layout.tab],
      ghost: ghost.card === '' ? undefined : ghostAt(ghost, placements),
    }),
    [placements, windows, layout, view, viewed],
  );
  const slide = (by: number): void => {
    const count = tab === undefined || tab === 'actions' ? 0 : OFFERS[tab];
    if (strip !== undefined)
      offer.slideTo(tab, Math.min(stripRoom(strip, count), Math.max(0, offer.shift - by)));
  };
  return {
    layout,
    viewed,
    tab,
    pan,
    besidePan: other?.pan,
    see: seen.see,
    showTab: offer.showTab,
    input,
    bring: useBring({ view, seat, layout, placements, offer, seen, reefs }),
    hands: handsOn([
      ...(strip === undefined ? [] : [stripRegion(strip, slide)]),
      ...(layout.beside === undefined || other === undefined
        ? []
        : [boardRegion(layout.beside, other.pan)]),
      boardRegion(layout.reef, pan),
    ]),
  };
}

function useLayout(
  { view, you, size, zoom, text, shelf, notes }: ScreenOf,
  {
    offer: { tab, shift },
    beside,
  }: { readonly offer: OfferState; readonly beside: 'nothing' | 'reef' },
): ScreenLayout {
  const others = view.seats.length - 1;
  const events = view.eventsOn ? 'played' : 'left out';
  const buttons = you < 0 ? 'left out' : 'shown';
  const rows = reefRows(view.seats[Math.max(0, you)]);
  return useMemo(() => {
    const input = {
      width: size.width / zoom,
      height: size.height / zoom,
      others,
      events,
      buttons,
      offers: OFFERS,
      zoom,
      text,
      notes,
    } as const;
    const plain = layoutScreen(input, { tab, shift, shelf, beside, rows });
    return { ...plain, scale: plain.scale * zoom };
  }, [size, zoom, text, notes, others, events, buttons, tab, shift, shelf, beside, rows]);
}

import type { AtollAction, AtollView, CardId } from '@atoll/game-atoll';
import { priceNow } from '@atoll/game-atoll/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { contains, inset, rect, type Rect, type Spot } from '../../ui/rect.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import type { Transition } from '../../table/canvas/transition.ts';
import type { Pan } from '../../table/canvas/use-pan.ts';
import { book } from './card-index.ts';
import { ghostAt } from './layout/ghost.ts';
import { layoutScreen } from './layout/layout.ts';
import { slotAt, stripRoom } from './layout/phone.ts';
import { area, TILE, PITCH, type WindowName } from './layout/placement.ts';
import { place } from './layout/place.ts';
import { coversOwn, type ScreenLayout, type Tab } from './layout/screen.ts';
import { answerTab } from './present/tabs.ts';
import type { SceneInput } from './scene/atoll-scene.ts';
import { useReefs } from './use-reefs.ts';

const sidesOf = (coral: CardId): string => (book.coral(coral)?.sides ?? []).join('');

const OFFERS = { animals: 6, large: 2, corals: 6 } as const;

export interface ScreenState {
  readonly layout: ScreenLayout;
  /** The seat whose reef is enlarged beside the own one; the own seat while none is. */
  readonly viewed: number;
  readonly see: (seat: number) => void;
  /** The offer that a phone shows; undefined while its sheet is closed. */
  readonly tab: Tab | undefined;
  readonly showTab: (tab: Tab | undefined) => void;
  /** The view of the own reef, and of the one beside it. */
  readonly pan: Pan;
  readonly besidePan: Pan | undefined;
  readonly drag: (from: Spot, by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
  /** As `drag`, but a reef that is in sight as a whole stays where it is, and the strip slides whichever way the wheel turns. */
  readonly scroll: (at: Spot, by: Spot) => void;
  /** Brings a thing into view: opens its tab or reef, slides the strip, moves the reef. Does nothing for what is in view. */
  readonly bring: (thing: Thing) => void;
  readonly input: (table: TableModel, options: InputOptions) => SceneInput;
}

export interface InputOptions {
  readonly transition: Transition;
  readonly focus: string;
  /** A card that is being placed, the cell that is pointed at, or '', and where the hand is that holds it. */
  readonly ghost: { readonly card: CardId; readonly cell: string; readonly hand: Spot | undefined };
}

export interface Thing {
  readonly item: string;
  readonly card: CardId;
  /** The seat on whose reef it lies, or -1 in an offer. */
  readonly owner: number;
}

/** Which part of the table is shown, and where everything stands on it. */
export function useScreen({ view, seat, you, legal, size, zoom, text, shelf }: {
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
  /** Whether somebody looks at the animals on the shelf, or chooses among them. */
  readonly shelf: 'folded' | 'unfolded';
}): ScreenState {
  const [seen, setSeen] = useState<number>(), [picked, setPicked] = useState<Tab>();
  // each offer stays where it was slid to
  const [shifts, setShifts] = useState<Readonly<Partial<Record<Tab, number>>>>({});
  // where a card or colony goes is asked on the own reef only, and needs its room
  const atHome = legal.some(({ type }) => type === 'cell' || type === 'side');
  // a question brings its answers forward once; a tab that is picked meanwhile stays, and afterwards the old one is back
  const wanted = atHome ? undefined : answerTab(view, legal), asked = `${wanted ?? ''} ${view.question.kind} ${view.question.card}`;
  const [during, setDuring] = useState<{ readonly asked: string; readonly tab: Tab | undefined }>();
  const isAsked = legal.length > 0 && view.question.kind !== 'turn';
  const tab = !isAsked ? picked : during?.asked === asked ? during.tab : wanted;
  useEffect(() => {
    if (atHome) setPicked(undefined);
  }, [atHome]);
  const hunts = legal.some(({ type }) => type === 'hunt');
  // a reef that was opened for its prey goes with the question
  useEffect(() => (hunts ? () => setSeen(undefined) : undefined), [hunts]);
  const shift = shifts[tab ?? 'animals'] ?? 0;
  const slideTo = (of: Tab, to: number): void => setShifts((old) => ({ ...old, [of]: to }));
  const viewed = seen !== undefined && view.seats[seen] !== undefined && !atHome ? seen : seat;
  const others = view.seats.length - 1, events = view.eventsOn ? 'played' : 'left out', beside = viewed === seat ? 'nothing' : 'reef';
  const layout = useMemo(() => {
    const input = { width: size.width / zoom, height: size.height / zoom, others, events, offers: OFFERS, zoom, text } as const;
    const plain = layoutScreen(input, { tab, shift, shelf, beside });
    return { ...plain, scale: plain.scale * zoom };
  }, [size, zoom, text, others, events, tab, shift, shelf, beside]);

  const reefs = useReefs({ view, seat, viewed, legal, layout }), { pan, other } = reefs;
  const plan = other?.plan, camera = other?.pan.camera;
  const placements = useMemo(() => place({
    view, layout, main: reefs.main, minis: reefs.minis, camera: pan.camera,
    beside: plan === undefined || camera === undefined ? undefined : { plan, camera }, sidesOf,
    priceOf: (card) => priceNow(card, { view, seat: you }),
  }), [view, you, layout, reefs.main, reefs.minis, pan.camera, plan, camera]);
  const windows = useMemo(() => windowsOf(layout), [layout]);
  const input = useCallback(
    (table: TableModel, { transition, focus, ghost }: InputOptions): SceneInput => ({
      placements, table, windows, sea: seaOf(layout), transition, focus, asked: view.question.card, moment: [view, viewed, layout.tab],
      ghost: ghost.card === '' ? undefined : ghostAt(ghost, placements),
    }),
    [placements, windows, layout, view, viewed],
  );
  const count = layout.tab === undefined || layout.tab === 'actions' ? 0 : OFFERS[layout.tab];
  const showTab = (next: Tab | undefined): void => {
    if (isAsked) setDuring({ asked, tab: next });
    else setPicked(next);
  };

  const bringOffer = ({ card }: Thing): void => {
    const name = (['animals', 'large', 'corals'] as const).find((each) => view[each].cards.includes(card)), { strip } = layout;
    if (name === undefined || strip === undefined) return;
    if (name !== layout.tab) showTab(name);
    const { cards } = view[name], left = slotAt(cards.indexOf(card) + OFFERS[name] - cards.length, strip);
    slideTo(name, Math.min(stripRoom(strip, OFFERS[name]), Math.max(0, left - strip.width / 2)));
  };
  const bringReef = ({ item, owner }: Thing): void => {
    const found = placements.find((each) => each.item === item);
    const elsewhere = owner === seat ? coversOwn(layout) : owner !== viewed;
    if (found === undefined && item !== '' && elsewhere) return setSeen(owner === seat ? undefined : owner);
    const by = found?.window === 'reef' ? pan : found?.window === 'beside' ? other?.pan : undefined;
    if (found === undefined || by === undefined) return;
    const { camera } = by, spot = area(found), k = 1 / camera.scale;
    by.show(inset(rect((spot.x - camera.x) * k, (spot.y - camera.y) * k, spot.width * k, spot.height * k), TILE - PITCH));
  };
  const latest = useRef({ bringOffer, bringReef });
  latest.current = { bringOffer, bringReef };
  const bring = useCallback((thing: Thing) => (thing.owner < 0 ? latest.current.bringOffer(thing) : latest.current.bringReef(thing)), []);

  const under = (at: Spot): Pan | undefined => (layout.beside !== undefined && contains(layout.beside, at) ? other?.pan
    : contains(layout.reef, at) ? pan : undefined);
  const slide = (by: number): void => {
    if (layout.strip !== undefined) slideTo(layout.tab ?? 'animals', Math.min(stripRoom(layout.strip, count), Math.max(0, shift - by)));
  };
  const inStrip = (at: Spot): boolean => layout.strip !== undefined && contains(layout.strip, at);
  return {
    layout, viewed, tab: layout.tab, pan, besidePan: other?.pan,
    see: (next) => setSeen(next === viewed || next === seat ? undefined : next),
    showTab, bring,
    drag: (from, by) => (inStrip(from) ? slide(by.x) : under(from)?.drag(by)),
    scroll: (at, by) => {
      const board = under(at);
      if (inStrip(at)) slide(by.x + by.y);
      else if (board !== undefined && board.hidden.length > 0) board.drag(by);
    },
    zoom: (at, factor) => under(at)?.zoom(at, factor),
    input,
  };
}

/** The water that the tide runs over: below the shelf, between the panels. */
function seaOf({ mode, reef, panels: { left, right, bar, shelf } }: ScreenLayout): Rect {
  return mode === 'phone' ? reef : rect(left.width + 4, shelf + 5, right.x - left.width - 8, bar.y - shelf - 14);
}

// colonies and coins hang over the edges of cards, so windows are cut a little wider than their contents
function windowsOf({ mode, reef, beside, shelf, strip }: ScreenLayout): ReadonlyMap<WindowName, Rect> {
  const wide = (r: Rect): Rect => (mode === 'phone' ? r : below(rect(r.x - 4, r.y - 3, r.width + 8, r.height + 11), shelf));
  const out = new Map<WindowName, Rect>([['reef', wide(reef)]]);
  if (beside !== undefined) out.set('beside', wide(beside));
  if (shelf !== undefined) out.set('shelf', shelf);
  if (strip !== undefined) out.set('strip', strip);
  return out;
}

/** What is left of a window below the shelf: unfolded, it covers the upper edge of the reef. */
function below(r: Rect, shelf: Rect | undefined): Rect {
  const top = Math.max(r.y, shelf === undefined ? 0 : shelf.y + shelf.height);
  return rect(r.x, top, r.width, r.y + r.height - top);
}

import type { AtollAction, AtollView, CardId } from '@atoll/game-atoll';
import { useCallback, useMemo, useRef, useState } from 'react';
import { rect, zoomAt, type Camera, type Rect, type Spot } from '../../kit/rect.ts';
import type { TableView } from '../../table/table-view.ts';
import { book } from './book.ts';
import { ghostAt } from './layout/ghost.ts';
import { layoutScreen } from './layout/layout.ts';
import { slotAt, stripRoom } from './layout/phone.ts';
import { area, type WindowName } from './layout/placement.ts';
import { place } from './layout/place.ts';
import { reefBounds, reefCamera } from './layout/reef-plan.ts';
import type { ScreenLayout, Tab } from './layout/screen.ts';
import { reefPlan } from './present/reef-plans.ts';
import { answerTab } from './present/tabs.ts';
import type { Passage, SceneInput } from './scene/atoll-scene.ts';

const sidesOf = (coral: CardId): string => (book.coral(coral)?.sides ?? []).join('');

const OFFERS = { animals: 6, large: 2, corals: 6 } as const;

export interface ScreenState {
  readonly layout: ScreenLayout;
  /** The seat whose reef is in the middle. */
  readonly viewed: number;
  readonly see: (seat: number) => void;
  readonly tab: Tab;
  readonly showTab: (tab: Tab) => void;
  readonly moved: boolean;
  readonly whole: () => void;
  readonly drag: (from: Spot, by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
  /** Brings a thing into view: turns to its tab or reef, slides the strip, moves the reef. Does nothing for what is in view. */
  readonly bring: (thing: Thing) => void;
  readonly input: (table: TableView, options: InputOptions) => SceneInput;
}

export interface InputOptions {
  readonly passage: Passage;
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
export function useScreen({ view, seat, legal, size, zoom, text }: {
  readonly view: AtollView;
  /** The own seat, or 0 for a spectator. */
  readonly seat: number;
  readonly legal: readonly AtollAction[];
  readonly size: { readonly width: number; readonly height: number };
  readonly zoom: number;
  /** How much texts must grow besides. */
  readonly text: number;
}): ScreenState {
  const [seen, setSeen] = useState<number>(), [picked, setPicked] = useState<Tab>('animals'), [shift, setShift] = useState(0);
  // a question brings its answers forward once; a tab that is picked meanwhile stays, and afterwards the old one is back
  const wanted = answerTab(view, legal), asked = `${wanted ?? ''} ${view.question.kind} ${view.question.card}`;
  const [during, setDuring] = useState<{ readonly asked: string; readonly tab: Tab }>();
  const tab = wanted === undefined ? picked : during?.asked === asked ? during.tab : wanted;
  const [camera, setCamera] = useState<{ camera: Camera; of: string }>();
  // where a card or colony goes is asked on the own reef only
  const atHome = legal.some(({ type }) => type === 'cell' || type === 'side');
  const viewed = seen !== undefined && view.seats[seen] !== undefined && !atHome ? seen : seat;
  const others = view.seats.length - 1, events = view.eventsOn ? 'played' : 'left out';
  const layout = useMemo(() => {
    const input = { width: size.width / zoom, height: size.height / zoom, others, events, offers: OFFERS, zoom, text } as const;
    const plain = layoutScreen(input, { tab, shift });
    return { ...plain, scale: plain.scale * zoom };
  }, [size, zoom, text, others, events, tab, shift]);

  const scene = useMemo(() => {
    const plan = (owner: number): ReturnType<typeof reefPlan> => reefPlan(view, owner, { legal: owner === seat ? legal : [], book });
    const main = plan(viewed), bounds = reefBounds(main), of = `${viewed}:${bounds.x},${bounds.y},${bounds.width},${bounds.height}`;
    const minis = view.seats.flatMap((_, i) => (i === seat ? [] : [plan(i === viewed ? seat : i)]));
    return { main, minis, of };
  }, [view, viewed, seat, legal]);

  const own = camera?.of === scene.of ? camera.camera : undefined;
  const placements = useMemo(
    () => place({ view, layout, main: scene.main, minis: scene.minis, camera: own, sidesOf }),
    [view, layout, scene, own],
  );
  const windows = useMemo(() => windowsOf(layout), [layout]);
  const current = (): Camera => own ?? reefCamera(scene.main, layout.whole, layout.reefZoom);
  const input = useCallback(
    (table: TableView, { passage, focus, ghost }: InputOptions): SceneInput => ({
      placements, table, windows, sea: seaOf(layout), passage, focus, moment: [view, viewed, tab],
      ghost: ghost.card === '' ? undefined : ghostAt(ghost, placements),
    }),
    [placements, windows, layout, view, viewed, tab],
  );
  const count = tab === 'actions' ? 0 : OFFERS[tab];
  const showTab = (next: Tab): void => {
    if (wanted === undefined) setPicked(next);
    else setDuring({ asked, tab: next });
    setShift(0);
  };

  const bringOffer = ({ card }: Thing): void => {
    const name = (['animals', 'large', 'corals'] as const).find((each) => view[each].cards.includes(card)), { strip } = layout;
    if (name === undefined || strip === undefined) return;
    if (name !== tab) showTab(name);
    const { cards } = view[name], left = slotAt(cards.indexOf(card) + OFFERS[name] - cards.length, strip);
    setShift(Math.min(stripRoom(strip, OFFERS[name]), Math.max(0, left - strip.width / 2)));
  };
  const bringReef = ({ item, owner }: Thing): void => {
    if (owner === seat && viewed !== seat) return setSeen(undefined);
    const found = placements.find((each) => each.item === item);
    if (found === undefined && item !== '' && owner !== viewed) return setSeen(owner);
    if (found?.window !== 'reef') return;
    const spot = area(found), { reef } = layout, now = current();
    const x = within(spot.x, spot.width, { from: reef.x, room: reef.width });
    const y = within(spot.y, spot.height, { from: reef.y, room: reef.height });
    if (x !== 0 || y !== 0) setCamera({ of: scene.of, camera: { ...now, x: now.x + x, y: now.y + y } });
  };
  const latest = useRef({ bringOffer, bringReef });
  latest.current = { bringOffer, bringReef };
  const bring = useCallback((thing: Thing) => (thing.owner < 0 ? latest.current.bringOffer(thing) : latest.current.bringReef(thing)), []);

  return {
    layout, viewed, tab,
    see: (next) => setSeen(next === viewed || next === seat ? undefined : next),
    showTab, bring,
    moved: own !== undefined,
    whole: () => setCamera(undefined),
    drag: (from, by) => {
      if (layout.strip !== undefined && inside(layout.strip, from))
        setShift((old) => Math.min(stripRoom(layout.strip!, count), Math.max(0, old - by.x)));
      else if (inside(layout.reef, from)) {
        const now = current();
        setCamera({ of: scene.of, camera: { ...now, x: now.x + by.x, y: now.y + by.y } });
      }
    },
    zoom: (at, factor) => {
      if (inside(layout.reef, at)) setCamera({ of: scene.of, camera: zoomAt(current(), at, { factor, min: 0.35, max: 2 }) });
    },
    input,
  };
}

/** How far something has to move so that it lies within a window. */
function within(at: number, size: number, { from, room }: { readonly from: number; readonly room: number }): number {
  if (at < from) return from - at;
  return Math.min(0, from + room - at - size);
}

/** The water that the tide runs over: below the shelf, between the panels. */
function seaOf({ mode, reef, panels: { left, right, bar, shelf } }: ScreenLayout): Rect {
  return mode === 'phone' ? reef : rect(left.width + 4, shelf + 5, right.x - left.width - 8, bar.y - shelf - 14);
}

const inside = (r: Rect, p: Spot): boolean => p.x >= r.x && p.x <= r.x + r.width && p.y >= r.y && p.y <= r.y + r.height;

// colonies and coins hang over the edges of cards, so windows are cut a little wider than their contents
function windowsOf(layout: ScreenLayout): ReadonlyMap<WindowName, Rect> {
  const { reef, strip } = layout, wide = rect(reef.x - 4, reef.y - 14, reef.width + 8, reef.height + 24);
  const out = new Map<WindowName, Rect>([['reef', layout.mode === 'phone' ? reef : wide]]);
  if (strip !== undefined) out.set('strip', strip);
  return out;
}

import { palette } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import { markTheme } from '@atoll/table-kit/table/canvas/drawing/mark-theme.ts';
import { drawFocus } from '@atoll/table-kit/table/canvas/drawing/marks.ts';
import type { Mark } from '@atoll/table-kit/table/model/table-model.ts';
import { inset } from '@atoll/table-kit/ui/rect.ts';
import { EDGE_LINES, HEX_SPOTS, placeByItem, RADIUS, type MapPlace } from '../map/plane.ts';

export interface MarkInput {
  /** The marks of places in the prompt; only places with a mark. */
  readonly lit: ReadonlyMap<string, Mark>;
  /** 'faint' while no kind of action is chosen: smaller, and as bright. */
  readonly strength: 'full' | 'faint';
  /** Lanes that would join the atolls, by edges. */
  readonly lanes: readonly number[];
  /** The item in focus, or ''. */
  readonly focus: string;
}

/** All marks over the map for the current prompt. */
export function marks({ lit, strength, lanes, focus }: MarkInput): Container {
  const out = new Container();
  if (lanes.length > 0) out.addChild(laneGlow(lanes));
  for (const [item, mark] of lit) {
    const place = placeByItem(item);
    if (place === undefined || mark === 'plain') continue;
    const isFaint = strength === 'faint' && mark === 'legal';
    out.addChild(
      isFaint && place.kind !== 'hex' ? FAINT[place.kind](place) : DRAW[place.kind](place, mark),
    );
  }
  const focused = placeByItem(focus);
  if (focused !== undefined) out.addChild(drawFocus(inset(focused.box, -3)));
  return out;
}

const colourOf = (mark: Mark): string =>
  mark === 'advised' ? palette.amber.fill : markTheme().candle;

/** A line along an edge, shortened at both ends by that share of its length. */
function along(g: Graphics, edge: number, off: number): Graphics {
  const { from, to } = EDGE_LINES[edge]!;
  const [x, y] = [to.x - from.x, to.y - from.y];
  return g.moveTo(from.x + x * off, from.y + y * off).lineTo(to.x - x * off, to.y - y * off);
}

type Draw = (place: MapPlace, mark: Mark) => Graphics;

const DRAW: Readonly<Record<MapPlace['kind'], Draw>> = {
  corner: ({ spot: { x, y } }, mark) => {
    const stands = mark === 'chosen' || mark === 'advised';
    const big = stands ? 15 : 12;
    const g = new Graphics().circle(x, y, big + 3).fill({ color: palette.ink, alpha: 0.85 });
    // the hint's target stands out among many legal ones
    if (mark === 'advised') g.circle(x, y, big + 7).stroke({ color: markTheme().candle, width: 4 });
    g.circle(x, y, big).fill({ color: colourOf(mark), alpha: stands ? 1 : 0.35 });
    g.circle(x, y, big - 1).stroke({ color: colourOf(mark), width: 3 });
    if (mark === 'legal')
      g.rect(x - 5.5, y - 1.4, 11, 2.8)
        .rect(x - 1.4, y - 5.5, 2.8, 11)
        .fill(colourOf(mark));
    return g;
  },
  edge: ({ index }, mark) => {
    const g = new Graphics();
    const line = (): Graphics => along(g, index, 0.24);
    if (mark === 'advised') line().stroke({ color: markTheme().candle, width: 22, cap: 'round' });
    line().stroke({ color: palette.ink, width: 15, alpha: 0.85, cap: 'round' });
    line().stroke({ color: colourOf(mark), width: mark === 'chosen' ? 11 : 9, cap: 'round' });
    if (mark !== 'chosen') line().stroke({ color: palette.ink, width: 4, cap: 'round' });
    return g;
  },
  hex: ({ index }, mark) => {
    const { x, y } = HEX_SPOTS[index]!;
    const six = Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * Math.PI * 2 - Math.PI / 2;
      return { x: x + Math.cos(a) * (RADIUS - 8), y: y + Math.sin(a) * (RADIUS - 8) };
    });
    const g = new Graphics();
    if (mark === 'chosen') g.poly(six).fill({ color: colourOf(mark), alpha: 0.35 });
    g.poly(six).stroke({ color: palette.ink, width: 7, alpha: 0.8, join: 'round' });
    return g
      .poly(six)
      .stroke({ color: colourOf(mark), width: mark === 'chosen' ? 5 : 3.4, join: 'round' });
  },
};

/** Possible buildings, while no kind of action is chosen. */
const FAINT: Readonly<Record<'corner' | 'edge', (place: MapPlace) => Graphics>> = {
  corner: ({ spot: { x, y } }) =>
    new Graphics()
      .circle(x, y, 9)
      .stroke({ color: palette.ink, width: 7, alpha: 0.75 })
      .circle(x, y, 9)
      .stroke({ color: markTheme().candle, width: 3 }),
  edge: ({ index }) => {
    const g = new Graphics();
    const line = (): Graphics => along(g, index, 0.28);
    line().stroke({ color: palette.ink, width: 11, alpha: 0.75, cap: 'round' });
    return line().stroke({ color: markTheme().candle, width: 5, cap: 'round' });
  },
};

/** A row of edges as a bright ribbon. */
export function laneGlow(edges: readonly number[]): Graphics {
  const g = new Graphics();
  const ribbon = (): Graphics => {
    for (const edge of edges) {
      const { from, to } = EDGE_LINES[edge]!;
      g.moveTo(from.x, from.y).lineTo(to.x, to.y);
    }
    return g;
  };
  ribbon().stroke({ color: palette.ink, width: 30, alpha: 0.35, cap: 'round' });
  ribbon().stroke({ color: markTheme().candle, width: 24, alpha: 0.75, cap: 'round' });
  return ribbon().stroke({ color: '#ffffff', width: 8, alpha: 0.7, cap: 'round' });
}

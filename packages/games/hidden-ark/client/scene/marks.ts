import { palette, seatMarks } from '@atoll/art';
import type { Side } from '../../src/cards/index.ts';
import { Container, Graphics } from 'pixi.js';
import { drawFocus } from '@atoll/table-kit/table/canvas/drawing/marks.ts';
import { markTheme } from '@atoll/table-kit/table/canvas/drawing/mark-theme.ts';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import type { Mark } from '@atoll/table-kit/table/model/table-model.ts';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import { placesOf, spotOf } from '../map/plane.ts';

/** The mark of a place of the map in the prompt, with a number or two at its foot. */
export interface PlaceHighlight {
  readonly mark: Mark;
  /** Spaces to it, as a number; '' where that means nothing. */
  readonly moves: string;
  /** Resources that it costs to get there; 0 for none. */
  readonly price: number;
}

/** A route as it will be sailed. */
export interface VesselRoute {
  readonly seat: number;
  /** From the vessel's place, place after place. */
  readonly stops: readonly string[];
}

export interface MarkInput {
  readonly side: Side;
  readonly lit: ReadonlyMap<string, PlaceHighlight>;
  readonly route: VesselRoute | undefined;
  /** The item in focus, or ''. */
  readonly focus: string;
}

/** All marks over the map for the current prompt. */
export function marks({ side, lit, route, focus }: MarkInput): Container {
  const out = new Container();
  for (const { item, box } of placesOf(side)) {
    const here = lit.get(item);
    if (here !== undefined && here.mark !== 'plain') {
      out.addChild(rim(here, box));
      const { x, y, height } = box;
      if (here.moves !== '' && here.price <= DEAREST)
        out.addChild(figure(here, { x: x + 15, y: y + height - 13 }));
    }
    if (item === focus) out.addChild(drawFocus(box));
  }
  if (route !== undefined) out.addChild(drawRoute(side, route));
  return out;
}

const RADIUS = 12;
/** A higher price is shown only at the aimed place: few would pay it. */
const DEAREST = 6;

/** The rim of a place with a mark, on a dark one: land and water are of every colour. */
function rim({ mark, price }: PlaceHighlight, { x, y, width, height }: Rect): Graphics {
  const g = new Graphics();
  const box = [x + 4, y + 4, width - 8, height - 8, RADIUS] as const;
  const { candle } = markTheme();
  const wide = mark === 'legal' ? 3 : 5;
  // a place with a price is drawn weaker
  if (mark === 'legal' && price > 0)
    return g.roundRect(...box).stroke({ color: candle, width: 2, alpha: 0.6 });
  if (mark === 'chosen') g.roundRect(...box).fill({ color: candle, alpha: 0.3 });
  g.roundRect(...box).stroke({ color: palette.ink, width: wide + 4, alpha: 0.8 });
  const colour = mark === 'advised' ? palette.amber.fill : candle;
  return g.roundRect(...box).stroke({ color: colour, width: wide });
}

/** The distance, or the price of the route. */
function figure(
  { moves, price }: PlaceHighlight,
  { x, y }: { readonly x: number; readonly y: number },
): Container {
  const out = new Container();
  const style = { face: 'display', size: 15, weight: 800, colour: palette.cream } as const;
  const far = label(moves, style, 'middle');
  if (price > 0) {
    const cost = label(`−${price}`, { ...style, size: 13, colour: palette.amber.ink }, 'middle');
    const g = new Graphics().roundRect(x - 11, y - 9, 28, 18, 9).fill(palette.amber.fill);
    cost.position.set(x + 3, y);
    out.alpha = 0.9;
    out.addChild(g, cost);
    return out;
  }
  out.addChild(new Graphics().circle(x, y, 11).fill(palette.ink), far);
  far.position.set(x, y);
  return out;
}

function drawRoute(side: Side, { seat, stops }: VesselRoute): Graphics {
  const g = new Graphics();
  const spots = stops.flatMap((stop) => spotOf(side, stop) ?? []);
  const colour = seatMarks[seat]?.colour ?? palette.candle;
  const line = (): Graphics => {
    spots.forEach(({ x, y }, i) => {
      const before = spots[i - 1];
      // over the edge of the map nothing is drawn
      if (before === undefined || Math.hypot(x - before.x, y - before.y) > 200) g.moveTo(x, y);
      else g.lineTo(x, y);
    });
    return g;
  };
  line().stroke({ color: palette.ink, width: 9, alpha: 0.75, cap: 'round', join: 'round' });
  line().stroke({ color: colour, width: 5, cap: 'round', join: 'round' });
  for (const { x, y } of spots.slice(1, -1)) g.circle(x, y, 5).fill(palette.cream);
  const end = spots.at(-1);
  if (end !== undefined)
    g.circle(end.x, end.y, 10).fill(markTheme().candle).stroke({ color: palette.ink, width: 3 });
  return g;
}

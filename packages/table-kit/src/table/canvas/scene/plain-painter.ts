import { palette } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import { sizeOf, type Painter } from './painter.ts';
import type { Placed } from './placed.ts';

const RADIUS = 9;
/** How far below a card its shadow lies while it flies, and how high a chosen one is held. */
const DROP = 5;
const HELD = 8;

const COLOURS: Painter<Placed>['colours'] = {
  rim: palette.colony.rim,
  fill: palette.colony.fill,
  ring: palette.candle,
  scraps: [palette.dusk[0], palette.candle, palette.cream, palette.amber.fill],
};

/** The painter of a game of nothing but cards, unless the game gives more. */
export function plainPainter<P extends Placed>(
  own: Pick<Painter<P>, 'areaOf' | 'draw'> & Partial<Painter<P>>,
): Painter<P> {
  const painter: Painter<P> = {
    roleOf: () => 'card',
    drawShadow: (p) => {
      const { width, height } = sizeOf(painter, p);
      const out = new Container();
      const shade = { color: palette.chrome.abyss, alpha: 0.35 };
      out.addChild(new Graphics().roundRect(0, DROP, width, height, RADIUS).fill(shade));
      return out;
    },
    backOf: () => palette.coralCard.back,
    heldBy: () => HELD,
    calls: () => false,
    drawIcon: () => new Container(),
    colours: COLOURS,
    ...own,
  };
  return painter;
}

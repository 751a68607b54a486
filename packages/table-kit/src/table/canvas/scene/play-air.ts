import { Container, Graphics } from 'pixi.js';
import type { Spot } from '../../../ui/rect.ts';
import type { MotionOf } from '../motion/motion.ts';
import { EASE } from '../tween.ts';
import { playFleeting, type EffectLayer } from './effect-layer.ts';
import type { Painter } from './painter.ts';
import type { Placed } from './placed.ts';

/** The bow from one spot to another, `bend` of its length high. */
function bow(from: Spot, to: Spot, bend: number): (t: number) => Spot {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const high = Math.min(90, way * bend);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high * 2 };
  const at = (a: number, b: number, c: number, t: number): number =>
    a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;
  return (t) => ({ x: at(from.x, middle.x, to.x, t), y: at(from.y, middle.y, to.y, t) });
}

export function flyToken<P extends Placed>(
  air: EffectLayer,
  motion: MotionOf<'token'>,
  { drawIcon }: Painter<P>,
): void {
  const node = new Container();
  const { size, from, to } = motion;
  const path = bow(from, to, 0.12);
  node.addChild(drawIcon(motion.icon, size));
  air.flying.addChild(node);
  const apply = (t: number): void => {
    node.position.copyFrom(path(EASE.both(t)));
    node.scale.set(0.7 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.15)));
    node.alpha = t === 0 ? 0 : Math.min(1, t * 6, (1 - t) * 7);
  };
  playFleeting(air, motion, { nodes: [node], apply });
}

/** A paper ribbon with an icon at its head. */
export function drawLink<P extends Placed>(
  air: EffectLayer,
  motion: MotionOf<'link'>,
  { drawIcon, colours }: Painter<P>,
): void {
  const node = new Container();
  const ribbon = new Graphics();
  const path = bow(motion.from, motion.to, 0.16);
  const head = new Container();
  head.addChild(drawIcon(motion.icon, 30));
  node.addChild(ribbon, head);
  air.flying.addChild(node);
  const apply = (t: number): void => {
    const reach = EASE.out(Math.min(1, t / 0.5));
    const tail = Math.max(0, (t - 0.62) / 0.38);
    ribbon.clear();
    for (const [colour, width] of [
      [colours.rim, 7],
      [colours.fill, 4],
    ] as const) {
      const first = path(tail * reach);
      ribbon.moveTo(first.x, first.y);
      for (let i = 1; i <= 14; i++) {
        const spot = path((tail + (1 - tail) * (i / 14)) * reach);
        ribbon.lineTo(spot.x, spot.y);
      }
      ribbon.stroke({ color: colour, width, cap: 'round', join: 'round' });
    }
    head.position.copyFrom(path(reach));
    head.scale.set(1 + 0.35 * Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.4) / 0.4))));
    node.alpha = t === 0 ? 0 : Math.min(1, t * 8, (1 - t) * 5);
  };
  playFleeting(air, motion, { nodes: [node], apply });
}

const SHADE = '#0a1130';

/** One scrap with its shadow: a strip or a corner, by turns. */
function scrapOf(colour: string, turn: number): Graphics {
  const g = new Graphics();
  for (const [dx, dy, fill] of [
    [1.6, 2.6, { color: SHADE, alpha: 0.4 }],
    [0, 0, { color: colour }],
  ] as const) {
    if (turn % 2 === 0) g.roundRect(dx - 8, dy - 4.5, 16, 9, 1.5).fill(fill);
    else
      g.moveTo(dx - 7, dy + 5.5)
        .lineTo(dx + 7, dy + 5.5)
        .lineTo(dx, dy - 7.5)
        .closePath()
        .fill(fill);
  }
  return g;
}

/** A ring of scraps of paper, and a ring of light behind them. */
export function throwConfetti<P extends Placed>(
  air: EffectLayer,
  motion: MotionOf<'confetti'>,
  { colours }: Painter<P>,
): void {
  const { at, size } = motion;
  const node = new Container();
  const ring = new Graphics().circle(0, 0, 60).stroke({ color: colours.ring, width: 5 });
  const scraps = colours.scraps.map(scrapOf);
  node.addChild(ring, ...scraps);
  node.position.copyFrom(at);
  air.flying.addChild(node);
  const apply = (t: number): void => {
    const out = EASE.out(t);
    ring.scale.set(size * (0.6 + 0.9 * out));
    ring.alpha = 0.8 * (1 - Math.min(1, t * 1.5));
    scraps.forEach((scrap, i) => {
      const angle = (i / scraps.length) * 2 * Math.PI + 0.3;
      const far = (34 + 62 * out + (i % 3) * 9) * size;
      scrap.position.set(Math.cos(angle) * far, Math.sin(angle) * far * 0.92 + 30 * t * t * size);
      scrap.rotation = angle + (i % 2 === 0 ? 5 : -4) * out;
      scrap.scale.set(size * (0.6 + 0.7 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.75))));
    });
    node.alpha = t === 0 ? 0 : Math.min(1, (1 - t) * 3);
  };
  playFleeting(air, motion, { nodes: [node], apply });
}

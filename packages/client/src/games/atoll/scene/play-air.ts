import { palette } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import type { Spot } from '../../../ui/rect.ts';
import { EASE } from '../../../table/canvas/tween.ts';
import type { Motion } from '../motion/motion.ts';
import { times, type Air } from './play-cards.ts';
import { icon, square } from './parts.ts';

type Of<K extends Motion['kind']> = Motion & { readonly kind: K };

let count = 0;

/** Adds something that is there only while it moves. */
function fleeting(air: Air, motion: Motion, node: Container, apply: (t: number) => void): void {
  air.flying.addChild(node);
  air.stage.tweens.add({
    key: `air:${count++}`, ...times(motion, air), ease: EASE.even,
    apply: (t) => {
      if (!node.destroyed) apply(t);
    },
    done: () => {
      if (!node.destroyed) node.destroy({ children: true });
    },
  });
}

/** The bow from one spot to another, `bend` of its length high. */
function bow(from: Spot, to: Spot, bend: number): (t: number) => Spot {
  const way = Math.hypot(to.x - from.x, to.y - from.y), high = Math.min(90, way * bend);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high * 2 };
  const at = (a: number, b: number, c: number, t: number): number => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;
  return (t) => ({ x: at(from.x, middle.x, to.x, t), y: at(from.y, middle.y, to.y, t) });
}

export function flyToken(air: Air, motion: Of<'token'>): void {
  const node = new Container(), { size, from, to } = motion, path = bow(from, to, 0.12);
  node.addChild(icon(air.kit, `token/${motion.icon}`, square(-size / 2, -size / 2, size)));
  fleeting(air, motion, node, (t) => {
    node.position.copyFrom(path(EASE.both(t)));
    node.scale.set(0.7 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.15)));
    node.alpha = t === 0 ? 0 : Math.min(1, t * 6, (1 - t) * 7);
  });
}

/** A paper ribbon with jaws at its head. */
export function drawLink(air: Air, motion: Of<'link'>): void {
  const node = new Container(), ribbon = new Graphics(), path = bow(motion.from, motion.to, 0.16), head = new Container();
  head.addChild(icon(air.kit, 'token/hunt', square(-15, -15, 30)));
  node.addChild(ribbon, head);
  fleeting(air, motion, node, (t) => {
    const reach = EASE.out(Math.min(1, t / 0.5)), tail = Math.max(0, (t - 0.62) / 0.38);
    ribbon.clear();
    for (const [colour, width] of [[palette.colony.rim, 7], [palette.colony.fill, 4]] as const) {
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
  });
}

const SHADE = '#0a1130';
const PAPERS = [
  palette.dusk[0], palette.candle, palette.levels.mid, palette.dusk[1], palette.cream, palette.amber.fill, palette.colony.fill, '#b8a7ea',
];

/** One scrap with its shadow: a strip or a corner, by turns. */
function scrapOf(colour: string, turn: number): Graphics {
  const g = new Graphics();
  for (const [dx, dy, fill] of [[1.6, 2.6, { color: SHADE, alpha: 0.4 }], [0, 0, { color: colour }]] as const) {
    if (turn % 2 === 0) g.roundRect(dx - 8, dy - 4.5, 16, 9, 1.5).fill(fill);
    else g.moveTo(dx - 7, dy + 5.5).lineTo(dx + 7, dy + 5.5).lineTo(dx, dy - 7.5).closePath().fill(fill);
  }
  return g;
}

/** A ring of eight scraps of paper, and a ring of light behind them. */
export function throwConfetti(air: Air, motion: Of<'confetti'>): void {
  const { at, size } = motion, node = new Container(), ring = new Graphics().circle(0, 0, 60).stroke({ color: palette.candle, width: 5 });
  const scraps = PAPERS.map(scrapOf);
  node.addChild(ring, ...scraps);
  node.position.copyFrom(at);
  fleeting(air, motion, node, (t) => {
    const out = EASE.out(t);
    ring.scale.set(size * (0.6 + 0.9 * out));
    ring.alpha = 0.8 * (1 - Math.min(1, t * 1.5));
    scraps.forEach((scrap, i) => {
      const angle = (i / scraps.length) * 2 * Math.PI + 0.3, far = (34 + 62 * out + (i % 3) * 9) * size;
      scrap.position.set(Math.cos(angle) * far, Math.sin(angle) * far * 0.92 + 30 * t * t * size);
      scrap.rotation = angle + (i % 2 === 0 ? 5 : -4) * out;
      scrap.scale.set(size * (0.6 + 0.7 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.75))));
    });
    node.alpha = t === 0 ? 0 : Math.min(1, (1 - t) * 3);
  });
}

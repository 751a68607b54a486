import { palette } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import type { Timing } from '@atoll/table-kit/table/canvas/motion/motion.ts';
import {
  playFleeting,
  type EffectLayer,
} from '@atoll/table-kit/table/canvas/scene/effect-layer.ts';
import { EASE } from '@atoll/table-kit/table/canvas/tween.ts';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';

/** How far the bands of dusk come down, in units. */
const FALL = 24;
const WAVE = 26;

/** The bands of dusk come down over the water and go back, and a tide runs over the reef. */
export function turnTide(air: EffectLayer, timing: Timing, sea: Rect): void {
  const node = new Container();
  const frame = new Graphics().rect(sea.x, sea.y, sea.width, sea.height).fill(0xffffff);
  const over = new Container();
  const dusk = [palette.dusk[3], palette.dusk[1], palette.dusk[0]].map((colour, i) =>
    band(sea, { colour, depth: 13 - i * 5, seed: i }),
  );
  const waves = [
    [palette.pool[4], 0.34],
    [palette.pool[5], 0.3],
    ['#e8f6ef', 0.28],
  ] as const;
  const sheets = waves.map(([colour, alpha], i) =>
    sheet(sea, { colour, alpha, width: sea.width * (0.62 - i * 0.2), seed: i }),
  );
  node.addChild(...dusk, frame);
  node.mask = frame;
  air.low.addChild(node);
  const edge = new Graphics().rect(sea.x, sea.y, sea.width, sea.height).fill(0xffffff);
  over.addChild(...sheets, edge);
  over.mask = edge;
  air.flying.addChild(over);
  const apply = (t: number): void => {
    const down = Math.sin(Math.PI * Math.min(1, t * 1.6));
    dusk.forEach((each, i) =>
      each.position.set(6 * Math.sin(t * 5 + i), -FALL - 8 + (FALL - i * 2) * down),
    );
    sheets.forEach((each, i) => {
      const run = EASE.both(Math.min(1, Math.max(0, t * 1.18 - i * 0.06)));
      each.x = sea.x - sea.width * 0.75 + sea.width * 1.8 * run;
    });
    over.alpha = t === 0 ? 0 : Math.min(1, t * 5, (1 - t) * 5);
    node.alpha = t === 0 ? 0 : 1;
  };
  playFleeting(air, timing, { nodes: [node, over], apply });
}

/** A strip of paper along the upper edge, with a wavy lower side. */
function band(
  { x, y, width }: Rect,
  { colour, depth, seed }: { colour: string; depth: number; seed: number },
): Graphics {
  const g = new Graphics().moveTo(x - 20, y - 30).lineTo(x + width + 20, y - 30);
  const steps = Math.ceil((width + 40) / WAVE);
  for (let i = steps; i >= 0; i--)
    g.lineTo(x - 20 + i * WAVE, y + depth + 3.5 * Math.sin(i * 0.9 + seed * 2));
  return g.closePath().fill(colour);
}

interface Sheet {
  readonly colour: string;
  readonly alpha: number;
  readonly width: number;
  readonly seed: number;
}

/** A sheet of water with a rounded, wavy front; its origin is its left side. */
function sheet({ y, height }: Rect, { colour, alpha, width, seed }: Sheet): Graphics {
  const g = new Graphics();
  const steps = 16;
  const front = (i: number): number =>
    40 * Math.sin((Math.PI * i) / steps) + 7 * Math.sin(i * 1.7 + seed * 2);
  g.moveTo(front(0) - width * 0.25, y);
  for (let i = 0; i <= steps; i++) g.lineTo(width + front(i), y + (height * i) / steps);
  for (let i = steps; i >= 0; i--) g.lineTo(front(i) * 1.4, y + (height * i) / steps);
  return g.closePath().fill({ color: colour, alpha });
}

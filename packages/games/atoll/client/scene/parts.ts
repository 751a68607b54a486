import { FACE, palette, type Box } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import {
  icon,
  loose,
  looseIcon,
  piece,
  square,
  type Pictures,
} from '@atoll/table-kit/table/canvas/drawing/pieces.ts';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { PART } from '../motion/card-part.ts';
import { stepsTheme } from './theme.ts';

/** Units that the bake leaves free around the shadow of a card. */
export const SHADOW = 24;

export interface StepsInput {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly heights: readonly [number, number, number];
  readonly points: readonly [number, number, number];
  /** 1 to 3, or 0 for none. */
  readonly level: number;
  readonly pearl: 22 | 25;
}

/** The three abundance steps at the lower edge, and the pearl on the current one. */
export function steps(
  kit: Pictures,
  { width: w, height: h, radius, heights, points, level, pearl }: StepsInput,
): Container {
  const out = new Container();
  const third = w / 3;
  const { low, mid, high, rule, ruleWidth } = stepsTheme();
  const bars = new Graphics();
  [low, mid, high].forEach((colour, i) => {
    const top = h - heights[i]!;
    const x = i * third;
    const end = x + third;
    const left = i === 0 ? radius : 0;
    const right = i === 2 ? radius : 0;
    bars
      .moveTo(x, top)
      .lineTo(end, top)
      .lineTo(end, h - right)
      .quadraticCurveTo(end, h, end - right, h)
      .lineTo(x + left, h)
      .quadraticCurveTo(x, h, x, h - left)
      .closePath();
    bars.fill(colour).rect(x, top, third, 1).fill({ color: '#ffffff', alpha: 0.55 });
    if (i > 0)
      bars.rect(x - 2, top + 1, 2, heights[i]! - 2).fill({ color: '#0a1130', alpha: 0.12 });
    if (rule !== '')
      bars
        .rect(x, top - ruleWidth, third, ruleWidth)
        .rect(x, top, i > 0 ? ruleWidth : 0, heights[i]!)
        .fill(rule);
  });
  out.addChild(bars);
  const middle = (i: number): Spot => ({ x: (i + 0.5) * third, y: h - heights[i]! / 2 });
  if (level > 0) {
    const at = middle(level - 1);
    const box = square(at.x - pearl / 2, at.y - pearl / 2, pearl);
    out.addChild(
      loose(
        PART.pearl,
        piece(kit, `pearl/${pearl}`, { box, width: pearl, height: pearl, margin: 6 }),
        at,
      ),
    );
  }
  points.forEach((value, i) => {
    const { x, y } = middle(i);
    const text = label(
      String(value),
      { face: 'display', size: pearl > 23 ? 18 : 14.5, weight: 800, colour: palette.ink },
      'middle',
    );
    text.position.set(x, y - 0.5);
    out.addChild(text);
  });
  return out;
}

/** The middle of the coin that leans on its stack, as shares of the side of the token. */
const COIN_FACE = { x: 8.9 / 24, y: 15 / 24 } as const;

/** The coin with its number. */
export function price(
  kit: Pictures,
  box: Box,
  { now, printed }: { readonly now: number; readonly printed: number },
): Container {
  const out = new Container();
  const style = { face: 'display', weight: 800, colour: palette.coinInk, halo: '#f5b841' } as const;
  const coin = (text: string, size: number, at: Box): Spot => {
    const middle = { x: at.x + at.width * COIN_FACE.x, y: at.y + at.height * COIN_FACE.y - 0.5 };
    out.addChild(icon(kit, 'token/coin', at));
    const line = label(text, { ...style, size }, 'middle');
    line.position.set(middle.x, middle.y);
    out.addChild(line);
    return middle;
  };
  // the printed price, struck out behind the paid one
  if (now !== printed) {
    const side = box.width * 0.62;
    const { x, y } = coin(
      String(printed),
      11,
      square(box.x + box.width, box.y + (box.height - side) / 2, side),
    );
    out.addChild(
      new Graphics()
        .moveTo(x - 6, y + 4)
        .lineTo(x + 6, y - 4)
        .stroke({ width: 2, color: palette.coinInk }),
    );
  }
  coin(String(now), 16, box);
  return out;
}

/** Fatigue tokens in a row from the upper left corner. */
export function fatigueRow(kit: Pictures, count: number): Container {
  const out = new Container();
  const { x, y, width } = FACE.tile.fatigue;
  for (let i = 0; i < count; i++)
    out.addChild(
      looseIcon(kit, PART.fatigue(i), {
        of: 'token/fatigue',
        box: square(x + i * width * 0.72, y, width),
      }),
    );
  return out;
}

import { loop } from '../draw/curves.ts';
import { f2, TAU } from '../draw/numbers.ts';
import type { Point } from '../draw/numbers.ts';
import { dot, g } from '../draw/paper.ts';
import { rng } from '../draw/random.ts';
import { flora } from './flora.ts';

/** The five waters of the card windows. */
export type Water = 'lagoon' | 'deep' | 'dusk' | 'reef' | 'night';

/**
 * Light well (inner and outer colour) and the four sheets around it, from the deepest to the front.
 */
export const waters: Record<Water, { glow: readonly [string, string]; sheets: readonly string[] }> =
  {
    lagoon: { glow: ['#d3f3e2', '#6cc3b8'], sheets: ['#3d999c', '#277385', '#1d536d', '#17395c'] },
    dusk: { glow: ['#ffe6b8', '#f5a27c'], sheets: ['#c06a7c', '#814a79', '#4e386c', '#2a2b5e'] },
    deep: { glow: ['#a4dbe0', '#4299b5'], sheets: ['#2d719c', '#225485', '#1c3d70', '#162a59'] },
    reef: { glow: ['#d9c2ea', '#8f78bd'], sheets: ['#65539c', '#4a3f85', '#37336f', '#272757'] },
    night: { glow: ['#7f8fd0', '#3f4e9c'], sheets: ['#34408a', '#283272', '#1e275c', '#161d48'] },
  };

/** How a light box differs from the usual one; `seed` decides every cut. */
export interface LightBoxOptions {
  seed: string;
  /** Centre of the light well as shares of width and height, .5 if not given. */
  cx?: number;
  cy?: number;
  /** Number of sheets, 1 to 4. */
  layers?: number;
  /** Half size of the deepest hole as a share of the box, about .3 to .45. */
  hole?: number;
  /** Set to false to leave out light rays, plants at the sides or drifting specks. */
  rays?: boolean;
  flora?: boolean;
  motes?: boolean;
}

function lightRays(cx: number, w: number, h: number): string {
  let s = '';
  for (let i = 0; i < 3; i++) {
    const x = cx - w * 0.3 + i * w * 0.22;
    s += `<path d="M${f2(x)} -4L${f2(x + w * 0.07)} -4L${f2(x + w * 0.2)} ${h}L${f2(x + w * 0.02)} ${h}Z" fill="#fffbe6" opacity=".09"/>`;
  }
  return s;
}

/**
 * A shadow box: sheets with wandering holes, lightest at its bottom. It fills 0, 0 to width, height
 * and reaches a little over the edges, so clip it.
 * @param size width and height in drawing units
 */
export function lightBox(
  size: { width: number; height: number },
  water: Water,
  options: LightBoxOptions,
): string {
  const { width: w, height: h } = size;
  const { seed, layers = 4, hole = 0.36 } = options;
  const r = rng(seed);
  const { glow, sheets } = waters[water];
  const cx = w * (options.cx ?? 0.5);
  const cy = h * (options.cy ?? 0.5);
  const s = Math.min(w, h) / 150;
  const name = `well-${seed}-${water}-${Math.round(w)}-${Math.round(h)}`.replace(/[^\w-]/g, '');
  let out =
    `<radialGradient id="${name}" cx="${f2(cx / w - 0.08)}" cy="${f2(cy / h - 0.14)}" r=".62">` +
    `<stop offset="0" stop-color="${glow[0]}"/><stop offset="1" stop-color="${glow[1]}"/></radialGradient>` +
    `<rect width="${w}" height="${h}" fill="url(#${name})"/>`;
  if (options.rays !== false) out += lightRays(cx, w, h);
  for (let i = 0; i < layers; i++) {
    const k = hole + i * 0.085;
    const p1 = r() * 6.3;
    const p2 = r() * 6.3;
    const n = 22;
    const e = 2.6;
    const edge = Array.from({ length: n }, (_, j): Point => {
      const a = (j / n) * TAU;
      const q =
        1 + 0.07 * Math.sin(a * 3 + p1) + 0.05 * Math.sin(a * 5 + p2) + r.range(-0.018, 0.018);
      const c = Math.cos(a);
      const t = Math.sin(a);
      const se = 1 / Math.pow(Math.pow(Math.abs(c), e) + Math.pow(Math.abs(t), e), 1 / e);
      return [cx + c * se * w * k * q, cy + t * se * h * (k + 0.02) * q];
    });
    const d = `M-20 -20H${w + 20}V${h + 20}H-20Z` + loop(edge);
    const grow = s * (0.7 + i * 0.16);
    const plants =
      options.flora !== false && i > 0
        ? `<path d="${flora(r, { x: 0, ground: h + 2, side: 'left', scale: grow })}${flora(r, {
            x: w,
            ground: h + 2,
            side: 'right',
            scale: grow,
          })}" fill="${sheets[i]}"/>`
        : '';
    out += g(
      `<path d="${d}" fill-rule="evenodd" fill="${sheets[i]}"/>${plants}`,
      `filter="url(#lift${i < 2 ? 1 : 2})"`,
    );
  }
  if (options.motes !== false) {
    for (let i = 0; i < 9; i++) {
      const x = r.range(w * 0.12, w * 0.88);
      const y = r.range(h * 0.08, h * 0.8);
      const size = r.range(0.5, 1.5) * s;
      out += dot(x, y, size, '#fff7de', `opacity="${f2(r.range(0.35, 0.8))}"`);
    }
  }
  return out;
}

import { curve } from '@atoll/art/draw/curves.ts';
import { f2 } from '@atoll/art/draw/numbers.ts';
import { clipTo, path, sheet } from '@atoll/art/draw/paper.ts';
import { rng } from '@atoll/art/draw/random.ts';
import { wanderingEdge } from '@atoll/art/scene/edges.ts';
import { CELL, FRAME, mapSize } from './measures.ts';
import type { MapPlan } from './plan.ts';
import type { MapSide } from './plans.ts';

interface Ring {
  width: number;
  height: number;
  inset: number;
  amp: number;
  seed: string;
}

/** A closed hand-cut edge so far inside the picture. */
function ring({ width: w, height: h, inset: m, amp, seed }: Ring): string {
  const r = 7;
  const sides: [[number, number], [number, number]][] = [
    [
      [m + r, m],
      [w - m - r, m],
    ],
    [
      [w - m, m + r],
      [w - m, h - m - r],
    ],
    [
      [w - m - r, h - m],
      [m + r, h - m],
    ],
    [
      [m, h - m - r],
      [m, m + r],
    ],
  ];
  return (
    sides
      .map(([from, to], i) => {
        const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 52);
        const pts = wanderingEdge(from, to, { amp, steps, seed: `${seed}${i}` });
        return curve(pts).replace(/^M/, i === 0 ? 'M' : 'L');
      })
      .join('') + 'Z'
  );
}

/** The ice of the far south along the lower edge of the equatorial side. */
function southernIce({ width, height }: { width: number; height: number }): string {
  const r = rng('southern ice');
  const n = 46;
  const top = (base: number): string =>
    `M-9 ${height + 9}L` +
    Array.from({ length: n + 1 }, (_, i) => {
      const x = (i / n) * (width + 18) - 9;
      return `${f2(x)} ${f2(base + r.range(-2.6, 2.6) - 2 * Math.sin(i * 0.7))}`;
    }).join('L') +
    `L${width + 9} ${height + 9}Z`;
  return (
    sheet(top(height - FRAME + 5.5), '#cfdded', 1) + sheet(top(height - FRAME + 9), '#f4f6f4', 1)
  );
}

/** Two chevrons on the mat: the sea continues at the other side of the map. */
function wrapSign(x: number, y: number, way: 1 | -1): string {
  const chevron = (dx: number): string =>
    `M${f2(x + (dx - 2.4) * way)} ${f2(y - 5)}l${f2(5 * way)} 5l${f2(-5 * way)} 5`;
  return `<path d="${chevron(-2.4)}${chevron(2.4)}" fill="none" stroke="#ffd98c" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The signs of all rows that wrap around. */
export const wrapSigns = (plan: MapPlan): string =>
  (plan.wraps ?? [])
    .map((row) => {
      const y = FRAME + (row + 0.5) * CELL;
      return wrapSign(7.5, y, -1) + wrapSign(mapSize(plan).width - 7.5, y, 1);
    })
    .join('');

/** The border of the map: ice, the mat with its hand-cut window, signs where the map wraps. */
export function matArt(side: MapSide, plan: MapPlan): string {
  const size = mapSize(plan);
  const outer = ring({ ...size, inset: 3, amp: 1.4, seed: `${side} outer` });
  const inner = ring({ ...size, inset: 12, amp: 1.6, seed: `${side} inner` });
  const lower = ring({ ...size, inset: 15, amp: 1.8, seed: `${side} lower` });
  const frame = (hole: string, fill: string, lift: 1 | 2): string =>
    `<path d="${outer}${hole}" fill="${fill}" fill-rule="evenodd" filter="url(#lift${lift})"/>`;
  return (
    (side === 'equatorial' ? clipTo(outer, southernIce(size)) : '') +
    frame(lower, '#1f4f78', 1) +
    frame(inner, '#143058', 2) +
    path(inner, 'none', 'stroke="#f7a878" stroke-opacity=".55" stroke-width="1"') +
    wrapSigns(plan)
  );
}

/** The outer edge of the mat: nothing of the map reaches over it. */
export const matEdge = (side: MapSide, plan: MapPlan): string =>
  ring({ ...mapSize(plan), inset: 3, amp: 1.4, seed: `${side} outer` });

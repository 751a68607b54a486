import { dark } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, g, line, sheet, vol } from '../../draw/paper.ts';
import { eyeArt } from '../eye.ts';
import { fin, leafFin, tailFin } from './fins.ts';
import type { FishSpec, GillSpec, MouthSpec } from './spec.ts';
import { surface } from './surface.ts';
import type { Surface } from './body.ts';

/** A sheet of another colour from a wandering line along the body to beyond its edge. */
function counterShade(
  { M }: Surface,
  fill: string,
  { line: y, edge }: { line(t: number): number; edge: number },
): string {
  const a = [];
  const b = [];
  for (let i = 0; i <= 16; i++) {
    a.push(M(i / 16, y(i / 16)));
    b.push(M(i / 16, edge));
  }
  return sheet(loop([...a, ...b.reverse()]), fill, 1);
}

function gillCover({ M }: Surface, gl: GillSpec, base: string): string {
  const a = [];
  for (let i = 0; i <= 8; i++) {
    const v = gl.v0 + ((gl.v1 - gl.v0) * i) / 8;
    a.push(M(gl.t + gl.bow * Math.cos((i / 8 - 0.5) * Math.PI), v));
  }
  return line(curve(a), gl.col ?? dark(base, 0.5), 1.1, 'opacity=".55"');
}

function mouthLine({ M }: Surface, m: MouthSpec, base: string): string {
  const a = M(m.t0 ?? 0.005, m.v0 ?? 0.1);
  const b = M(m.t1, m.v1);
  const d = `M${f2(a[0])} ${f2(a[1])}Q${f2((a[0] + b[0]) / 2)} ${f2((a[1] + b[1]) / 2 + (m.sag ?? 1))} ${f2(b[0])} ${f2(b[1])}`;
  return line(d, m.col ?? dark(base, 0.65), m.w ?? 1.3);
}

function bodyPaint(B: Surface, p: FishSpec): string {
  const { back, belly } = p.col;
  const { bellyV = 0.3, backV = -0.45 } = p;
  let inner = '';
  if (belly)
    inner += counterShade(B, belly, { line: (t) => bellyV + Math.sin(t * 9) * 0.05, edge: 1.5 });
  if (back)
    inner += counterShade(B, back, { line: (t) => backV + Math.sin(t * 8 + 1) * 0.06, edge: -1.5 });
  return inner + (p.pattern ? p.pattern(B) : '') + vol(B.body);
}

/** Draws a fish, far parts first. */
export function fish(p: FishSpec): string {
  const B = surface(p);
  const { base } = p.col;
  const colour = p.col.fin ?? base;
  let o = p.behind ? p.behind(B) : '';
  for (const f of p.pelvicBack ?? []) o += g(leafFin(B, f, { colour, lift: 1 }), 'opacity=".85"');
  o += tailFin(B, p.tail, { colour });
  const fins = [
    ...(p.dorsal ?? []).map((f) => fin(B, f, { side: -1, colour })),
    ...(p.anal ?? []).map((f) => fin(B, f, { side: 1, colour })),
  ];
  o += fins.map((f) => f.art).join('') + sheet(B.body, base, 2);
  o += clipTo(p.patternOnFins ? [B.body, ...fins.map((f) => f.d)] : B.body, bodyPaint(B, p));
  if (p.patternOnFins && p.finTop) o += p.finTop(B);
  if (p.gill) o += gillCover(B, p.gill, base);
  if (p.face) o += p.face(B);
  if (p.mouth) o += mouthLine(B, p.mouth, base);
  const [x, y] = B.M(p.eye.t, p.eye.v);
  o += eyeArt(x, y, p.eye.r, p.eye.iris);
  for (const f of p.pelvic ?? []) o += leafFin(B, f, { colour });
  for (const f of p.pect ?? []) o += leafFin(B, f, { colour });
  return o + (p.front ? p.front(B) : '');
}

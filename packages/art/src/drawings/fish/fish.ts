import { dark } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { interp } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

export function fish(p) {
  const L = p.L, x0 = p.x0 ?? 100 - L * .56, cy = p.cy ?? 75;
  const top = interp(p.top), bot = interp(p.bot), mid = interp(p.mid ?? [[0, 0], [1, 0]]);
  const X = t => x0 + t * L;
  const Y = (t, v) => cy + mid(t) * L + (v < 0 ? v * top(t) : v * bot(t)) * L;
  const M = (t, v) => [X(t), Y(t, v)];
  const N = 26, ts = Array.from({ length: N }, (_, i) => Math.pow(i / (N - 1), 1.6));
  const body = loop(
    [...ts.map(t => M(t, -1)), ...ts.slice().reverse().map(t => M(t, 1))].filter((q, i, a) =>
      !i || Math.hypot(q[0] - a[i - 1][0], q[1] - a[i - 1][1]) > .4
    ),
  );
  const B = {
    L,
    X,
    Y,
    M,
    body,
    band(t0, t1, bulge = 0, fill = '#fff', lift = 1, v0 = -1.4, v1 = 1.4, pinch = 0) {
      const vs = Array.from({ length: 11 }, (_, i) => v0 + (v1 - v0) * i / 10),
        sh = v => bulge * Math.cos(v * Math.PI / 2.6),
        pn = v => pinch * Math.abs(v);
      return sheet(
        loop([...vs.map(v => M(t0 - sh(v) + pn(v), v)), ...vs.reverse().map(v => M(t1 - sh(v) * .3 - pn(v), v))], .12),
        fill,
        lift,
      );
    },
    stripe(v0, v1, ta, tb, w, fill, lift = 0) {
      const a = [], b = [];
      for (let i = 0; i <= 14; i++) {
        const s = i / 14,
          t = ta + (tb - ta) * s,
          v = v0 + (v1 - v0) * s,
          y = Y(t, v),
          h = w * Math.sin(Math.PI * Math.min(1, Math.max(.02, s)) ** .7) * .5 + .25;
        a.push([X(t), y - h]);
        b.push([X(t), y + h]);
      }
      return sheet(loop([...a, ...b.reverse()]), fill, lift);
    },
    spots(n, seed, r0, r1, fill, keep = () => true) {
      const r = rng(seed);
      let o = '', c = [];
      let tries = 0;
      while (c.length < n && tries++ < n * 40) {
        const t = r.range(.04, 1), v = r.range(-.92, .92);
        if (!keep(t, v)) continue;
        const q = M(t, v);
        if (c.some(k => Math.hypot(k[0] - q[0], k[1] - q[1]) < r1 * 2.3)) continue;
        c.push(q);
        o += dot(q[0], q[1], r.range(r0, r1), fill);
      }
      return o;
    },
  };
  const fin = (f, side) => {
    const col = f.col ?? p.col.fin ?? p.col.base, s = side;
    const prof = interp(f.h), n = f.n ?? 12, outer = [];
    for (let i = 0; i <= n; i++) {
      const u = i / n, t = f.t0 + (f.t1 - f.t0) * u;
      const h = prof(u) * L, lean = (f.lean ?? .0) * h;
      outer.push([X(t) + lean, Y(t, s) + s * h]);
      if (f.spiny && i < n) {
        const u2 = (i + .62) / n, t2 = f.t0 + (f.t1 - f.t0) * u2, h2 = prof(u2) * L * (1 - f.spiny);
        outer.push([X(t2) + (f.lean ?? 0) * h2, Y(t2, s) + s * h2]);
      }
    }
    const base = [];
    for (let i = 0; i <= 6; i++) {
      const t = f.t0 + (f.t1 - f.t0) * (1 - i / 6);
      base.push([X(t), Y(t, s * (f.root ?? .72))]);
    }
    const shape = k =>
      loop(
        [...outer.map((q, i) => {
          const j = Math.round(i / (outer.length - 1) * 6), b = base[6 - j];
          return [b[0] + (q[0] - b[0]) * k, b[1] + (q[1] - b[1]) * k];
        }), ...base],
        f.spiny ? .1 : 1 / 6,
      );
    let o = sheet(shape(1), f.edge ?? col, 1);
    if (f.edge) o += `<path d="${shape(f.inner ?? .86)}" fill="${col}"/>`;
    if (f.sub) o += clipTo(shape(1), f.sub(B));
    const rays = f.rays ?? 9;
    let rd = '';
    for (let i = 1; i < rays; i++) {
      const u = i / rays, t = f.t0 + (f.t1 - f.t0) * u, h = prof(u) * L * .86;
      rd += `M${f2(X(t))} ${f2(Y(t, s * .8))}L${f2(X(t) + (f.lean ?? 0) * h)} ${f2(Y(t, s) + s * h)}`;
    }
    return { art: o + line(rd, f.ray ?? dark(col, .35), .7, 'opacity=".5"'), d: shape(1) };
  };
  const tailArt = () => {
    const tl = p.tail, col = tl.col ?? p.col.fin ?? p.col.base, bx = X(.985), by = Y(1, 0), w0 = top(1) * L, w1 = bot(1) * L;
    const shape = k => {
      const q = tl.pts.map(([dx, dy]) => [bx + dx * L * k, by + dy * L * (k < 1 ? k * .97 : 1)]);
      return loop([[bx - 3, by - w0 * .8], ...q, [bx - 3, by + w1 * .8]], tl.k ?? 1 / 7);
    };
    let o = sheet(shape(1), tl.edge ?? col, 1);
    if (tl.edge) o += `<path d="${shape(tl.inner ?? .86)}" fill="${col}"/>`;
    let rd = '';
    const m = tl.pts.length;
    for (let i = 0; i < m; i++) {
      const q = tl.pts[i];
      rd += `M${f2(bx)} ${f2(by + q[1] * L * .18)}L${f2(bx + q[0] * L * .78)} ${f2(by + q[1] * L * .8)}`;
    }
    return o + (tl.norays ? '' : line(rd, dark(col, .35), .7, 'opacity=".45"')) + (tl.extra ? tl.extra(B, bx, by) : '');
  };
  const leaf = f => { // pectoral and pelvic fins
    const [bx, by] = M(f.t, f.v), a = f.ang, len = f.len * L, w = f.w * L, col = f.col ?? p.col.fin ?? p.col.base;
    const loc = (u, s) => [bx + Math.cos(a) * u * len - Math.sin(a) * s * w, by + Math.sin(a) * u * len + Math.cos(a) * s * w];
    const sh = k =>
      loop([loc(-.02, -.22), loc(.4 * k, -.72 * k), loc(.86 * k, -.95 * k), loc(1.02 * k, -.35 * k), loc(.98 * k, .3 * k),
        loc(.74 * k, .8 * k), loc(.3 * k, .55 * k), loc(-.02, .22)]);
    const pointy = k =>
      loop([loc(0, -.3), loc(.45 * k, -.75 * k), loc(1 * k, -.25 * k), loc(.66 * k, .5 * k), loc(.3 * k, .55 * k), loc(0, .3)], .13);
    const S = f.pointy ? pointy : sh;
    let o = sheet(S(1), f.edge ?? col, f.lift ?? 2);
    if (f.edge) o += `<path d="${S(.82)}" fill="${col}"/>`;
    let rd = '';
    for (let i = 0; i < 6; i++) {
      const s = (i / 5 - .5) * 1.2, e = loc(.8, s), b = loc(.08, s * .3);
      rd += `M${f2(b[0])} ${f2(b[1])}L${f2(e[0])} ${f2(e[1])}`;
    }
    return o + line(rd, f.ray ?? dark(col, .4), .7, 'opacity=".45"');
  };
  let o = '';
  if (p.behind) o += p.behind(B);
  for (const f of p.pelvicBack ?? []) o += g(leaf({ ...f, lift: 1 }), 'opacity=".85"');
  o += tailArt();
  const clips = [body];
  let finArt = '';
  for (const f of p.dorsal ?? []) {
    const r = fin(f, -1);
    finArt += r.art;
    clips.push(r.d);
  }
  for (const f of p.anal ?? []) {
    const r = fin(f, 1);
    finArt += r.art;
    clips.push(r.d);
  }
  o += finArt + sheet(body, p.col.base, 2);
  let inner = '';
  if (p.col.belly) {
    const a = [], b = [];
    for (let i = 0; i <= 16; i++) {
      const t = i / 16;
      a.push(M(t, (p.bellyV ?? .3) + Math.sin(t * 9) * .05));
      b.push(M(t, 1.5));
    }
    inner += sheet(loop([...a, ...b.reverse()]), p.col.belly, 1);
  }
  if (p.col.back) {
    const a = [], b = [];
    for (let i = 0; i <= 16; i++) {
      const t = i / 16;
      a.push(M(t, (p.backV ?? -.45) + Math.sin(t * 8 + 1) * .06));
      b.push(M(t, -1.5));
    }
    inner += sheet(loop([...a, ...b.reverse()]), p.col.back, 1);
  }
  if (p.pattern) inner += p.pattern(B);
  inner += `<path d="${body}" fill="url(#vol)"/>`;
  o += clipTo(p.patternOnFins ? clips : [body], inner);
  if (p.patternOnFins && p.finTop) o += p.finTop(B);
  if (p.gill) {
    const gl = p.gill, a = [];
    for (let i = 0; i <= 8; i++) {
      const v = gl.v0 + (gl.v1 - gl.v0) * i / 8;
      a.push(M(gl.t + gl.bow * Math.cos((i / 8 - .5) * Math.PI), v));
    }
    o += line(curve(a), gl.col ?? dark(p.col.base, .5), 1.1, 'opacity=".55"');
  }
  if (p.face) o += p.face(B);
  if (p.mouth) {
    const m = p.mouth, a = M(m.t0 ?? 0.005, m.v0 ?? .1), b = M(m.t1, m.v1);
    o += line(
      `M${f2(a[0])} ${f2(a[1])}Q${f2((a[0] + b[0]) / 2)} ${f2((a[1] + b[1]) / 2 + (m.sag ?? 1))} ${f2(b[0])} ${f2(b[1])}`,
      m.col ?? dark(p.col.base, .65),
      m.w ?? 1.3,
    );
  }
  const e = M(p.eye.t, p.eye.v);
  o += eyeArt(e[0], e[1], p.eye.r, p.eye.iris);
  for (const f of p.pelvic ?? []) o += leaf(f);
  for (const f of p.pect ?? []) o += leaf(f);
  if (p.front) o += p.front(B);
  return o;
}


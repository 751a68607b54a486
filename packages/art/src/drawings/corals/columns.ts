import { mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { clipTo, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

export function columns(o) {
  const c = { ...o }, r = rng(c.seed);
  let s = '';
  for (const [x, h, w, f, lean = 0] of c.cols) {
    const col = mix(c.back, c.base, f),
      t = x + lean,
      top = 148 - h,
      d = loop(
        [[x - w * .82, 150], [x - w * .9 + lean * .3, 148 - h * .4], [t - w, top + w * .75], [t - w * .62, top + w * .1], [t,
          top - w * .12], [t + w * .62, top + w * .1], [t + w, top + w * .75], [x + w * .9 + lean * .3, 148 - h * .4], [x + w * .82, 150]],
      );
    s += sheet(d, col, 2) + clipTo(d, c.tex({ x, t, h, w, top, col, r, f }) + vol(d, .8)) +
      (c.over ? c.over({ x, t, h, w, top, col, r, f, d }) : '');
  }
  return s;
}


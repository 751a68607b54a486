import { loop } from '../../draw/curves.ts';
import { clipTo, dot, g, line, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { strip } from './limbs.ts';

/**
 * Sea wasp: box-shaped glassy bell, hand-like bases at its corners each with a bundle of long ribbons, eye pits
 * low on the sides.
 */
export function seaWasp(): string {
  const w = '#e8f4ff', m = '#a9c4ee', r = rng('wasp');
  let s = '';
  const hand = (x: number, y: number, k: number, back: number) => {
    let o = '';
    for (let i = 0; i < 6; i++) {
      const u = i / 5 - .5, bx = x + u * 20 * k, sw = r.range(-6, 6), l = r.range(78, 98) * (back ? .8 : 1);
      const T = tube(
        [[bx, y + 8], [bx + 6 + sw + u * 12, y + 8 + l * .33], [bx + 2 - sw + u * 26, y + 8 + l * .66], [bx + 14 + sw + u * 44, y + 8 + l]],
        [[0, 2.8], [.7, 2], [1, .6]],
        40,
      );
      o += sheet(T.d, back ? '#8d9fd8' : i % 2 ? '#f3e6ff' : '#c9b6f2', 1);
      let bd = '';
      for (let t = .05; t < 1; t += .06) bd += strip(T, t, t + .026, back ? '#6a78b8' : '#7d5fb8');
      o += clipTo(T.d, bd);
    }
    o += sheet(
      loop([[x - 6 * k, y - 12], [x - 13 * k, y + 4], [x - 11 * k, y + 13], [x - 6 * k, y + 9], [x - 3 * k, y + 15], [x + 1 * k, y + 9], [
        x + 5 * k,
        y + 15,
      ], [x + 8 * k, y + 8], [x + 13 * k, y + 11], [x + 13 * k, y + 2], [x + 6 * k, y - 12]]),
      back ? '#8fa8dc' : m,
      2,
    );
    return o;
  };
  s += hand(76, 78, .8, 1) + hand(142, 76, .8, 1);
  const back = loop([[70, 22], [84, 14], [118, 12], [142, 18], [150, 32], [150, 78], [110, 84], [72, 78]]);
  s += sheet(back, '#6d8ccc', 2);
  // gut and stomach seen through the glass
  s += sheet(
    loop([[88, 30], [104, 26], [120, 30], [122, 44], [112, 50], [110, 70], [104, 78], [99, 70], [97, 50], [87, 44]]),
    '#f6c9d6',
    1,
  ) + line('M94 36q10 6 22 0M96 42q8 5 18 0', '#c9708f', 1.4);
  const bell = loop([[50, 36], [56, 22], [74, 14], [100, 12], [126, 14], [142, 22], [150, 38], [152, 62], [150, 86], [136, 91], [118, 87], [
    100,
    92,
  ], [82, 87], [64, 91], [50, 86], [48, 60]]);
  s += `<path d="${bell}" fill="${w}" opacity=".5" filter="url(#lift3)"/>` +
    clipTo(
      bell,
      `<path d="${loop([[44, 40], [66, 28], [76, 40], [78, 92], [40, 96]])}" fill="#fff" opacity=".3"/><path d="${
        loop([[132, 34], [150, 30], [160, 96], [124, 96], [122, 48]])
      }" fill="#2c4a9c" opacity=".25"/>` + line('M78 20Q72 50 76 90M124 20Q130 50 126 90', '#fff', 1.6, 'opacity=".7"') +
        line('M52 82Q66 74 82 80Q100 86 118 80Q134 74 150 82', '#fff', 2, 'opacity=".8"'),
    );
  s += line('M58 30Q70 18 94 17', '#fff', 3, 'opacity=".85"');
  for (const [x, y] of [[60, 66], [101, 80], [141, 66]]) {
    s += `<ellipse cx="${x}" cy="${y}" rx="4" ry="5.4" fill="#fff" opacity=".7"/>` + dot(x, y + 1.4, 2.3, '#151338') +
      dot(x, y - 2.4, 1.2, '#151338');
  }
  return g(s + hand(58, 90, 1, 0) + hand(144, 90, 1, 0), 'transform="rotate(-13 90 70) translate(27 4) scale(.7)"');
}

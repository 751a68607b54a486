import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import { animals } from '../animals.ts';
import { branchCoral } from '../corals/branch-coral.ts';
import { corals } from '../corals/corals.ts';
import { band, boat, box, fishlet, mid, put, reef } from './stage.ts';

/** People at work for the reef below the water, by card id. */
export const divers = {
  'clean-up-dive': () => {
    let s = box('dive', 'lagoon', { cy: 0.42, hole: 0.42 });
    s += band(-30, 3, 'air', '#ffe6b8', 0, 40) + band(36, 4, 'srf', '#57b3b4', 0, 62);
    s += boat(212, 34, 0.9, '#c8442a', '#fff3e0');
    s += reef(226, '#277385');
    s += put(corals['brush-coral']('bold'), 254, 240, 0.5) + put(branchCoral(), 40, 246, 0.5);
    // diver, head to the left
    const suit = '#14213d';
    const trim = '#f7a93b';
    let d = '';
    d +=
      sheet(
        tube(
          [
            [192, 120],
            [222, 112],
            [246, 122],
          ],
          [
            [0, 8],
            [0.6, 6.5],
            [1, 5],
          ],
          20,
        ).d,
        '#22315c',
        1,
      ) +
      sheet(
        loop([
          [244, 117],
          [262, 106],
          [286, 104],
          [280, 116],
          [262, 126],
          [246, 128],
        ]),
        '#e0943a',
        1,
      );
    d +=
      sheet(
        tube(
          [
            [120, 116],
            [146, 106],
            [176, 110],
            [200, 122],
          ],
          [
            [0, 11],
            [0.3, 15],
            [0.7, 12],
            [1, 9],
          ],
          30,
        ).d,
        suit,
        2,
      ) +
      sheet(
        tube(
          [
            [196, 124],
            [222, 136],
            [242, 152],
          ],
          [
            [0, 9],
            [0.6, 7],
            [1, 5],
          ],
          20,
        ).d,
        suit,
        1,
      ) +
      sheet(
        loop([
          [238, 148],
          [256, 150],
          [276, 164],
          [266, 172],
          [248, 164],
          [236, 158],
        ]),
        trim,
        1,
      );
    d +=
      sheet(
        loop([
          [128, 88],
          [168, 90],
          [176, 96],
          [168, 104],
          [130, 102],
          [122, 95],
        ]),
        '#f2c14b',
        2,
      ) +
      line('M140 104Q150 120 158 124', trim, 3) +
      dot(104, 106, 15, '#e8b48c', 'filter="url(#lift2)"') +
      sheet(
        loop([
          [104, 90],
          [118, 96],
          [121, 112],
          [112, 122],
          [116, 104],
        ]),
        suit,
        1,
      ) +
      sheet(
        loop([
          [86, 98],
          [104, 96],
          [106, 110],
          [90, 112],
        ]),
        '#2f3f6c',
        1,
      ) +
      path(
        loop([
          [89, 101],
          [102, 99],
          [103, 108],
          [92, 109],
        ]),
        '#a8e4ea',
      ) +
      dot(94, 117, 4, '#14213d') +
      line('M94 117Q112 132 128 100', '#14213d', 2.4);
    d +=
      sheet(
        tube(
          [
            [134, 118],
            [116, 140],
            [92, 152],
          ],
          [
            [0, 8],
            [1, 5],
          ],
          18,
        ).d,
        '#22315c',
        2,
      ) + dot(89, 153, 5.6, '#e8b48c', 'filter="url(#lift1)"');
    s += g(d);
    // net bag
    s += sheet(
      loop([
        [70, 158],
        [104, 158],
        [112, 192],
        [98, 212],
        [72, 212],
        [58, 192],
      ]),
      '#d9e8c8',
      2,
    );
    s +=
      sheet('M72 176l5 -14h6l1 14v28h-14Z', '#4fb06c', 1) +
      sheet('M92 182h14v22h-14Z', '#e2583c', 1) +
      dot(82, 198, 6, '#fff3e0');
    let n = '';
    for (let i = 0; i < 7; i++) n += `M${62 + i * 8} 158Q${56 + i * 9} 186 ${68 + i * 6} 212`;
    for (let i = 0; i < 5; i++) n += `M60 ${168 + i * 10}Q86 ${175 + i * 10} 111 ${168 + i * 10}`;
    s += line(n, '#2d5f5c', 1.1, 'opacity=".8"') + line('M68 158Q88 150 106 158', '#f7a93b', 3);
    for (const [x, y, q] of [
      [84, 84, 5],
      [76, 70, 3.4],
      [88, 60, 4.4],
      [80, 48, 2.6],
    ]) {
      s += dot(x, y, q, '#e9fffb', 'opacity=".8"') + dot(x - 1, y - 1, q * 0.3, '#fff');
    }
    s += g(
      `<rect x="-8" y="-17" width="16" height="30" rx="4" fill="#8fd0e0"/><rect x="-4" y="-24" width="8" height="8" fill="#e2587c"/>`,
      'transform="translate(150 222) rotate(64)" filter="url(#lift1)"',
    );
    s += line('M200 232Q180 214 170 226T140 214T180 200T214 216', '#fff3e0', 1.2);
    return s + band(248, 4, 'd9', '#1b4f6c');
  },
  'coral-nursery': () => {
    let s = box('nurs', 'lagoon', { cy: 0.38, hole: 0.42 });
    s += reef(232, '#277385');
    s +=
      sheet('M147 26H153V254H147Z', '#fff6e6', 2) +
      dot(150, 22, 13, '#f7a93b', 'filter="url(#lift2)"') +
      dot(146, 18, 4, '#ffe0a8');
    const cols = [
      ['#e8825a', '#fff0cf', '#a24a56'],
      ['#b57ad0', '#f6dcff', '#5f3c8c'],
      ['#e0508a', '#ffd8e6', '#7a2460'],
      ['#5a8fe0', '#e6f2ff', '#2f4a94'],
      ['#f2c14b', '#fffbe0', '#a5702c'],
    ];
    let n = 0;
    [
      [60, 112],
      [110, 100],
      [160, 86],
    ].forEach(([y, w], j) => {
      s += sheet(
        loop(
          [
            [150 - w, y - 1],
            [150, y - 3.6],
            [150 + w, y - 1],
            [150 + w, y + 2],
            [150, y + 1.4],
            [150 - w, y + 2],
          ],
          0.1,
        ),
        '#fff6e6',
        2,
      );
      for (const u of j === 0
        ? [-0.9, -0.42, 0.42, 0.9]
        : j === 1
          ? [-0.92, -0.42, 0.42, 0.92]
          : [-0.94, -0.42, 0.42, 0.94]) {
        const x = 150 + u * w;
        const l = 12;
        const c = cols[n % 5];
        s += line(`M${f2(x)} ${y}v${l}`, '#14213d', 1.3);
        s += mid(
          branchCoral({
            base: c[0],
            tip: c[1],
            back: c[2],
            seed: 'frag' + n,
            w: 9,
            len: 40,
            trunks: 3,
            depth: 3,
            spread: 0.44,
            fan: 1,
          }),
          x,
          y + l + 8,
          0.27,
          180 + ((n * 37) % 24) - 12,
        );
        n++;
      }
    });
    s +=
      mid(animals['ocellaris-clownfish'](), 70, 226, 0.34, 0, -1) +
      fishlet(232, 222, 1.2, '#ffd98c') +
      fishlet(256, 210, 0.9, '#ffd98c');
    s +=
      band(246, 4, 'n2', '#1d536d') +
      put(branchCoral({ seed: 'pl', len: 26, trunks: 4 }), 110, 264, 0.3) +
      put(
        branchCoral({
          base: '#e0508a',
          tip: '#ffd8e6',
          back: '#7a2460',
          seed: 'pl3',
          len: 26,
          trunks: 4,
        }),
        192,
        264,
        0.3,
      );
    for (const [x, y, q] of [
      [34, 40, 3],
      [44, 28, 2],
      [262, 34, 3],
    ])
      s += dot(x, y, q, '#f4fffb', 'opacity=".8"');
    return s;
  },
};

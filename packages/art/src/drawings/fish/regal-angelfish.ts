import { curve, loop } from '../../draw/curves.ts';
import { clipTo, line, sheet, vol } from '../../draw/paper.ts';
import { dwarfAngel } from './dwarf-angelfish.ts';
import { patch, points } from './pattern.ts';
import type { FishSpec } from './spec.ts';

/**
 * Pygoplites diacanthus: dark-edged blue-white bars on orange, blue rear dorsal, blue-orange
 * striped anal, plain yellow tail.
 */
export const regalAngelfish: FishSpec = {
  ...dwarfAngel({
    base: '#f59a24',
    fin: '#f59a24',
    edge: '#5f8ff0',
    tail: '#fcd23f',
    tailEdge: '#fbe27a',
    pelv: '#fbd45a',
    pect: '#ffd68a',
    iris: '#ffd873',
    analCol: '#f08a2a',
    pattern: (B) => {
      let s =
        patch(
          B,
          [
            [0.62, -1.02],
            [0.76, -1.05],
            [0.9, -0.82],
            [1.0, -0.9],
            [1.2, -2.4],
            [0.6, -2.2],
          ],
          '#24389e',
          1,
        ) + B.spots(0, 'x', 1, 1, '#fff');
      const bar = (t: number, w: number, lean: number) => {
        const c = (k: number): string =>
          loop(
            points(B, [
              [t - w * k, -1.9],
              [t + w * k, -1.9],
              [t + w * k + lean * 0.25, -0.8],
              [t + w * k + lean * 0.55, 0],
              [t + w * k + lean * 0.35, 0.7],
              [t + lean * 0.1, 1.28 + (k - 1) * 0.06],
              [t - w * k + lean * 0.35, 0.7],
              [t - w * k + lean * 0.55, 0],
              [t - w * k + lean * 0.25, -0.8],
            ]),
            0.15,
          );
        return sheet(c(1.85), '#2a2360', 0) + sheet(c(1), '#e9f1ff', 1);
      };
      for (let i = 0; i < 6; i++) s += bar(0.305 + i * 0.113, 0.017, 0.055);
      return s;
    },
    asub: (B) =>
      line(
        Array.from({ length: 6 }, (_, i) =>
          curve(
            points(B, [
              [0.46, 1.0 + i * 0.1],
              [0.7, 1.06 + i * 0.12],
              [0.98, 0.94 + i * 0.18],
            ]),
          ),
        ).join(''),
        '#3a55c8',
        1.9,
      ),
    face: (B) =>
      clipTo(
        B.body,
        patch(
          B,
          [
            [-0.1, -2],
            [0.19, -2],
            [0.21, -0.9],
            [0.225, -0.2],
            [0.2, 0.4],
            [0.13, 1.4],
            [-0.1, 2],
          ],
          '#7f93b8',
          1,
        ) +
          patch(
            B,
            [
              [-0.1, 0.2],
              [0.08, 0.3],
              [0.17, 0.38],
              [0.13, 1.3],
              [-0.1, 1.6],
            ],
            '#fbd45a',
            0,
          ) +
          line(
            curve(
              points(B, [
                [0.205, -1.05],
                [0.22, -0.3],
                [0.215, 0.2],
                [0.15, 1.05],
              ]),
            ),
            '#3a62d8',
            2,
          ) +
          line(
            curve(
              points(B, [
                [0.1, -0.75],
                [0.105, -0.2],
                [0.1, 0.25],
                [0.13, 0.5],
              ]),
            ),
            '#3a62d8',
            1.5,
          ) +
          vol(B.body),
      ),
  }),
  patternOnFins: true,
};

import { circle, COLOURS, line, scale, svg, text } from '../svg.ts';
import { isJudged, statedIn, type About, type Series } from './calibration-table.ts';
import { binned } from './reliability.ts';

const SIZE = 360;
const LEFT = 56;
const TOP = 16;
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** A reliability diagram: stated chance to the right, share of wins upwards, a colour a series. */
export function calibrationPlot(series: readonly Series[], about: About): string {
  const x = scale([0, 1], [LEFT, LEFT + SIZE]);
  const y = scale([0, 1], [TOP + SIZE, TOP]);
  const points = series.flatMap(({ matches }, index) => {
    const bins = binned(statedIn(matches, isJudged)).filter(({ count }) => count > 0);
    const style = COLOURS[index % COLOURS.length] as string;
    return bins.map(({ chance, won }) => circle(style, { x: x(chance), y: y(won), r: 5 }));
  });
  return svg({
    width: LEFT + SIZE + 120,
    height: TOP + SIZE + 56,
    title: `${about.name}: stated chance to win and share of wins`,
    shapes: [
      ...TICKS.flatMap((tick) => [
        line('grid', { from: [x(0), y(tick)], to: [x(1), y(tick)] }),
        line('grid', { from: [x(tick), y(0)], to: [x(tick), y(1)] }),
        text(`${100 * tick}`, { x: x(tick), y: y(0) + 18, style: 'soft middle' }),
        text(`${100 * tick}`, { x: x(0) - 8, y: y(tick) + 4, style: 'soft end' }),
      ]),
      line('bound', { from: [x(0), y(0)], to: [x(1), y(1)] }),
      text('stated chance, %', { x: x(0.5), y: y(0) + 40, style: 'middle' }),
      ...points,
      ...series.flatMap(({ seats }, index) => [
        circle(COLOURS[index % COLOURS.length] as string, {
          x: x(1) + 24,
          y: TOP + 12 + 22 * index,
          r: 5,
        }),
        text(`${seats} seats`, { x: x(1) + 36, y: TOP + 16 + 22 * index }),
      ]),
    ],
  });
}

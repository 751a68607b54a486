import type { Targets } from '@atoll/catalog';
import { outliers, type CardFigures } from '../figures/card-figures.ts';
import { circle, COLOURS, line, polygon, scale, svg, text, type Placed } from '../../svg.ts';

const WIDTH = 820;
const HEIGHT = 520;
const LEFT = 56;
const RIGHT = WIDTH - 24;
const TOP = 44;
const BOTTOM = HEIGHT - 56;
/** The range of the chart beyond the target; cards farther out stand at its edge. */
const REACH = 2.5;

/**
 * Each card by how often it is bought and by its effect on winning; cards outside the targets by
 * name.
 */
export function cardChart(
  title: string,
  figures: readonly CardFigures[],
  targets: Targets,
): string {
  const shown = figures.filter(({ held, bought }) => held && bought);
  const groups = [...new Set(figures.map(({ group }) => group))];
  const reach = targets.wins * REACH;
  const x = scale([0, 1], [LEFT, RIGHT]);
  const level = scale([-reach, reach], [BOTTOM, TOP]);
  const y = (share: number): number => level(Math.max(-reach, Math.min(reach, share)));
  const placeOf = ({ bought, held }: CardFigures): Placed => ({
    x: x(bought?.value ?? 0),
    y: y(held?.value ?? 0),
  });
  const far = outliers(shown);
  return svg({
    width: WIDTH,
    height: HEIGHT,
    title,
    shapes: [
      ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
        line('grid', { from: [x(share), TOP], to: [x(share), BOTTOM] }),
        text(`${100 * share} %`, { x: x(share), y: BOTTOM + 20, style: 'soft middle' }),
      ]),
      ...[-2, -1, 0, 1, 2]
        .map((step) => step * targets.wins)
        .flatMap((share) => [
          line(Math.abs(share) === targets.wins ? 'bound' : 'grid', {
            from: [LEFT, y(share)],
            to: [RIGHT, y(share)],
          }),
          text(share > 0 ? `+${100 * share}` : String(100 * share), {
            x: LEFT - 8,
            y: y(share) + 4,
            style: 'soft end',
          }),
        ]),
      line('bound', { from: [x(targets.bought), TOP], to: [x(targets.bought), BOTTOM] }),
      text('bought, of the matches in which it could be', {
        x: (LEFT + RIGHT) / 2,
        y: BOTTOM + 42,
        style: 'middle',
      }),
      text('wins beyond the equal share of seats that bought it, in points', {
        x: LEFT - 40,
        y: 22,
      }),
      ...groups.flatMap((group, index) => {
        const left = RIGHT - 90 * (groups.length - index);
        return [mark(index, { x: left + 10, y: 18 }), text(group, { x: left + 20, y: 22 })];
      }),
      ...far.map(({ held, ...card }) => {
        const place = placeOf({ held, ...card });
        return line('spread', {
          from: [place.x, y(held?.low ?? 0)],
          to: [place.x, y(held?.high ?? 0)],
        });
      }),
      ...shown.map((card) => mark(groups.indexOf(card.group), placeOf(card))),
      ...labels(far.map((card) => ({ name: card.name, ...placeOf(card) }))),
    ],
  });
}

/** Groups differ in shape as well as in colour. */
function mark(group: number, { x, y }: Placed): string {
  const style = COLOURS[group % COLOURS.length] ?? 'one';
  return group % 2 === 0
    ? circle(style, { x, y, r: 4 })
    : polygon(style, [
        [x, y - 5],
        [x + 5, y],
        [x, y + 5],
        [x - 5, y],
      ]);
}

interface Label extends Placed {
  readonly name: string;
}

/**
 * Names beside their marks, moved up or down a little to avoid overlaps; omitted where that is not
 * enough.
 */
function labels(wanted: readonly Label[]): readonly string[] {
  const taken: { readonly left: number; readonly right: number; readonly y: number }[] = [];
  return wanted.flatMap(({ name, x, y }) => {
    const width = 6.2 * name.length;
    const before = x + 8 + width > RIGHT;
    const [left, right] = before ? [x - 8 - width, x - 8] : [x + 8, x + 8 + width];
    const free = [0, 12, -12, 24, -24]
      .map((by) => y + 4 + by)
      .filter((at) => at > TOP && at <= BOTTOM)
      .find(
        (at) =>
          !taken.some(
            (other) => other.left < right && left < other.right && Math.abs(other.y - at) < 12,
          ),
      );
    if (free === undefined) return [];
    taken.push({ left, right, y: free });
    return [
      text(name, { x: before ? x - 8 : x + 8, y: free, style: before ? 'soft end' : 'soft' }),
    ];
  });
}

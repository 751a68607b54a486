import { clipTo, dot, sheet } from '../draw/paper.ts';
import { scoped } from '../draw/scope.ts';
import { palette } from '../palette.ts';
import { continued } from '../scene/edges.ts';
import { lightBox, waters } from '../scene/water.ts';
import { roundFrame, wavy } from './frame.ts';
import { FACE } from './measures.ts';

const MOON = { x: 150, y: 168, r: 66, paper: '#f8e8c4', crater: '#dcc391' };

/** The back of the event cards, 300 x 420 units: the moon over a sea at night. */
export function eventBack(): string {
  return scoped('event-back', () => {
    const { width, height, radius, window } = FACE.event.L;
    const { x, y, r, paper, crater } = MOON;
    const frame = roundFrame({ width, height, window, wave: 7, seed: 'event back' }, radius);
    const night = lightBox({ width, height }, 'night', {
      seed: 'event back',
      cy: 0.4,
      hole: 0.3,
      rays: false,
      flora: false,
    });
    const moon =
      dot(x, y, r, paper, 'filter="url(#lift3)"') +
      dot(x - 22, y - 18, 12, crater) +
      dot(x + 24, y + 6, 16, crater) +
      dot(x - 10, y + 30, 9, crater) +
      dot(x, y, r, 'url(#vol)');
    const waves = waters.night.sheets.slice(1).map((fill, i) => {
      const top = 276 + i * 44;
      const edge = wavy([-10, top], width + 10, { amp: 10, steps: 8, seed: `back ${i}` });
      return sheet(
        `M-20 ${height + 20}V${top}${continued(edge)}L${width + 20} ${height + 20}Z`,
        fill,
        2,
      );
    });
    return (
      clipTo(frame.outer, night + moon + waves.join('')) +
      `<path d="${frame.outer}" fill="none" stroke="${palette.eventCard.edge}" stroke-opacity=".7" stroke-width="2"/>`
    );
  });
}

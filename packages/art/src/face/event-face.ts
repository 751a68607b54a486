import { clipTo, sheet } from '../draw/paper.ts';
import { scoped } from '../draw/scope.ts';
import { palette } from '../palette.ts';
import { continued } from '../scene/edges.ts';
import { roundFrame, wavy } from './frame.ts';
import { FACE } from './measures.ts';

/**
 * The face of an event card without its texts: the scene above night paper with a wavy edge.
 * Measures: `FACE.event`.
 */
export function eventFace({ id, scene }: { id: string; scene: string }): string {
  return scoped(`face-L-${id}`, () => {
    const { width, height, radius, window } = FACE.event.L;
    const frame = roundFrame({ width, height, window, wave: 7, seed: id }, radius);
    const edge = wavy([-10, window.height], width + 10, { amp: 7, steps: 10, seed: id });
    const night = sheet(
      `M-20 ${height + 20}V${window.height + 2}${continued(edge)}L${width + 20} ${height + 20}Z`,
      palette.eventCard.face,
      3,
    );
    return (
      clipTo(frame.outer, scene + night) +
      `<path d="${frame.outer}" fill="none" stroke="${palette.eventCard.edge}" stroke-opacity=".7" stroke-width="2"/>`
    );
  });
}

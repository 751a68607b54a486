import type { AtollEvent, CardId } from '../../src/index.ts';
import {
  createCardScene,
  type CardSceneInput,
} from '@atoll/table-kit/table/canvas/scene/card-scene.ts';
import type { Stage } from '@atoll/table-kit/table/canvas/stage.ts';
import type { Scene } from '@atoll/table-kit/table/canvas/surface.tsx';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import type { Placement } from '../layout/placement.ts';
import { planMotions } from '../motion/plan.ts';
import type { ArtKit } from './art-kit.ts';
import { createPainter } from './painter.ts';
import { turnTide } from './tide.ts';

export interface SceneInput extends CardSceneInput<Placement, AtollEvent> {
  /** The water between shelf, panels and bar. */
  readonly sea: Rect;
  /** The card of the prompt, or ''. */
  readonly asked: CardId;
}

export interface AtollScene extends Scene<SceneInput, string> {
  sharpen(pixels: number): Promise<void>;
}

/** The drawn table of Atoll. */
export function createScene(stage: Stage, kit: ArtKit): AtollScene {
  const { redraw, ...scene } = createCardScene<Placement, SceneInput, AtollEvent>(stage, {
    painter: createPainter(kit),
    plan: ({ before, after, events }) =>
      planMotions({
        before: before.placements,
        after: after.placements,
        events,
        asked: before.asked,
        anchors: after.transition.anchors,
      }),
    // the tide is the only effect
    playEffect: (air, effect, { sea }) => turnTide(air, effect, sea),
  });
  const sharpen = async (pixels: number): Promise<void> => {
    if (await kit.atlas.sharpen(pixels)) redraw();
  };
  return { ...scene, sharpen };
}

import { svgDocument } from '../src/draw/defs.ts';
import type { Detail } from '../src/draw/detail.ts';
import { scoped } from '../src/draw/scope.ts';
import { animalArt, animalIds, coralArt, coralIds } from '../src/drawings/drawings.ts';
import type { Box } from '../src/face/measures.ts';
import type { Creature } from '../src/face/place.ts';
import type { Workshop } from './cache.ts';

/** A drawing with its box, measured by its opaque pixels. */
export type Creatures = ReadonlyMap<string, Creature>;

// drawings live in a 200 x 150 box and may reach over its edges by this much
const PAD = 40;
const SCALE = 1;
const VIEW = [-PAD, -PAD, 200 + PAD * 2, 150 + PAD * 2] as const;

/** Draws every animal and coral and measures it. */
export async function measureCreatures(workshop: Workshop, detail: Detail): Promise<Creatures> {
  return new Map(
    await Promise.all([
      ...animalIds.map(
        async (id): Promise<[string, Creature]> => [
          id,
          await measured(animalArt(id, detail), workshop),
        ],
      ),
      ...coralIds.map(
        async (id): Promise<[string, Creature]> => [
          id,
          await raised(await measured(coralArt(id, detail), workshop), workshop),
        ],
      ),
    ]),
  );
}

/** The creature of that id; throws if there is no drawing for it. */
export function creatureOf(creatures: Creatures, id: string): Creature {
  const creature = creatures.get(id);
  if (!creature) throw new Error(`no drawing for ${id}`);
  return creature;
}

/** A drawing with the box of its opaque pixels. */
export async function measured(art: string, workshop: Workshop): Promise<Creature> {
  const [x, y, width, height] = await workshop.extent(svgDocument(art, VIEW, { scale: SCALE }));
  return {
    art,
    extent: {
      x: x / SCALE - PAD,
      y: y / SCALE - PAD,
      width: width / SCALE,
      height: height / SCALE,
    },
  };
}

/** The height in widths below which a coral leaves half of its window empty. */
const LOW = 0.74;
/** The maximum factor by which a low coral is drawn higher, before its polyps look stretched. */
const RAISE = 1.24;

/** A coral that grows low, drawn higher so that it fills its window. */
export function raised({ art, extent }: Creature, workshop: Workshop): Promise<Creature> {
  const by = Math.min(RAISE, Math.max(1, (LOW * extent.width) / extent.height));
  const foot = extent.y + extent.height;
  return measured(
    `<g transform="translate(0 ${(foot * (1 - by)).toFixed(2)}) scale(1 ${by.toFixed(3)})">${art}</g>`,
    workshop,
  );
}

/** The creature turned by some degrees round its middle, with its extent measured again. */
export function tilted(
  { art, extent }: Creature,
  degrees: number,
  workshop: Workshop,
): Promise<Creature> {
  const cx = extent.x + extent.width / 2;
  const cy = extent.y + extent.height / 2;
  return measured(
    `<g transform="rotate(${degrees} ${cx.toFixed(2)} ${cy.toFixed(2)})">${art}</g>`,
    workshop,
  );
}

/** The box of a creature with a margin for its shadow. */
export const withMargin = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + margin * 2,
  height: height + margin * 2,
});

/** A creature alone on a transparent ground, as a document. */
export function creatureDocument(
  id: string,
  { art, extent }: Creature,
  { scale, margin }: { scale: number; margin: number },
): string {
  const { x, y, width, height } = withMargin(extent, margin);
  const lifted = scoped(`creature-${id}`, () => `<g filter="url(#lift2)">${art}</g>`);
  return svgDocument(lifted, [x, y, width, height], { scale });
}

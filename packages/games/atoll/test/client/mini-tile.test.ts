import { beforeAll, expect, test } from '@jest/globals';
import { type Graphics, Texture } from 'pixi.js';
import { book } from '../../client/card-index.ts';
import { isCard, TILE, type Placement } from '../../client/layout/placement.ts';
import { PART } from '../../client/motion/card-part.ts';
import { drawMiniTile } from '../../client/scene/mini-tile.ts';
import type { Atlas } from '@atoll/table-kit/table/canvas/atlas.ts';
import { locale } from './support/atoll-locale.ts';
import { stubCanvas } from './support/stub-canvas.ts';
import { playout } from './support/playout.ts';
import { DESKTOP, layoutOf, placementsOf } from './support/table-of.ts';

beforeAll(stubCanvas);

const isSmall = (p: Placement): boolean => p.window.startsWith('mini');

/** CSS pixels below which the picture of a card tells nothing, as on the own reef of a phone. */
const READABLE = 50;

test.each([
  [2, DESKTOP],
  [4, DESKTOP],
  [4, { width: 2560, height: 1392 }],
])(
  'reefs of the others show pictures only where every one is readable: %d seats',
  (seats, size) => {
    const faces = new Set<string>();
    for (const { view, seat } of playout('glance', seats)) {
      const unit = layoutOf(view, size).scale;
      const small = placementsOf(view, { seat, size }).filter(isCard).filter(isSmall);
      const least = Math.min(...small.map(({ scale }) => scale * TILE * unit));
      const shown = [...new Set(small.map(({ face }) => face))];
      expect(shown).toEqual(small.length === 0 ? [] : [least < READABLE ? 'G' : 'P']);
      shown.forEach((face) => faces.add(face));
    }
    expect(faces).toContain('G');
  },
);

const atlas: Atlas = {
  find: () => Texture.WHITE,
  grey: (texture) => texture,
  sharpen: () => Promise.resolve(true),
  face: () => ({ back: Texture.WHITE, figure: Texture.WHITE, at: [0, 0, 10, 10] }),
};
const kit = { atlas, book, text: locale.text };
const at = { key: 'a', item: '', face: 'G', x: 0, y: 0, scale: 1, window: 'mini0' } as const;

test('the tile of an animal shows its level in dots and in a colour', () => {
  const tiles = [1, 2, 3].map((level) => {
    const tile = drawMiniTile(kit, {
      ...{ ...at, kind: 'animal', card: 'day-octopus', level, fatigue: 0, paired: false },
    });
    const ground = tile.children[0] as Graphics;
    const [base, dots] = ground.context.instructions.filter(({ action }) => action === 'fill');
    expect(tile.children).toHaveLength(2);
    return {
      colour: base?.action === 'fill' && base.data.style.color,
      dots: dots?.action === 'fill' && dots.data.path.instructions.length,
    };
  });
  expect(new Set(tiles.map(({ colour }) => colour)).size).toBe(3);
  const [one, two, three] = tiles.map(({ dots }) => Number(dots));
  expect([two! - one!, three! - two!]).toEqual([1, 1]);
});

test('the tile of a coral shows each colony and its pollution', () => {
  const tile = drawMiniTile(kit, {
    ...{ ...at, kind: 'coral', card: 'staghorn', colonies: 'NW', polluted: true, fatigue: 0 },
  });
  const parts = [PART.colony('N'), PART.colony('E'), PART.colony('W'), PART.slick];
  const found = parts.filter((part) => tile.getChildByLabel(part, true) !== null);
  expect(found).toEqual([PART.colony('N'), PART.colony('W'), PART.slick]);
});

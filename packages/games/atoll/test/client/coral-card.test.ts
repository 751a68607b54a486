import { beforeAll, expect, test } from '@jest/globals';
import { FACE, type Edge } from '@atoll/art';
import { corals } from '../../src/cards/index.ts';
import { type Container, Texture } from 'pixi.js';
import { book } from '../../client/card-index.ts';
import { drawCoral } from '../../client/scene/coral-card.ts';
import type { Atlas } from '@atoll/table-kit/table/canvas/atlas.ts';
import { Line } from '@atoll/table-kit/table/canvas/label.ts';
import { locale } from './support/atoll-locale.ts';
import { stubCanvas } from './support/stub-canvas.ts';

beforeAll(stubCanvas);

const atlas: Atlas = {
  find: () => Texture.WHITE,
  grey: (texture) => texture,
  sharpen: () => Promise.resolve(true),
  face: () => ({ back: Texture.WHITE, figure: Texture.WHITE, at: [0, 0, 10, 10] }),
};
const { sides, name } = FACE.coral.M;

/** The lines of the name of a coral in an offer, in units of its card. */
function nameOn(card: string, colonies: string): readonly Line[] {
  const drawn = drawCoral(
    { atlas, book, text: locale.text },
    {
      ...{ kind: 'coral', key: card, item: '', card, face: 'M', x: 0, y: 0, scale: 1 },
      ...{ window: 'open', colonies, polluted: false, fatigue: 0 },
    },
  );
  const words = locale.text.shortName(card).split(/(?<=[ -])/);
  const lines = (node: Container): readonly Line[] =>
    node.children.flatMap((child) => (child instanceof Line ? [child] : lines(child)));
  return lines(drawn).filter(({ text }) => words.some((word) => text.startsWith(word.trim())));
}

const reachesUp = ({ y, height }: Line, edge: Edge): boolean =>
  y - height / 2 < sides[edge].y + sides[edge].height;

test('the name of a coral lies over no colony beside it, on any card', () => {
  const covered = corals.filter(({ id }) =>
    nameOn(id, 'EW').some(
      (line) =>
        (reachesUp(line, 'W') && line.x < sides.W.x + sides.W.width) ||
        (reachesUp(line, 'E') && line.x + line.width > sides.E.x),
    ),
  );
  expect(covered.map(({ id }) => id)).toEqual([]);
  expect(corals.filter(({ id }) => nameOn(id, 'EW').length === 0)).toEqual([]);
});

test('a name has all the room of its line where no colony is beside it', () => {
  const [moved] = corals.filter(({ id }) => nameOn(id, 'W').some(({ x }) => x !== name?.x));
  expect(moved).toBeDefined();
  expect(corals.flatMap(({ id }) => nameOn(id, 'NS')).every(({ x }) => x === name?.x)).toBe(true);
});

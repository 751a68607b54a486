import { svgDocument } from '../src/draw/defs.ts';
import { LOBBY_SIZE, lobbyScene } from '../src/scene/lobby.ts';
import { logo } from '../src/scene/logo.ts';
import { creatureOf, type Creatures } from './creatures.ts';

/** The preview that messengers show beside a link: the size that they require, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The part of the scene that is shown, in scene units: its left, where the reef is. */
const LEFT = 0;
const TOP = 226;
const WIDTH = 1060;
const HEIGHT = (WIDTH * PREVIEW_SIZE.height) / PREVIEW_SIZE.width;
const LOGO = { x: 872, y: 250, size: 140 } as const;

/** The reef of the lobby with the mark of the platform, as an SVG document for link previews. */
export function previewDocument(creatures: Creatures): string {
  const { width, height } = LOBBY_SIZE;
  const scene = lobbyScene()
    .map((layer) => layer.svg + layer.creatures.map((each) => standing(creatures, each)).join(''))
    .join('');
  const shapes =
    `<rect width="${width}" height="${height}" fill="#0e2348"/>${scene}` +
    `<g transform="translate(${LOGO.x} ${LOGO.y}) scale(${LOGO.size / 40})">${logo(40)}</g>`;
  const scale = PREVIEW_SIZE.width / WIDTH;
  return svgDocument(shapes, [LEFT, TOP, WIDTH, HEIGHT], { scale, zoom: 1 });
}

/** A creature as large as its box takes it, in the middle of the lower edge. */
function standing(
  creatures: Creatures,
  box: {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
): string {
  const { art, extent } = creatureOf(creatures, box.id);
  const k = Math.min(box.width / extent.width, box.height / extent.height);
  const x = box.x + (box.width - extent.width * k) / 2 - extent.x * k;
  const y = box.y + box.height - extent.height * k - extent.y * k;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})" filter="url(#lift1)">${art}</g>`;
}

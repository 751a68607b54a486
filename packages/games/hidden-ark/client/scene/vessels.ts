import type { HiddenArkView } from '../../src/index.ts';
import { MAPS, type Side } from '../../src/cards/index.ts';
import { palette } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import type { Atlas } from '@atoll/table-kit/table/canvas/atlas.ts';
import { EASE, type Tweens } from '@atoll/table-kit/table/canvas/tween.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { berthsOf, spotOf } from '../map/plane.ts';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import { pieceAt } from './things.ts';

const BAKED = 40;
/** The size of a vessel on its way. */
const SIZE = 34;
/** Vessels beside each other on a space. */
const BESIDE: readonly Spot[] = [
  { x: -14, y: 13 },
  { x: 14, y: 13 },
  { x: 0, y: -12 },
  { x: 0, y: 20 },
];

/** No number is drawn smaller than at this scale. */
const LEGIBLE = 0.72;

interface Berth extends Spot {
  readonly size: number;
}

export interface Fleet {
  readonly node: Container;
  /** Shows all vessels where they are; one that moves glides there in so many ms. */
  readonly lay: (view: HiddenArkView, glide: number) => void;
  /** Draws all of them anew, with other pictures. */
  readonly redraw: () => void;
}

/** Where the vessels at a space or in a port lie, the first one first. */
function berthsAt(side: Side, at: string): readonly Berth[] {
  const location = MAPS[side].locations.find(({ id }) => id === at);
  if (location !== undefined) return berthsOf(side, location).vessels;
  const middle = spotOf(side, at);
  if (middle === undefined) return [];
  return BESIDE.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y, size: SIZE }));
}

/** Where every vessel lies on the plane, by seat and number. */
function spotsOf({ side, seats }: HiddenArkView): ReadonlyMap<string, Berth> {
  const crowd = new Map<string, number>();
  const spots = new Map<string, Berth>();
  seats.forEach(({ vessels }, seat) =>
    vessels.forEach((at, number) => {
      const berths = berthsAt(side, at);
      const beside = crowd.get(at) ?? 0;
      crowd.set(at, beside + 1);
      const berth = berths[beside % Math.max(1, berths.length)];
      if (berth !== undefined) spots.set(`${seat} ${number}`, berth);
    }),
  );
  return spots;
}

/** A vessel with its number, which its owner knows it by; drawn as it is baked. */
function vessel(atlas: Atlas, key: string): Container {
  const [seat = '', number = ''] = key.split(' ');
  const out = new Container();
  const style = { face: 'text', size: 13, weight: 800, colour: palette.cream } as const;
  const figure = label(String(Number(number) + 1), style, 'middle');
  const badge = new Container();
  badge.position.set(13, -11);
  badge.addChild(new Graphics().circle(0, 0, 8).fill(palette.ink), figure);
  out.addChild(pieceAt({ atlas, name: `vessel/${seat}`, baked: BAKED }, { x: 0, y: 0 }), badge);
  return out;
}

/** A vessel in port is small, but its number is not. */
function resize(node: Container, scale: number): void {
  node.scale.set(scale);
  node.children[1]?.scale.set(Math.max(1, LEGIBLE / scale));
}

export function createFleet(tweens: Tweens, atlas: Atlas): Fleet {
  const node = new Container();
  const sprites = new Map<string, Container>();
  const drop = (key: string): void => {
    tweens.drop(`vessel ${key}`);
    sprites.get(key)?.destroy({ children: true });
    sprites.delete(key);
  };
  return {
    node,
    redraw: () => [...sprites.keys()].forEach(drop),
    lay: (view, glide) => {
      const spots = spotsOf(view);
      for (const key of sprites.keys()) if (!spots.has(key)) drop(key);
      for (const [key, to] of spots) {
        const old = sprites.get(key);
        const sprite = old ?? vessel(atlas, key);
        if (old === undefined) {
          sprite.position.set(to.x, to.y);
          resize(sprite, to.size / BAKED);
          sprites.set(key, sprite);
          node.addChild(sprite);
          continue;
        }
        const from = { x: sprite.x, y: sprite.y, scale: sprite.scale.x };
        const scale = to.size / BAKED;
        if (from.x === to.x && from.y === to.y) continue;
        tweens.add({
          key: `vessel ${key}`,
          duration: glide,
          ease: EASE.both,
          apply: (done) => {
            if (sprite.destroyed) return;
            sprite.position.set(from.x + (to.x - from.x) * done, from.y + (to.y - from.y) * done);
            resize(sprite, from.scale + (scale - from.scale) * done);
          },
        });
      }
    },
  };
}

import type { HiddenArkView } from '@atoll/game-hidden-ark';
import { Container, type Sprite } from 'pixi.js';
import type { Atlas } from '../../../table/canvas/atlas.ts';
import { EASE, type Tweens } from '../../../table/canvas/tween.ts';
import type { Spot } from '../../../ui/rect.ts';
import { spotOf } from '../map/plane.ts';
import { pieceAt } from './things.ts';

const SIZE = 34;
/** Vessels beside each other on a space, and in front of their station. */
const BESIDE: readonly Spot[] = [
  { x: -15, y: 14 },
  { x: 15, y: 14 },
  { x: 0, y: -10 },
  { x: 0, y: 24 },
];
const IN_PORT: readonly Spot[] = [
  { x: -21, y: 17 },
  { x: 21, y: 17 },
];

export interface Fleet {
  readonly node: Container;
  /** Shows all vessels where they are; one that moves glides there in so many ms. */
  readonly lay: (view: HiddenArkView, glide: number) => void;
  /** Draws all of them anew, with other pictures. */
  readonly redraw: () => void;
}

/** Where every vessel stands on the plane, by seat and number. */
function spotsOf({ side, seats }: HiddenArkView): ReadonlyMap<string, Spot> {
  const crowd = new Map<string, number>();
  const spots = new Map<string, Spot>();
  seats.forEach(({ vessels }, seat) =>
    vessels.forEach((at, number) => {
      const middle = spotOf(side, at);
      if (middle === undefined) return;
      const beside = crowd.get(at) ?? 0;
      crowd.set(at, beside + 1);
      const shifts = at.startsWith('L') && at.length === 3 ? IN_PORT : BESIDE;
      const { x, y } = shifts[beside % shifts.length] as Spot;
      spots.set(`${seat} ${number}`, { x: middle.x + x, y: middle.y + y });
    }),
  );
  return spots;
}

export function createFleet(tweens: Tweens, atlas: Atlas): Fleet {
  const node = new Container();
  const sprites = new Map<string, Sprite>();
  const drop = (key: string): void => {
    tweens.drop(`vessel ${key}`);
    sprites.get(key)?.destroy();
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
        const name = `vessel/${key.split(' ')[0]}`;
        const sprite = old ?? pieceAt({ atlas, name, baked: 40 }, { ...to, size: SIZE });
        if (old === undefined) {
          sprites.set(key, sprite);
          node.addChild(sprite);
          continue;
        }
        const from = { x: sprite.x, y: sprite.y };
        if (from.x === to.x && from.y === to.y) continue;
        tweens.add({
          key: `vessel ${key}`,
          duration: glide,
          ease: EASE.both,
          apply: (done) => {
            if (sprite.destroyed) return;
            sprite.position.set(from.x + (to.x - from.x) * done, from.y + (to.y - from.y) * done);
          },
        });
      }
    },
  };
}

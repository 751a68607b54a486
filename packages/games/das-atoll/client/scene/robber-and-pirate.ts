import type { DasAtollView } from '../../src/index.ts';
import { PIRATE_TRACK } from '../../src/board/index.ts';
import { nextPirateHex, pirateHex } from '../../src/table-facts.ts';
import { Container } from 'pixi.js';
import { EASE, type Tweens } from '@atoll/table-kit/table/canvas/tween.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { HEX_SPOTS } from '../map/plane.ts';
import { pictureAt } from './lands.ts';
import type { Pictures } from './pictures.ts';

/** How high they stand on the map. */
const HEIGHT = { robber: 50, pirate: 58 } as const;

/** Where the robber stands: beside the chip, so that its number can be read. */
const robberSpot = (hex: number): Spot => {
  const { x, y } = HEX_SPOTS[hex]!;
  return { x: x - 27, y: y + 2 };
};

const pirateSpot = (place: number): Spot => HEX_SPOTS[PIRATE_TRACK[place % PIRATE_TRACK.length]!]!;

export interface RobberAndPirate {
  readonly node: Container;
  /** Shows robber and pirate; one that went on glides there in so many ms. */
  readonly lay: (view: DasAtollView, glide: number) => void;
}

/** Robber and pirate, and the shadow of the pirate where it will be next. */
export function createRobberAndPirate(tweens: Tweens, pictures: Pictures): RobberAndPirate {
  const node = new Container();
  const robber = pictureAt(pictures, 'robber', { x: 0, y: 0, size: HEIGHT.robber });
  const pirate = pictureAt(pictures, 'pirate', { x: 0, y: 0, size: HEIGHT.pirate });
  const shadow = pictureAt(pictures, 'pirate', { x: 0, y: 0, size: HEIGHT.pirate });
  shadow.alpha = 0.42;
  node.addChild(shadow, robber, pirate);
  let at: { readonly robber: number; readonly pirate: number } | undefined;
  return {
    node,
    lay: (view, glide) => {
      const ahead = HEX_SPOTS[nextPirateHex(view)];
      shadow.visible = ahead !== undefined && nextPirateHex(view) !== pirateHex(view);
      if (ahead !== undefined) shadow.position.set(ahead.x, ahead.y);
      const before = at;
      at = { robber: view.robber, pirate: view.pirate };
      const home = robberSpot(view.robber);
      if (before === undefined || glide === 0) {
        tweens.drop('robber');
        tweens.drop('pirate');
        robber.position.set(home.x, home.y);
        const here = pirateSpot(view.pirate);
        pirate.position.set(here.x, here.y);
        return;
      }
      if (before.robber !== view.robber) {
        const from = { x: robber.x, y: robber.y };
        tweens.add({
          key: 'robber',
          duration: glide,
          ease: EASE.both,
          apply: (done) => {
            if (robber.destroyed) return;
            const jump = Math.sin(done * Math.PI) * 40;
            robber.position.set(
              from.x + (home.x - from.x) * done,
              from.y + (home.y - from.y) * done - jump,
            );
          },
        });
      }
      if (before.pirate !== view.pirate) {
        const steps = (view.pirate - before.pirate + PIRATE_TRACK.length) % PIRATE_TRACK.length;
        tweens.add({
          key: 'pirate',
          duration: glide * steps,
          ease: EASE.both,
          apply: (done) => {
            if (pirate.destroyed) return;
            const way = done * steps;
            const step = Math.min(steps - 1, Math.floor(way));
            const [a, b] = [pirateSpot(before.pirate + step), pirateSpot(before.pirate + step + 1)];
            const t = way - step;
            pirate.position.set(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
          },
        });
      }
    },
  };
}

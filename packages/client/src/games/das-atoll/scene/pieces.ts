import { palette, seatMarks } from '@atoll/art';
import type { DasAtollView } from '@atoll/game-das-atoll';
import { PIRATE_TRACK } from '@atoll/game-das-atoll/board';
import { isCity, isShip, ownerOf } from '@atoll/game-das-atoll/table-facts';
import { Container, Graphics } from 'pixi.js';
import { EASE, type Tweens } from '../../../table/canvas/tween.ts';
import type { Spot } from '../../../ui/rect.ts';
import { CORNER_SPOTS, EDGE_LINES, HEX_SPOTS } from '../map/plane.ts';
import { pictureAt } from './lands.ts';
import type { Pictures } from './pictures.ts';

/** How high pieces stand on the map. */
const HEIGHT = { house: 42, town: 52, ship: 42, robber: 50, pirate: 58 } as const;
const SHADOW = '#0a1130';

/** A road along its edge: a plank in the seat's colour with the seat's mark on it. */
function road(pictures: Pictures, seat: number, edge: number): Container {
  const { from, to, middle } = EDGE_LINES[edge]!;
  const at = (t: number): Spot => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  });
  const [a, b] = [at(0.2), at(0.8)];
  const { colour } = seatMarks[seat as 0];
  const g = new Graphics();
  const line = (dx: number, dy: number): Graphics =>
    g.moveTo(a.x + dx, a.y + dy).lineTo(b.x + dx, b.y + dy);
  line(1, 2.2).stroke({ color: SHADOW, width: 14, alpha: 0.45, cap: 'round' });
  line(0, 0).stroke({ color: palette.ink, width: 13.5, cap: 'round' });
  line(0, 0).stroke({ color: colour, width: 10, cap: 'round' });
  const mark = pictureAt(pictures, `mark/${seat}`, { ...middle, size: 17 });
  const out = new Container();
  out.addChild(g, mark);
  return out;
}

/** Roads, ships and buildings of the whole map, from the back to the front. */
export function pieces(
  view: DasAtollView,
  pictures: Pictures,
  hidden: ReadonlySet<number>,
): Container {
  const out = new Container();
  const ships: { readonly spot: Spot; readonly seat: number }[] = [];
  view.pieces.forEach((piece, edge) => {
    if (piece < 0) return;
    if (!isShip(piece)) out.addChild(road(pictures, ownerOf(piece), edge));
    else if (!hidden.has(edge))
      ships.push({ spot: EDGE_LINES[edge]!.middle, seat: ownerOf(piece) });
  });
  for (const { spot, seat } of ships.toSorted((a, b) => a.spot.y - b.spot.y))
    out.addChild(shipAt(pictures, seat, spot));
  const built = view.buildings
    .map((building, corner) => ({ building, spot: CORNER_SPOTS[corner]! }))
    .filter(({ building }) => building >= 0)
    .toSorted((a, b) => a.spot.y - b.spot.y);
  for (const { building, spot } of built) {
    const seat = ownerOf(building);
    const { x, y } = spot;
    out.addChild(
      isCity(building)
        ? pictureAt(pictures, `town/${seat}`, { x, y: y - 6, size: HEIGHT.town })
        : pictureAt(pictures, `house/${seat}`, { x, y: y - 4, size: HEIGHT.house }),
    );
  }
  return out;
}

export const shipAt = (pictures: Pictures, seat: number, { x, y }: Spot): Container =>
  pictureAt(pictures, `ship/${seat}`, { x, y: y - 4, size: HEIGHT.ship });

/** Where the robber stands: beside the chip, so that its number can be read. */
const robberSpot = (hex: number): Spot => {
  const { x, y } = HEX_SPOTS[hex]!;
  return { x: x - 27, y: y + 2 };
};

const pirateSpot = (place: number): Spot => HEX_SPOTS[PIRATE_TRACK[place % PIRATE_TRACK.length]!]!;

export interface Villains {
  readonly node: Container;
  /** Shows robber and pirate; one that went on glides there in so many ms. */
  readonly lay: (view: DasAtollView, glide: number) => void;
}

/** Robber and pirate, and the shadow of the pirate where it will be next. */
export function createVillains(tweens: Tweens, pictures: Pictures): Villains {
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
      const next = view.phase === 'robber' ? view.pirateSteps : 0;
      shadow.visible = next > 0;
      const ahead = pirateSpot(view.pirate + next);
      shadow.position.set(ahead.x, ahead.y);
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

import { Container, Graphics } from 'pixi.js';
import { contains, type Rect, type Spot } from '../../../kit/rect.ts';
import type { Stage } from '../../../kit/stage.ts';
import type { Mark, TableView } from '../../../table/table-view.ts';
import { area, type Placement, type WindowName } from '../layout/placement.ts';
import { drawAnimal } from './animal-card.ts';
import type { ArtKit } from './art-kit.ts';
import { drawCoral } from './coral-card.ts';
import { drawCell, drawFocus, drawLamp, drawMark, drawSide } from './marks.ts';

export interface SceneInput {
  readonly placements: readonly Placement[];
  readonly table: TableView;
  /** What cuts the placements of a window off. */
  readonly windows: ReadonlyMap<WindowName, Rect>;
  /** Milliseconds that a card glides; 0 puts it there at once. */
  readonly glide: number;
  /** What moves of itself: cards glide only when this changed. What a hand moves follows at once. */
  readonly moment: readonly unknown[];
  /** The item whose outline shows that the keyboard or the pointer is on it, or ''. */
  readonly focus: string;
}

interface Sprite {
  readonly node: Container;
  /** Full strength of the node when it neither appears nor leaves. */
  alpha: number;
  skin: string;
  /** The part of the skin that the rules decide. */
  facts: string;
  placement: Placement;
}

export interface AtollScene {
  /** Draws this and nothing else; what was drawn before only decides which way cards glide. */
  render(input: SceneInput): void;
  /** Draws everything once more from its parts, because the pictures are others. */
  redraw(): void;
  /** The item under a spot, uppermost first. */
  itemAt(spot: Spot): string | undefined;
  /** The area of an item on the canvas. */
  areaOf(item: string): Rect | undefined;
}

const HEIGHT: Readonly<Record<Mark, number>> = { plain: 0, dim: 0, legal: 1000, chosen: 2000, advised: 2000 };

/** The drawn table: one sprite for each placement, kept by key. */
export function createScene(stage: Stage, kit: ArtKit): AtollScene {
  const layers = new Map<WindowName, Container>(), flying = new Container(), sprites = new Map<string, Sprite>();
  stage.root.addChild(flying);
  let last: SceneInput | undefined;

  const layer = (name: WindowName, frame: Rect | undefined): Container => {
    let found = layers.get(name);
    if (found === undefined) {
      found = new Container();
      found.sortableChildren = true;
      layers.set(name, found);
      stage.root.addChildAt(found, stage.root.children.indexOf(flying));
    }
    const mask = found.mask as Graphics | null;
    if (frame === undefined) return found;
    const key = `${frame.x},${frame.y},${frame.width},${frame.height}`;
    if (mask?.label === key) return found;
    mask?.destroy();
    const next = new Graphics().rect(frame.x, frame.y, frame.width, frame.height).fill(0xffffff);
    next.label = key;
    stage.root.addChild(next);
    found.mask = next;
    return found;
  };

  const markOf = (input: SceneInput, p: Placement): Mark => input.table.items.get(p.item)?.mark ?? 'plain';

  function dress(sprite: Sprite, p: Placement, { mark, focus, glide }: { mark: Mark; focus: boolean; glide: number }): void {
    const facts = JSON.stringify({ ...p, x: 0, y: 0, scale: 1, window: '' }), skin = `${mark} ${String(focus)} ${facts}`;
    if (sprite.skin === skin) return;
    const changed = sprite.facts !== '' && sprite.facts !== facts;
    sprite.skin = skin;
    sprite.facts = facts;
    sprite.node.removeChildren().forEach((child) => child.destroy({ children: true }));
    const { width, height } = area({ ...p, scale: 1 }), box = { width, height, radius: 9 };
    const shown: Mark = focus ? 'chosen' : mark;
    if (p.kind === 'animal' || p.kind === 'coral') {
      if (shown !== 'plain' && shown !== 'dim') sprite.node.addChild(drawMark(shown, box));
      sprite.node.addChild(p.kind === 'animal' ? drawAnimal(kit, p) : drawCoral(kit, p));
    } else if (p.kind === 'cell') sprite.node.addChild(drawCell(kit, p));
    else sprite.node.addChild(drawSide());
    if (mark === 'advised') {
      if (p.kind === 'cell') sprite.node.addChildAt(drawMark(mark, box), 0);
      sprite.node.addChild(p.kind === 'side' ? drawLamp({ height: 0 }) : drawLamp(box));
    }
    if (focus && (p.kind === 'cell' || p.kind === 'side')) sprite.node.addChild(drawFocus(area({ ...p, x: 0, y: 0, scale: 1 })));
    if (changed && glide > 0 && (p.kind === 'animal' || p.kind === 'coral')) flash(sprite, { ...box, glide });
    sprite.alpha = mark === 'dim' ? 0.62 : 1;
    sprite.node.alpha = sprite.alpha;
  }

  /** What changed on a card lights up once. */
  function flash(sprite: Sprite, { width, height, glide }: { width: number; height: number; glide: number }): void {
    const light = new Graphics().roundRect(0, 0, width, height, 9).fill(0xffe9bd);
    sprite.node.addChild(light);
    const apply = (t: number): void => {
      if (!light.destroyed) light.alpha = 0.75 * (1 - t);
    };
    const done = (): void => void (light.destroyed || light.destroy());
    stage.tweens.add({ key: `flash:${sprite.placement.key}`, duration: glide * 1.6, apply, done });
  }

  function move(sprite: Sprite, p: Placement, { node, glide, home }: { node: Container; glide: number; home: Container }): void {
    const { x, y, scale, window: before } = sprite.placement;
    // already there, or on the way
    if (x === p.x && y === p.y && scale === p.scale && before === p.window) return;
    const from = { x: node.x, y: node.y, scale: node.scale.x };
    const far = Math.abs(from.x - p.x) + Math.abs(from.y - p.y) > 0.5 || Math.abs(from.scale - p.scale) > 0.001;
    const same = sprite.placement.window === p.window;
    const key = `move:${p.key}`;
    if (!far || glide === 0) {
      stage.tweens.drop(key);
      node.position.set(p.x, p.y);
      node.scale.set(p.scale);
      if (node.parent !== home) home.addChild(node);
      return;
    }
    if (!same) flying.addChild(node);
    stage.tweens.add({
      key,
      duration: glide,
      apply: (t) => {
        node.position.set(from.x + (p.x - from.x) * t, from.y + (p.y - from.y) * t);
        node.scale.set(from.scale + (p.scale - from.scale) * t);
      },
      done: () => {
        if (!node.destroyed && node.parent !== home) home.addChild(node);
      },
    });
  }

  function render(input: SceneInput): void {
    const seen = new Set<string>(), old = last?.moment;
    const glide = old !== undefined && input.moment.every((part, i) => part === old[i]) ? 0 : input.glide;
    input.placements.forEach((p, order) => {
      const home = layer(p.window, input.windows.get(p.window));
      let sprite = sprites.get(p.key);
      if (sprite === undefined) {
        sprite = { node: new Container(), alpha: 1, skin: '', facts: '', placement: p };
        sprites.set(p.key, sprite);
        home.addChild(sprite.node);
        sprite.node.position.set(p.x, p.y);
        sprite.node.scale.set(p.scale);
        appear(sprite, glide);
      } else move(sprite, p, { node: sprite.node, glide, home });
      const mark = markOf(input, p);
      dress(sprite, p, { mark, focus: p.item !== '' && p.item === input.focus, glide });
      sprite.node.zIndex = (p.kind === 'side' ? 3000 : HEIGHT[mark]) + order;
      sprite.placement = p;
      seen.add(p.key);
    });
    for (const [key, sprite] of [...sprites]) if (!seen.has(key)) leave(key, sprite, glide);
    last = input;
    stage.requestRender();
  }

  function appear(sprite: Sprite, glide: number): void {
    if (glide === 0 || last === undefined) return;
    const apply = (t: number): void => {
      if (!sprite.node.destroyed) sprite.node.alpha = sprite.alpha * t;
    };
    stage.tweens.add({ key: `fade:${sprite.placement.key}`, duration: glide * 0.8, apply });
  }

  function leave(key: string, sprite: Sprite, glide: number): void {
    sprites.delete(key);
    stage.tweens.drop(`move:${key}`);
    stage.tweens.drop(`fade:${key}`);
    stage.tweens.add({
      key: `leave:${key}`,
      duration: sprite.placement.kind === 'animal' || sprite.placement.kind === 'coral' ? glide : 0,
      apply: (t) => {
        sprite.node.alpha = sprite.alpha * (1 - t);
      },
      done: () => sprite.node.destroy({ children: true }),
    });
  }

  function itemAt(spot: Spot): string | undefined {
    const input = last;
    if (input === undefined) return undefined;
    const rank = (p: Placement): number => (p.kind === 'side' ? 2 : ['legal', 'advised'].includes(markOf(input, p)) ? 1 : 0);
    const hits = input.placements.filter((p) => {
      const frame = input.windows.get(p.window);
      return p.item !== '' && contains(area(p), spot) && (frame === undefined || contains(frame, spot));
    });
    return hits.sort((a, b) => rank(b) - rank(a))[0]?.item;
  }

  const areaOf = (item: string): Rect | undefined => {
    const found = last?.placements.find((p) => p.item === item);
    return found === undefined ? undefined : area(found);
  };
  function redraw(): void {
    for (const sprite of sprites.values()) sprite.skin = '';
    if (last !== undefined) render(last);
  }

  return { render, redraw, itemAt, areaOf };
}

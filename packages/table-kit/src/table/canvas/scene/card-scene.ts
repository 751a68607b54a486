import { Container } from 'pixi.js';
import { contains, type Rect, type Spot } from '../../../ui/rect.ts';
import type { Mark, TableModel } from '../../model/table-model.ts';
import { byKey, fadesOf, plainMotions } from '../motion/changes.ts';
import { freshEvents } from '../motion/fresh.ts';
import type { Motion, MotionOf } from '../motion/motion.ts';
import type { Stage } from '../stage.ts';
import type { Scene } from '../surface.tsx';
import type { Transition } from '../transition.ts';
import { EASE } from '../tween.ts';
import type { EffectLayer } from './effect-layer.ts';
import { createGhost } from './ghost.ts';
import { createNode, dress, type SceneNode } from './node.ts';
import type { Painter } from './painter.ts';
import { atSamePlace, type Placed } from './placed.ts';
import { createPlayer } from './player.ts';
import { createWindows } from './windows.ts';

/** A table at one moment, as it is to be drawn. */
export interface CardSceneInput<P extends Placed, E = unknown> {
  readonly placements: readonly P[];
  readonly table: Pick<TableModel, 'items'>;
  /** The windows that clip the placements. */
  readonly windows: ReadonlyMap<string, Rect>;
  readonly transition: Transition<E>;
  /** The causes of motion: things glide only when this changed. A drag moves things at once. */
  readonly moment: readonly unknown[];
  /** The item whose outline shows that the keyboard or the pointer is on it, or ''. */
  readonly focus: string;
  /** A card that does not lie there yet; undefined for none. */
  readonly ghost?: P | undefined;
}

/** Two moments of a table, and the events between them. */
export interface Change<Input, E = unknown> {
  readonly before: Input;
  readonly after: Input;
  /**
   * Empty where the person has only turned to another part of the table, or where too much happened
   * to be played.
   */
  readonly events: readonly E[];
}

/** The game's part of the drawn table. */
export interface CardGame<P extends Placed, Input, E = unknown> {
  readonly painter: Painter<P>;
  /** How things move; left out, they glide to their places, appear and vanish. */
  readonly plan?: (change: Change<Input, E>) => readonly Motion[];
  /** Plays an effect that only this game has. */
  readonly playEffect?: (air: EffectLayer, effect: MotionOf<'effect'>, input: Input) => void;
}

export interface CardScene<Input> extends Scene<Input, string> {
  /** Draws everything once more from its parts, because the pictures are others. */
  redraw(): void;
}

const ORDER: Readonly<Record<Mark, number>> = {
  plain: 0,
  dim: 0,
  legal: 1000,
  chosen: 2000,
  advised: 2000,
};
const SPOTS = 3000;
/** In ms. */
const LIFT = 160;
const BREATH = 1600;
const BREATHS = 3;
const BREATH_STEP = 80;

/** The drawn table: one node for each placement, kept by key. */
export function createCardScene<P extends Placed, Input extends CardSceneInput<P, E>, E = unknown>(
  stage: Stage,
  { painter, plan, playEffect }: CardGame<P, Input, E>,
): CardScene<Input> {
  const flying = new Container();
  const low = new Container();
  const shade = new Container();
  const things = new Map<string, SceneNode<P>>();
  stage.root.addChild(low, shade, flying);
  const layer = createWindows(stage.root, shade);
  const ghost = createGhost(painter.draw, shade);
  const player = createPlayer(painter, { stage, flying, low });
  let last: Input | undefined;

  const markOf = (input: Input, p: P): Mark => input.table.items.get(p.item)?.mark ?? 'plain';
  const isCard = (p: P): boolean => painter.roleOf(p) === 'card';
  const isSpot = (p: P): boolean => painter.roleOf(p) === 'spot';

  function motionsTo(after: Input): readonly Motion[] {
    const { manner, steps, seq } = after.transition;
    const before = last;
    if (
      before === undefined ||
      manner === 'jump' ||
      after.moment.every((part, i) => part === before.moment[i])
    )
      return [];
    if (manner === 'play' && plan !== undefined)
      return plan({
        before,
        after,
        events: freshEvents(steps, { after: before.transition.seq, upTo: seq }),
      });
    const [from, to] = [before, after].map(({ placements }) => byKey(placements.filter(isCard)));
    return manner === 'play' ? plainMotions(from, to) : fadesOf(from, to);
  }

  /** A chosen card is held up. */
  function hold({ face, placement: p }: SceneNode<P>, input: Input): void {
    const held = isCard(p) && (markOf(input, p) === 'chosen' || isFocused(input, p));
    const from = face.y;
    const y = held ? -painter.heldBy(p) : 0;
    if (from === y) return;
    const apply = (t: number): void => {
      if (!face.destroyed) face.y = from + (y - from) * t;
    };
    const duration =
      last !== undefined && input.transition.manner === 'play' ? LIFT / input.transition.speed : 0;
    stage.tweens.add({ key: `hold:${p.key}`, duration, apply });
  }

  /** A legal place breathes a few times, then rests. */
  function breathe({ face, placement: p }: SceneNode<P>, { transition }: Input): void {
    if (transition.manner !== 'play' || !painter.calls(p)) return;
    const apply = (t: number): void => {
      if (!face.destroyed) face.alpha = 0.85 + 0.15 * Math.cos(2 * Math.PI * BREATHS * t);
    };
    stage.tweens.add({
      key: `breathe:${p.key}`,
      duration: BREATHS * BREATH,
      every: BREATH_STEP,
      ease: EASE.even,
      apply,
    });
  }

  /** At its place without a movement. */
  function put({ node, placement: p }: SceneNode<P>, home: Container): void {
    stage.tweens.end(`move:${p.key}`);
    node.position.set(p.x, p.y);
    node.scale.set(p.scale);
    if (node.parent !== home) home.addChild(node);
  }

  function render(input: Input): void {
    // the page may change once more between the end of a stage and the next one
    if (stage.root.destroyed) return;
    const motions = motionsTo(input);
    const redrawn = new Set(motions.flatMap((each) => (each.kind === 'redraw' ? [each.key] : [])));
    const moving = new Set(
      motions.flatMap((each) => (each.kind === 'glide' || each.kind === 'enter' ? [each.key] : [])),
    );
    const gone = new Map(things);
    input.placements.forEach((p, order) => {
      const home = layer(p.window, input.windows.get(p.window));
      const mark = markOf(input, p);
      const known = things.get(p.key);
      const thing = known ?? createNode(p);
      const rests = known !== undefined && atSamePlace(known.placement, p);
      things.set(p.key, thing);
      gone.delete(p.key);
      thing.placement = p;
      if (known === undefined) breathe(thing, input);
      if (!rests && !moving.has(p.key)) put(thing, home);
      dress(painter, thing, {
        mark,
        focused: isFocused(input, p),
        old: redrawn.has(p.key) ? 'keep' : 'discard',
      });
      hold(thing, input);
      thing.node.zIndex = (isSpot(p) ? SPOTS : ORDER[mark]) + order;
    });
    for (const key of gone.keys()) things.delete(key);
    player.play(motions, {
      things,
      gone: [...gone.values()],
      speed: input.transition.speed,
      homeOf: (p) => layer(p.window, undefined),
      playEffect: (air, effect) => playEffect?.(air, effect, input),
    });
    ghost.show(input.ghost);
    last = input;
    stage.requestRender();
  }

  function itemAt(spot: Spot): string | undefined {
    const input = last;
    if (input === undefined) return undefined;
    const rank = (p: P): number =>
      isSpot(p) ? 2 : ['legal', 'advised'].includes(markOf(input, p)) ? 1 : 0;
    const hits = input.placements.filter((p) => {
      const frame = input.windows.get(p.window);
      return (
        p.item !== '' &&
        contains(painter.areaOf(p), spot) &&
        (frame === undefined || contains(frame, spot))
      );
    });
    return hits.sort((a, b) => rank(b) - rank(a))[0]?.item;
  }

  function redraw(): void {
    if (stage.root.destroyed) return;
    stage.tweens.finish();
    for (const thing of things.values()) thing.skin = '';
    ghost.redraw();
    if (last !== undefined) render(last);
  }
  return { render, redraw, itemAt };
}

const isFocused = <P extends Placed>(input: CardSceneInput<P>, p: P): boolean =>
  p.item !== '' && p.item === input.focus;

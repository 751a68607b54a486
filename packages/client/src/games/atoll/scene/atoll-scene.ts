import type { CardId } from '@atoll/game-atoll';
import type { HistoryStep } from '@atoll/protocol';
import { Container } from 'pixi.js';
import { contains, type Rect, type Spot } from '../../../ui/rect.ts';
import type { Stage } from '../../../table/canvas/stage.ts';
import type { Scene } from '../../../table/canvas/surface.tsx';
import { EASE } from '../../../table/canvas/tween.ts';
import type { Mark, TableModel } from '../../../table/model/table-model.ts';
import { area, type Placement, type WindowName } from '../layout/placement.ts';
import { freshEvents } from '../motion/fresh.ts';
import type { Anchors, Motion } from '../motion/motion.ts';
import { fadesOf, planMotions } from '../motion/plan.ts';
import type { ArtKit } from './art-kit.ts';
import { createNode, dress, heldBy, isHeld, type CardNode } from './card-node.ts';
import { createGhost } from './ghost.ts';
import { createPlayer } from './player.ts';
import { createWindows } from './windows.ts';

/** What leads from the moment before to this one. */
export interface Passage {
  /** Events are played, changes only fade, or everything is there at once. */
  readonly manner: 'play' | 'fade' | 'jump';
  /** How much faster than ordinary, 1 or more. */
  readonly speed: number;
  /** The number of the last step that this moment knows of, and the steps that are known. */
  readonly seq: number;
  readonly steps: readonly HistoryStep[];
  /** The card that is asked about now, or ''. */
  readonly asked: CardId;
  readonly anchors: Anchors;
}

export interface SceneInput {
  readonly placements: readonly Placement[];
  readonly table: TableModel;
  /** What cuts the placements of a window off. */
  readonly windows: ReadonlyMap<WindowName, Rect>;
  /** The water between shelf, panels and bar. */
  readonly sea: Rect;
  readonly passage: Passage;
  /** What moves of itself: cards glide only when this changed. What a hand moves follows at once. */
  readonly moment: readonly unknown[];
  /** The item whose outline shows that the keyboard or the pointer is on it, or ''. */
  readonly focus: string;
  /** A card that does not lie there yet; undefined for none. */
  readonly ghost?: Placement | undefined;
}

export interface AtollScene extends Scene<SceneInput, string> {
  sharpen(pixels: number): Promise<void>;
}

const HEIGHT: Readonly<Record<Mark, number>> = { plain: 0, dim: 0, legal: 1000, chosen: 2000, advised: 2000 };
/** In ms. */
const LIFT = 160, BREATH = 1600, BREATHS = 3, BREATH_STEP = 80;

const markOf = (input: SceneInput, p: Placement): Mark => input.table.items.get(p.item)?.mark ?? 'plain';
const focusedOn = (input: SceneInput, p: Placement): boolean => p.item !== '' && p.item === input.focus;
const rests = (a: Placement | undefined, b: Placement): boolean =>
  a !== undefined && a.x === b.x && a.y === b.y && a.scale === b.scale && a.window === b.window;

/** The drawn table: one node for each placement, kept by key. */
export function createScene(stage: Stage, kit: ArtKit): AtollScene {
  const flying = new Container(), low = new Container(), shade = new Container(), cards = new Map<string, CardNode>();
  stage.root.addChild(low, shade, flying);
  const layer = createWindows(stage.root, shade), ghost = createGhost(kit, shade);
  const player = createPlayer({ stage, kit, flying, low });
  let last: SceneInput | undefined;

  function plan(input: SceneInput): readonly Motion[] {
    const { passage } = input;
    if (last === undefined || passage.manner === 'jump' || input.moment.every((part, i) => part === last?.moment[i])) return [];
    const events = freshEvents(passage.steps, { after: last.passage.seq, upTo: passage.seq });
    const { anchors } = passage, { placements: before, passage: { asked } } = last;
    return (passage.manner === 'play' ? planMotions : fadesOf)({ before, after: input.placements, events, asked, anchors });
  }

  function hold(card: CardNode, input: SceneInput, p: Placement): void {
    const { face } = card, from = face.y, y = isHeld(p, { mark: markOf(input, p), focused: focusedOn(input, p) }) ? -heldBy(p) : 0;
    if (from === y) return;
    const apply = (t: number): void => {
      if (!face.destroyed) face.y = from + (y - from) * t;
    };
    const duration = last !== undefined && input.passage.manner === 'play' ? LIFT / input.passage.speed : 0;
    stage.tweens.add({ key: `hold:${p.key}`, duration, apply });
  }

  /** Where something may go breathes a few times, then rests. */
  function breathe(card: CardNode, { passage }: SceneInput): void {
    const { face, placement: p } = card;
    if (passage.manner !== 'play' || !(p.kind === 'side' || (p.kind === 'cell' && p.legal))) return;
    const apply = (t: number): void => {
      if (!face.destroyed) face.alpha = 0.85 + 0.15 * Math.cos(2 * Math.PI * BREATHS * t);
    };
    stage.tweens.add({ key: `breathe:${p.key}`, duration: BREATHS * BREATH, every: BREATH_STEP, ease: EASE.even, apply });
  }

  function render(input: SceneInput): void {
    // the page may change once more between the end of a stage and the next one
    if (stage.root.destroyed) return;
    const motions = plan(input), redrawn = new Set(motions.flatMap((each) => (each.kind === 'redraw' ? [each.key] : [])));
    const moving = new Set(motions.flatMap((each) => (each.kind === 'glide' || each.kind === 'enter' ? [each.key] : [])));
    const seen = new Set<string>(), gone: CardNode[] = [];
    input.placements.forEach((p, order) => {
      const home = layer(p.window, input.windows.get(p.window)), mark = markOf(input, p), focused = focusedOn(input, p);
      let card = cards.get(p.key);
      const before = card?.placement;
      if (card === undefined) cards.set(p.key, (card = createNode(p)));
      card.placement = p;
      if (before === undefined) breathe(card, input);
      if (!rests(before, p) && !moving.has(p.key)) put(card, home);
      dress(kit, card, p, { mark, focused, old: redrawn.has(p.key) ? 'keep' : 'discard' });
      hold(card, input, p);
      card.node.zIndex = (p.kind === 'side' ? 3000 : HEIGHT[mark]) + order;
      seen.add(p.key);
    });
    for (const [key, card] of [...cards]) {
      if (seen.has(key)) continue;
      cards.delete(key);
      gone.push(card);
    }
    player.play(motions, { speed: input.passage.speed, sea: input.sea, cards, gone, homeOf: (p) => layer(p.window, undefined) });
    ghost.show(input.ghost);
    last = input;
    stage.requestRender();
  }

  /** At its place without a movement. */
  function put({ node, placement: p }: CardNode, home: Container): void {
    stage.tweens.end(`move:${p.key}`);
    node.position.set(p.x, p.y);
    node.scale.set(p.scale);
    if (node.parent !== home) home.addChild(node);
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

  /** Draws everything once more from its parts, because the pictures are others. */
  function redraw(): void {
    if (stage.root.destroyed) return;
    stage.tweens.finish();
    for (const card of cards.values()) card.skin = '';
    ghost.redraw();
    if (last !== undefined) render(last);
  }
  const sharpen = async (pixels: number): Promise<void> => {
    if (await kit.atlas.sharpen(pixels)) redraw();
  };
  return { render, itemAt, sharpen };
}

import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Container, Graphics } from 'pixi.js';
import type { Motion } from '../../../src/table/canvas/motion/motion.ts';
import {
  createCardScene,
  type CardGame,
  type CardScene,
  type CardSceneInput,
} from '../../../src/table/canvas/scene/card-scene.ts';
import type { Painter, Role } from '../../../src/table/canvas/scene/painter.ts';
import type { Placed } from '../../../src/table/canvas/scene/placed.ts';
import type { Stage } from '../../../src/table/canvas/stage.ts';
import { createTweens } from '../../../src/table/canvas/tween.ts';
import type { Transition } from '../../../src/table/canvas/transition.ts';
import type { Item, Mark } from '../../../src/table/model/table-model.ts';
import { rect } from '../../../src/ui/rect.ts';

// marks look up the contrast of the page
beforeAll(() => void Object.assign(globalThis, { document: { documentElement: { dataset: {} } } }));

/** A thing of a game that nobody plays: a square with a word on it. */
interface Thing extends Placed {
  readonly role: Role;
  readonly word: string;
}
type Input = CardSceneInput<Thing>;

const SIDE = 20;
const painter: Painter<Thing> = {
  roleOf: ({ role }) => role,
  areaOf: ({ x, y, scale }) => rect(x, y, SIDE * scale, SIDE * scale),
  draw: ({ word }) => Object.assign(new Graphics().rect(0, 0, SIDE, SIDE), { label: word }),
  drawShadow: () => new Container(),
  backOf: () => '#ffffff',
  heldBy: () => 5,
  calls: ({ role }) => role !== 'card',
  drawIcon: () => new Container(),
  colours: { rim: '#000000', fill: '#ffffff', scraps: [], ring: '#ffffff' },
};

const thing = (key: string, x: number, more: Partial<Thing> = {}): Thing => ({
  key,
  item: key,
  x,
  y: 0,
  scale: 1,
  window: 'table',
  role: 'card',
  word: key,
  ...more,
});
const marked = (marks: Readonly<Record<string, Mark>>): Input['table'] => ({
  items: new Map(
    Object.entries(marks).map(([id, mark]): [string, Item] => [
      id,
      { id, mark, card: '', choices: [] },
    ]),
  ),
});

let seq = 0;
let stage: Stage;
beforeEach(() => {
  stage = {
    root: new Container(),
    tweens: createTweens(),
    requestRender: () => undefined,
  } as unknown as Stage;
});
const open = (game: Partial<CardGame<Thing, Input>> = {}): CardScene<Input> =>
  createCardScene<Thing, Input>(stage, { painter, ...game });

function moment(
  placements: readonly Thing[],
  manner: Transition['manner'] = 'play',
  more: Partial<Input> = {},
): Input {
  const step = { seq: ++seq, seat: 0, at: 0, events: [{ type: 'happened', seq }], sealed: false };
  const transition = { manner, speed: 1, seq, steps: [step], anchors: () => undefined };
  return {
    placements,
    transition,
    table: marked({}),
    windows: new Map(),
    moment: [seq],
    focus: '',
    ...more,
  };
}

/** The node in which a word is drawn; undefined for none. */
const nodeOf = (word: string): Container | undefined =>
  stage.root.getChildByLabel(word, true)?.parent?.parent?.parent ?? undefined;

describe('a game that says nothing of motions', () => {
  test('has its cards glide to where they lie now, one by one kept', () => {
    const scene = open();
    scene.render(moment([thing('a', 0), thing('b', 50)]));
    const before = nodeOf('a');
    scene.render(moment([thing('a', 100), thing('b', 50)]));
    stage.tweens.advance(130);
    expect(nodeOf('a')).toBe(before);
    expect(nodeOf('a')!.x).toBeGreaterThan(0);
    expect(nodeOf('a')!.x).toBeLessThan(100);
    stage.tweens.finish();
    expect([nodeOf('a')!.x, nodeOf('b')!.x]).toEqual([100, 50]);
  });
  test('has new ones appear and old ones vanish', () => {
    const scene = open();
    scene.render(moment([thing('a', 0)]));
    scene.render(moment([thing('b', 0)]));
    stage.tweens.advance(40);
    for (const word of ['a', 'b'])
      expect([word, nodeOf(word)!.alpha > 0 && nodeOf(word)!.alpha < 1]).toEqual([word, true]);
    stage.tweens.finish();
    expect([nodeOf('a'), nodeOf('b')!.alpha]).toEqual([undefined, 1]);
  });
  test('jumps when it is to jump, and where only a hand has moved things', () => {
    const scene = open();
    scene.render(moment([thing('a', 0)]));
    scene.render(moment([thing('a', 100)], 'jump'));
    expect([nodeOf('a')!.x, stage.tweens.active()]).toEqual([100, false]);
    const last = moment([thing('a', 120)]);
    scene.render(last);
    stage.tweens.finish();
    scene.render({ ...last, placements: [thing('a', 140)] });
    expect([nodeOf('a')!.x, stage.tweens.active()]).toEqual([140, false]);
  });
  test('fades where less motion is wanted', () => {
    const scene = open();
    scene.render(moment([thing('a', 0)], 'fade'));
    scene.render(moment([thing('a', 100)], 'fade'));
    stage.tweens.advance(20);
    expect(nodeOf('a')!.x).toBe(100);
    expect(nodeOf('a')!.alpha).toBeLessThan(1);
  });
});

test('a card is drawn once, whatever is asked about it, until it is another or its pictures are', () => {
  const drawn: string[] = [];
  const draw = (p: Thing): Container => {
    drawn.push(p.word);
    return painter.draw(p);
  };
  const scene = open({ painter: { ...painter, draw } });
  const asked = (mark: Mark, word = 'a'): Input =>
    moment([thing('a', 0, { word })], 'jump', { table: marked({ a: mark }) });
  scene.render(asked('plain'));
  scene.render(asked('legal'));
  scene.render({ ...asked('dim'), focus: 'a' });
  expect(drawn).toEqual(['a']);
  expect(nodeOf('a')!.alpha).toBeLessThan(1);
  scene.render(asked('plain', 'b'));
  expect([drawn, nodeOf('a')]).toEqual([['a', 'b'], undefined]);
  scene.redraw();
  expect(drawn).toEqual(['a', 'b', 'b']);
});

test('a game is told what happened between two moments, and plays its own effects', () => {
  const received: unknown[] = [];
  const played: string[] = [];
  const effect: Motion = { kind: 'effect', name: 'storm', start: 0, duration: 100 };
  const scene = open({
    plan: ({ events }) => {
      received.push(...events);
      return [effect];
    },
    playEffect: (_, { name }) => void played.push(name),
  });
  scene.render(moment([thing('a', 0)]));
  scene.render(moment([thing('a', 0)]));
  expect([received, played]).toEqual([[{ type: 'happened', seq }], ['storm']]);
});

test('a chosen card is held up, and comes down again', () => {
  const scene = open();
  const face = (): Container => nodeOf('a')!.children[0]!.children[0]!;
  scene.render(moment([thing('a', 0)], 'play', { table: marked({ a: 'chosen' }) }));
  stage.tweens.finish();
  expect(face().y).toBe(-5);
  scene.render(moment([thing('a', 0)]));
  stage.tweens.finish();
  expect(face().y).toBe(0);
});

test('under a spot lies a target before a legal thing before the rest, and nothing outside its window', () => {
  const scene = open();
  const things = [thing('plain', 0), thing('legal', 5), thing('spot', 10, { role: 'spot' })];
  const at = (x: number): string | undefined => scene.itemAt({ x, y: 5 });
  scene.render(moment(things, 'jump', { table: marked({ legal: 'legal' }) }));
  expect([at(2), at(7), at(12), at(90)]).toEqual(['plain', 'legal', 'spot', undefined]);
  scene.render(moment(things, 'jump', { windows: new Map([['table', rect(10, 0, 50, 50)]]) }));
  expect(at(2)).toBeUndefined();
});

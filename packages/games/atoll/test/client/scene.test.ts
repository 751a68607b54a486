import type { AtollEvent } from '../../src/index.ts';
import { beforeAll, expect, test } from '@jest/globals';
import type { HistoryStep } from '@atoll/protocol';
import { Container, Graphics, Texture } from 'pixi.js';
import { book } from '../../client/card-index.ts';
import { createScene, type AtollScene, type SceneInput } from '../../client/scene/atoll-scene.ts';
import type { Atlas } from '@atoll/table-kit/table/canvas/atlas.ts';
import { Line } from '@atoll/table-kit/table/canvas/label.ts';
import type { Transition } from '@atoll/table-kit/table/canvas/transition.ts';
import { createTweens } from '@atoll/table-kit/table/canvas/tween.ts';
import type { Stage } from '@atoll/table-kit/table/canvas/stage.ts';
import { EMPTY_TABLE } from '@atoll/table-kit/table/model/table-model.ts';
import { playout } from './support/playout.ts';
import { DESKTOP, layoutOf, placementsOf } from './support/table-of.ts';
import { locale } from './support/atoll-locale.ts';
import { stubCanvas } from './support/stub-canvas.ts';

beforeAll(stubCanvas);

interface Table {
  readonly scene: AtollScene;
  readonly stage: Stage;
}

const atlas: Atlas = {
  find: () => Texture.WHITE,
  grey: (texture) => texture,
  sharpen: () => Promise.resolve(true),
  face: () => ({ back: Texture.WHITE, figure: Texture.WHITE, at: [0, 0, 10, 10] }),
};

function table(): Table {
  const root = new Container();
  const tweens = createTweens();
  const stage = { root, tweens, requestRender: () => undefined } as unknown as Stage;
  return { stage, scene: createScene(stage, { atlas, book, text: locale.text }) };
}

/** All that can be seen of a scene, whatever the order in which it came to be. */
function seen(node: Container): unknown {
  const { x, y, alpha, rotation, visible, scale, children } = node;
  const round = (n: number): number => Math.round(n * 1e4) / 1e4 + 0;
  const inside = children.filter(
    (child) => child.visible && !(child instanceof Graphics && child.label.includes(',')),
  );
  const sorted = node.sortableChildren ? inside.toSorted((a, b) => a.zIndex - b.zIndex) : inside;
  return {
    at: [x, y, alpha, rotation, scale.x, scale.y].map(round),
    visible,
    text: node instanceof Line ? node.text : '',
    inside: sorted.filter((child) => child.children.length > 0 || !isBare(child)).map(seen),
  };
}
const isBare = (node: Container): boolean =>
  node.constructor === Container && node.children.length === 0;

const moments = [...playout('a', 2)].slice(0, 150);

function inputs(manner: Transition['manner']): SceneInput[] {
  const steps: HistoryStep<AtollEvent>[] = moments.map(({ events, seat }, seq) => ({
    seq,
    seat,
    at: 0,
    events: [...events],
    sealed: false,
  }));
  return moments.map(({ view }, seq): SceneInput => {
    const { reef } = layoutOf(view, DESKTOP);
    const asked = view.question.card;
    return {
      placements: placementsOf(view, { seat: 0, size: DESKTOP }),
      table: EMPTY_TABLE,
      windows: new Map([['reef', reef]]),
      sea: reef,
      focus: '',
      moment: [view],
      asked,
      transition: {
        manner,
        speed: 1,
        seq,
        steps,
        anchors: (name) => ({ x: name.length * 20, y: 500 }),
      },
    };
  });
}

const fresh = (input: SceneInput): unknown => {
  const { scene, stage } = table();
  scene.render(input);
  return seen(stage.root);
};

test.each(['play', 'fade', 'jump'] as const)(
  'whatever is skipped (%s), the table is as if it had been built afresh',
  (manner) => {
    const { scene, stage } = table();
    inputs(manner).forEach((input, i) => {
      scene.render(input);
      // some steps are seen to their end, some are cut off in the middle, some follow at once
      if (i % 3 === 0) stage.tweens.advance(90);
      if (i % 5 === 0) stage.tweens.advance(4_000);
      if (i % 11 !== 0) return;
      stage.tweens.finish();
      expect(stage.tweens.active()).toBe(false);
      expect(seen(stage.root)).toEqual(fresh(input));
    });
  },
  60_000,
);

test('every step moves something, unless it is to jump', () => {
  const moved = (manner: Transition['manner']): number => {
    const { scene, stage } = table();
    return inputs(manner).filter((input) => {
      scene.render(input);
      const active = stage.tweens.active();
      stage.tweens.finish();
      return active;
    }).length;
  };
  expect(moved('play')).toBeGreaterThan(60);
  expect(moved('jump')).toBe(0);
}, 60_000);

test('a scene does not touch a stage that is destroyed', async () => {
  const { scene, stage } = table();
  const [first, second] = inputs('play') as [SceneInput, SceneInput];
  scene.render(first);
  stage.root.destroy({ children: true });
  const narrower = new Map([['reef', { ...first.sea, width: first.sea.width - 10 }]] as const);
  expect(() => scene.render({ ...second, windows: narrower })).not.toThrow();
  await expect(scene.sharpen(2)).resolves.toBeUndefined();
});

import { createRng, keysOf, nextInt } from '@atoll/engine';
import type { SteereAtollAction, SteereAtollEvent, SteereAtollView } from '../../src/index.ts';
import { boardOf } from '../../src/board.ts';
import type { Decision } from '@atoll/table-kit/table/session/local-session.ts';
import type {
  ChapterWords,
  StepOf,
  TutorialChapter,
  TutorialState,
  TutorialStep,
} from '@atoll/table-kit/table/tutorial.ts';
import type { SteereTutorialWords } from '../words/steere-locale.ts';
import { shortestPath } from './shortest-path.ts';
import type { SteereTurn } from '../table-types.ts';

type LessonState = TutorialState<SteereAtollView, SteereAtollAction, SteereAtollEvent>;
type Step = TutorialStep<SteereAtollView, SteereAtollAction, SteereAtollEvent>;
type Chapter = TutorialChapter<SteereAtollView, SteereAtollAction, SteereAtollEvent>;

const SMALL = { size: 7, swap: false };

/** Stones on these cells, by Black and White in turn. */
const placed = (...cells: readonly string[]): readonly Decision[] =>
  cells.map((cell, i) => ({ seat: i % 2, action: { type: 'place', cell } }));

const at =
  (cell: string) =>
  ({ legal }: Pick<LessonState, 'legal'>): SteereAtollAction | undefined =>
    legal.find((action) => action.type === 'place' && action.cell === cell);

const isOver = ({ over }: LessonState): boolean => over;
const hasPlaced = ({ events, seat, over }: LessonState): boolean =>
  over || events.some((event) => event.type === 'placed' && event.seat === seat);

const stoneAt = ({ size, stones }: SteereAtollView, cell: string): string =>
  stones[boardOf(size).cellNamed(cell) ?? -1] ?? '';

/** The first of these cells that is empty, or else any. */
function firstOpen({ legal }: SteereTurn, cells: readonly string[]): SteereAtollAction | undefined {
  const wanted = cells.map((cell) => at(cell)({ legal })).find((action) => action);
  return wanted ?? legal[0];
}

/** The pairs of cells that link the stones, and cells out of the way. */
const GAPS = [
  ['d4', 'c4'],
  ['d3', 'c2'],
  ['d1', 'c1'],
  ['d6', 'e5'],
] as const;
const ASIDE = ['g5', 'f6', 'g4', 'g3', 'g2', 'g1', 'f1', 'f2', 'a1', 'a2'];

/** The other cell of the gap into which White went. */
function otherCell({ view, legal }: LessonState): SteereAtollAction | undefined {
  const left = GAPS.flatMap(([one, other]) =>
    stoneAt(view, one) === 'W' ? [other] : stoneAt(view, other) === 'W' ? [one] : [],
  );
  return left.map((cell) => at(cell)({ legal })).find((action) => action !== undefined);
}

/** White goes into a gap that is still open on both sides, and never closes one. */
function intoGap(turn: SteereTurn): SteereAtollAction | undefined {
  const view = turn.view;
  const gap = GAPS.find((cells) => cells.every((cell) => stoneAt(view, cell) === '.'));
  return firstOpen(turn, gap === undefined ? ASIDE : [gap[0]]);
}

/** A beginner: every other stone goes on the own shortest way, the others anywhere. */
function beginner(turn: SteereTurn): SteereAtollAction | undefined {
  const view = turn.view;
  const path = shortestPath(view, view.black === turn.seat ? 'black' : 'white');
  const anywhere = turn.legal[nextInt(createRng(`first match ${view.ply}`), turn.legal.length)];
  return path.length > 0 && view.ply % 4 < 2 ? firstOpen(turn, path) : anywhere;
}

/** The chapters of the first match, in the words of a language. */
export const chaptersIn = ({ islands, bridge, match }: SteereTutorialWords): readonly Chapter[] => [
  {
    id: 'islands',
    ...{
      title: islands.title,
      done: islands.done,
      seed: 'islands',
      seat: 0,
      seats: 2,
      options: SMALL,
    },
    before: placed('e5', 'a1', 'e4', 'a2', 'd4', 'a3', 'd3', 'a4', 'c2', 'a5'),
    rival: (turn) => firstOpen(turn, ASIDE),
    steps: stepsOf(islands, {
      aim: { rule: 'W1' },
      neighbours: { rule: 'W1' },
      win: { until: isOver, point: at('c1') },
    }),
  },
  {
    id: 'bridge',
    ...{
      title: bridge.title,
      done: bridge.done,
      seed: 'bridge',
      seat: 0,
      seats: 2,
      options: SMALL,
    },
    before: placed('d5', 'f4', 'c3', 'e3'),
    rival: intoGap,
    steps: stepsOf(bridge, {
      joined: {},
      far: { until: hasPlaced, point: at('d2') },
      answer: { until: hasPlaced, point: otherCell },
      again: { until: isOver, point: otherCell },
    }),
  },
  {
    id: 'match',
    ...{ title: match.title, done: match.done, seed: 'match', seat: 1, seats: 2 },
    options: { size: 7, swap: true },
    before: placed('d4'),
    rival: beginner,
    steps: stepsOf(match, {
      swap: {
        rule: 'P4',
        until: ({ view }) => !view.swapPossible,
        point: ({ legal }) => legal.find(({ type }) => type === 'swap'),
      },
      play: { until: isOver },
    }),
  },
];

/** The steps of a chapter in their order, each with its text. */
const stepsOf = <Words extends ChapterWords>(
  said: Words,
  steps: Readonly<Record<StepOf<Words>, Omit<Step, 'id' | 'says'>>>,
): readonly Step[] => keysOf(steps).map((id) => ({ id, says: said[id], ...steps[id] }));

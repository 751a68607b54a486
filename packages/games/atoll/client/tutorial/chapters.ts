import { keysOf } from '@atoll/engine';
import type { AtollAction, AtollEvent, AtollView, QuestionKind } from '../../src/index.ts';
import { decisionsIn } from '@atoll/table-kit/table/recorded-decisions.ts';
import { isFirstRound } from '../../src/cards/tables.ts';
import type {
  ChapterWords,
  StepOf,
  TutorialChapter,
  TutorialStep,
} from '@atoll/table-kit/table/tutorial.ts';
import type { AtollTutorialWords } from '../words/load-later-words.ts';
import {
  cannot,
  either,
  firstOf,
  happened,
  isAsked,
  isFree,
  isOf,
  isOut,
  isOver,
  largest,
  onCell,
  supported,
  withCard,
  type LessonState,
} from './points.ts';
import { LAST, MORE } from './recorded.ts';
import { rival } from './rival.ts';

type Step = TutorialStep<AtollView, AtollAction, AtollEvent>;
type Aim = Omit<Step, 'id' | 'says'>;
type Chapter = TutorialChapter<AtollView, AtollAction, AtollEvent>;

/** The deal of the whole match; the cards and cells below are found in it. */
const TABLE = { seed: 'reef 324497', seat: 0, seats: 2, options: {}, rival } as const;
/** Its action brings popularity, the subject of the second chapter. */
const CORAL = 'smooth-cauliflower-coral';
/** It finds its partner in Symbiosis in the rounds that are played for the person. */
const FISH = 'yellow-prawn-goby';
const HUNTER = 'sea-wasp';
const SOUTH_EAST = { x: 1, y: 1 };
const BETWEEN = { x: 1, y: 0 };
/** Begins a bloom, names one coral for it, and ends it. */
const blooming = (moment: LessonState): AtollAction | undefined =>
  firstOf(
    'bloom',
    ...(moment.view.question.chosen.length > 0 ? ['done' as const] : []),
    'choose',
  )(moment);

/** A support action to its last answer, which can be out of reach. */
const supporting = (
  support: 'sell' | 'bloom',
  { asks, ...aim }: Pick<Aim, 'rule' | 'point'> & { readonly asks: QuestionKind },
): Aim => ({
  ...aim,
  until: (moment) => supported(support)(moment) && !isAsked(asks)(moment),
  isIdle: either(isOut, cannot(support)),
});

/** The chapters of the first match, in the words of a language. */
export const chaptersIn = ({ reef, more, last }: AtollTutorialWords): readonly Chapter[] => [
  {
    ...{ ...TABLE, id: 'reef', title: reef.title, done: reef.done, before: [] },
    steps: stepsOf(reef, {
      welcome: { rule: 'R4' },
      aim: { rule: 'X7' },
      // only read, so that the card comes into view
      signs: { rule: 'R5', point: withCard('buyCoral', CORAL) },
      buyCoral: {
        rule: 'A2',
        until: either(happened('coralPlaced'), isAsked('cell')),
        isIdle: either(isOut, cannot('buyCoral')),
        point: withCard('buyCoral', CORAL),
      },
      placeCoral: {
        rule: 'R3',
        until: happened('coralPlaced'),
        isIdle: isFree,
        point: onCell(SOUTH_EAST),
      },
      turns: { rule: 'T11' },
      grey: { rule: 'P6', point: largest },
      buyAnimal: {
        rule: 'A3',
        until: either(happened('animalPlaced'), isAsked('cell')),
        isIdle: either(isOut, cannot('buyAnimal')),
        point: withCard('buyAnimal', FISH),
      },
      placeAnimal: {
        rule: 'R10',
        until: happened('animalPlaced'),
        isIdle: isFree,
        point: onCell(BETWEEN),
      },
      feed: {
        rule: 'F2',
        until: happened('raised'),
        isIdle: either(isOut, cannot('feed')),
        point: withCard('feed', FISH),
      },
      pass: { rule: 'P4', until: isOut, point: firstOf('pass') },
      others: { rule: 'P3' },
      income: {
        rule: 'C1',
        // the next step is about the whole Recovery
        until: ({ view }) => !isFirstRound(view),
        point: ({ legal }) =>
          legal.filter(isOf('income')).find(({ choice }) => choice === 'scientists'),
      },
      recovery: { rule: 'C3' },
      purify: {
        rule: 'S2',
        until: happened('cleaned'),
        isIdle: either(isOut, cannot('purify')),
        point: firstOf('purify', 'choose'),
      },
      feedAgain: {
        rule: 'L1',
        until: happened('raised'),
        isIdle: either(isOut, cannot('feed')),
        point: withCard('feed', FISH),
      },
    }),
  },
  {
    ...{ ...TABLE, id: 'more', title: more.title, done: more.done },
    before: decisionsIn(MORE),
    steps: stepsOf(more, {
      look: { rule: 'Y1' },
      symbiosis: {
        rule: 'Y2',
        until: either(happened('feedingBegan', 'raised'), isAsked('partner')),
        isIdle: either(isOut, cannot('feed')),
        point: withCard('feed', FISH),
      },
      partner: {
        rule: 'Y2',
        until: happened('raised'),
        isIdle: isFree,
        point: firstOf('yes', 'choose'),
      },
      coral: {
        rule: 'A6',
        until: happened('coralUsed'),
        isIdle: either(isOut, cannot('useCoral')),
        point: withCard('useCoral', CORAL),
      },
      popularity: { rule: 'X4' },
      bloom: supporting('bloom', { rule: 'S5', asks: 'bloom', point: blooming }),
      grow: {
        rule: 'A7',
        until: happened('colonyPlaced'),
        isIdle: either(isOut, cannot('grow')),
        point: firstOf('grow', 'side'),
      },
      sell: supporting('sell', { rule: 'S4', asks: 'sale', point: firstOf('sell', 'amount') }),
    }),
  },
  {
    ...{ ...TABLE, id: 'last', title: last.title, done: last.done },
    before: decisionsIn([...MORE, ...LAST]),
    steps: stepsOf(last, {
      look: { rule: 'X1' },
      hunter: {
        rule: 'F7',
        until: either(happened('feedingBegan', 'raised'), isAsked('prey')),
        isIdle: either(isOut, cannot('feed')),
        point: withCard('feed', HUNTER),
      },
      prey: {
        rule: 'H1',
        until: happened('hunted', 'raised'),
        isIdle: isFree,
        point: firstOf('hunt'),
      },
      rest: { rule: 'X5', until: isOver },
    }),
  },
];

/** The steps of a chapter in their order, each with its text. */
const stepsOf = <Words extends ChapterWords>(
  said: Words,
  steps: Readonly<Record<StepOf<Words>, Aim>>,
): readonly Step[] => keysOf(steps).map((id) => ({ id, says: said[id], ...steps[id] }));

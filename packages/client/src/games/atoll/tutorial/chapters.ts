import type { AtollAction, AtollEvent, AtollView, QuestionKind } from '@atoll/game-atoll';
import type { TutorialChapter, TutorialMoment, TutorialStep } from '../../../table/tutorial.ts';
import type { AtollTutorialWords } from '../words/load-later-words.ts';
import { recorded } from './recorded.ts';
import { rival } from './rival.ts';

type Moment = TutorialMoment<AtollView, AtollAction, AtollEvent>;
type Step = TutorialStep<AtollView, AtollAction, AtollEvent>;
type Chapter = TutorialChapter<AtollView, AtollAction, AtollEvent>;
type Of<T extends AtollAction['type']> = Extract<AtollAction, { readonly type: T }>;

/** The deal of the whole match; the cards and cells below are found in it. */
const SEED = 'reef 4366';
const CORAL = 'table-coral';
const FISH = 'yellow-prawn-goby';
const SOUTH_EAST = { x: 1, y: 1 };
const BETWEEN = { x: 1, y: 0 };
const HUNTER = 'sea-wasp';
const ACTION_CORAL = 'long-tentacle-plate-coral';

const isOf =
  <T extends AtollAction['type']>(type: T) =>
  (action: AtollAction): action is Of<T> =>
    action.type === type;

/** The legal action of this type with this card, or else any of the type. */
const withCard =
  (type: 'buyCoral' | 'buyAnimal' | 'feed' | 'useCoral', card: string) =>
  ({ legal }: Moment): AtollAction | undefined => {
    const open = legal.filter(isOf(type));
    return open.find((action) => action.card === card) ?? open[0];
  };
const onCell =
  ({ x, y }: { readonly x: number; readonly y: number }) =>
  ({ legal }: Moment): AtollAction | undefined => {
    const open = legal.filter(isOf('cell'));
    return open.find((action) => action.x === x && action.y === y) ?? open[0];
  };
const anyOf =
  (...types: readonly AtollAction['type'][]) =>
  ({ legal }: Moment): AtollAction | undefined =>
    legal.find(({ type }) => types.includes(type));

/** Something of these kinds has happened to the own seat since the step began. */
const happened =
  (...types: readonly AtollEvent['type'][]) =>
  ({ events, seat }: Moment): boolean =>
    events.some((event) => types.includes(event.type) && 'seat' in event && event.seat === seat);
const isAsked =
  (kind: QuestionKind) =>
  ({ view: { question }, seat }: Moment): boolean =>
    question.kind === kind && question.seat === seat;
const either =
  (...conditions: readonly ((moment: Moment) => boolean)[]) =>
  (moment: Moment): boolean =>
    conditions.some((condition) => condition(moment));
/** It is the own free turn, and nothing of this type can be done. */
const cannot =
  (type: AtollAction['type']) =>
  (moment: Moment): boolean =>
    isAsked('turn')(moment) && !moment.legal.some(isOf(type));
const isOut = ({ view, seat }: Moment): boolean => view.seats[seat]?.passed === true;
const isOver = ({ over }: Moment): boolean => over;
/** The own seat has a free turn or is out: what was bought has been placed, or was never bought. */
const isFree = either(isAsked('turn'), isOut);

/** The chapters of the first match, in the words of a language. */
export const chaptersIn = ({ reef, last }: AtollTutorialWords): readonly Chapter[] => [
  {
    id: 'reef',
    ...{ title: reef.title, done: reef.done, seed: SEED, seat: 0, seats: 2, options: {} },
    before: [],
    rival,
    steps: stepsOf(reef.steps, {
      welcome: { rule: 'X7' },
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
      turns: { rule: 'P2' },
      grey: { rule: 'P6' },
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
      pass: { rule: 'P4', until: isOut, point: anyOf('pass') },
      others: { rule: 'P3' },
      income: {
        rule: 'C1',
        until: happened('incomeTaken'),
        isIdle: ({ view }) => view.round > 1,
        point: ({ legal }) =>
          legal.filter(isOf('income')).find(({ choice }) => choice === 'scientists'),
      },
      recovery: { rule: 'C7' },
      purify: {
        rule: 'S2',
        until: happened('cleaned'),
        isIdle: either(isOut, cannot('purify')),
        point: anyOf('purify', 'choose'),
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
    id: 'last',
    ...{ title: last.title, done: last.done, seed: SEED, seat: 0, seats: 2, options: {} },
    before: recorded,
    rival,
    steps: stepsOf(last.steps, {
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
        point: anyOf('hunt'),
      },
      coral: {
        rule: 'A6',
        until: happened('coralUsed'),
        isIdle: either(isOut, cannot('useCoral')),
        point: withCard('useCoral', ACTION_CORAL),
      },
      rest: { rule: 'X5', until: isOver },
    }),
  },
];

/** The steps of a chapter in their order, each with what it says. */
const stepsOf = <Id extends string>(
  said: Readonly<Record<Id, string>>,
  steps: Readonly<Record<Id, Omit<Step, 'id' | 'says'>>>,
): readonly Step[] =>
  (Object.keys(steps) as Id[]).map((id) => ({ id, says: said[id], ...steps[id] }));

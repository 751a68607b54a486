import { keysOf } from '@atoll/engine';
import type { HiddenArkAction, HiddenArkEvent, HiddenArkView } from '../../src/index.ts';
import { isInSecondStep } from '../../src/views/index.ts';
import { decisionsIn } from '@atoll/table-kit/table/recorded-decisions.ts';
import type {
  ChapterWords,
  StepOf,
  TutorialChapter,
  TutorialStep,
} from '@atoll/table-kit/table/tutorial.ts';
import type { ArkTutorialWords } from '../words/ark-locale.ts';
import {
  either,
  exactly,
  happened,
  isAway,
  isElsewhere,
  isOver,
  type LessonState,
} from './points.ts';
import { LAST } from './recorded.ts';
import { rival } from './rival.ts';

type Chapter = TutorialChapter<HiddenArkView, HiddenArkAction, HiddenArkEvent>;
type Step = TutorialStep<HiddenArkView, HiddenArkAction, HiddenArkEvent>;
type Aim = Omit<Step, 'id' | 'says'>;

/** The fish and tokens of the whole match; the places below are found on its map. */
const TABLE = { seed: 'first voyage 60', seat: 0, seats: 2, options: {}, rival } as const;
const PORT = 'L04';
const FIRST_FISH = 'K2';
const LAST_PORT = 'L13';
const UPGRADE = 'upgrade-technology';

const taking = (token: string): Aim => ({
  rule: 'P1',
  until: happened('took'),
  isIdle: ({ view, seat }) => view.turn.seat === seat && isInSecondStep(view),
  point: exactly('take', { token }),
});
const choosing = (column: HiddenArkView['turn']['column'], rule: string): Aim => ({
  rule,
  until: happened('chose'),
  isIdle: isElsewhere(column),
  point: exactly('column', { column }),
});
const ending: Aim = { rule: 'P5', until: isAway, point: exactly('end') };

/** From space to space, the last one many times. */
const sailing = (vessel: number, ...spaces: readonly string[]): Aim => ({
  rule: 'V2',
  until: happened('moved', spaces.length),
  isIdle: isElsewhere('operation'),
  point: (moment) => {
    const moves = moment.events.filter(({ type }) => type === 'moved').length;
    return exactly('move', { vessel, to: spaces[moves] })(moment);
  },
});

/** A rescue with all its prompts. */
const rescuing = (space: string, port: string): Aim => ({
  rule: 'R1',
  until: happened('rescued'),
  isIdle: isElsewhere('operation'),
  point: (moment) =>
    exactly('rescue', { space })(moment) ??
    exactly('pay')(moment) ??
    exactly('return', { location: port })(moment),
});

const install = (moment: LessonState): HiddenArkAction | undefined =>
  exactly('install', { token: UPGRADE })(moment) ??
  exactly('fit', { column: 'research', slot: 0 })(moment);

/** The chapters of the first match, in the words of a language. */
export const chaptersIn = ({ rescue, last }: ArkTutorialWords): readonly Chapter[] => [
  {
    ...{ ...TABLE, id: 'rescue', title: rescue.title, done: rescue.done, before: [] },
    steps: stepsOf(rescue, {
      welcome: { rule: 'E1' },
      place: { rule: 'T6', until: happened('placed'), point: exactly('place', { location: PORT }) },
      price: { rule: 'R1' },
      take: taking('marine-4'),
      takePlate: taking(UPGRADE),
      research: choosing('research', 'P3'),
      study: {
        rule: 'S1',
        until: ({ view }) => view.turn.studies === 0,
        isIdle: isElsewhere('research'),
        point: exactly('study', { resource: 'conservation' }),
      },
      end: ending,
      takeAgain: taking('money-2'),
      operation: choosing('operation', 'V1'),
      grey: { rule: 'V4' },
      sail: sailing(0, 'K1', FIRST_FISH),
      rescue: rescuing(FIRST_FISH, PORT),
      rescued: { rule: 'R3' },
      endAgain: ending,
      takeThird: taking('chemical-4'),
      build: choosing('build', 'B1'),
      vessel: {
        rule: 'B3',
        until: either(happened('builtVessel'), happened('builtStation')),
        isIdle: isElsewhere('build'),
        point: exactly('launch', { location: PORT }),
      },
      endThird: ending,
      takeFourth: taking('chemical-4'),
      upgrade: choosing('upgrade', 'U1'),
      install: {
        rule: 'U1',
        until: happened('installed'),
        isIdle: isElsewhere('upgrade'),
        point: install,
      },
    }),
  },
  {
    ...{ ...TABLE, id: 'last', title: last.title, done: last.done },
    before: decisionsIn(LAST),
    steps: stepsOf(last, {
      look: { rule: 'F2' },
      awards: { rule: 'E2' },
      take: taking('marine-4'),
      operation: choosing('operation', 'V1'),
      sail: sailing(2, 'E5', 'E4', 'D4'),
      rescue: rescuing('D4', LAST_PORT),
      end: { rule: 'E1', until: isOver, point: exactly('end') },
    }),
  },
];

/** The steps of a chapter in their order, each with its text. */
const stepsOf = <Words extends ChapterWords>(
  said: Words,
  steps: Readonly<Record<StepOf<Words>, Aim>>,
): readonly Step[] => keysOf(steps).map((id) => ({ id, says: said[id], ...steps[id] }));

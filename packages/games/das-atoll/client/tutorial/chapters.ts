import { keysOf } from '@atoll/engine';
import type {
  ChapterWords,
  StepOf,
  TutorialChapter,
  TutorialStep,
} from '@atoll/table-kit/table/tutorial.ts';
import { isRobbery } from '../../src/table-facts.ts';
import { decisionsIn } from '@atoll/table-kit/table/recorded-decisions.ts';
import type { DasAtollAction, DasAtollEvent, DasAtollView } from '../../src/index.ts';
import type { DasTutorialWords } from '../words/das-locale.ts';
import { built, cannot, either, exactly, happened, isAway, isOver, offer } from './points.ts';
import { LAST, TRADE } from './recorded.ts';
import { rival } from './rival.ts';

type Chapter = TutorialChapter<DasAtollView, DasAtollAction, DasAtollEvent>;
type Step = TutorialStep<DasAtollView, DasAtollAction, DasAtollEvent>;

/** The map, the dice and the cards of the whole match; the places below are found on it. */
const SEED = 'first match 1517';
const TABLE = { seed: SEED, seat: 0, seats: 4, options: { start: 'seat' }, rival } as const;

/** The own seat has no seat to rob, or has robbed one. */
const isPastRobbery: Step['isIdle'] = ({ view, seat }) => view.turn !== seat || !isRobbery(view);

const rolling: Omit<Step, 'id' | 'says'> = {
  rule: 'P1',
  until: happened('rolled'),
  point: exactly('roll'),
};
const ending: Omit<Step, 'id' | 'says'> = {
  rule: 'P3',
  until: either(happened('ended'), isAway),
  point: exactly('end'),
};
const robbing: Omit<Step, 'id' | 'says'> = {
  rule: 'R3',
  until: happened('stole', 'spared'),
  isIdle: isPastRobbery,
  point: exactly('steal', { victim: 2 }),
};
const concluding: Omit<Step, 'id' | 'says'> = {
  rule: 'X3',
  until: happened('traded', 'withdrew'),
  isIdle: ({ view }) => view.answers.length === 0,
  point: exactly('conclude', { partner: 2 }),
};

/** The chapters of the first match, in the words of a language. */
export const chaptersIn = ({ start, trade, last }: DasTutorialWords): readonly Chapter[] => [
  {
    ...{ ...TABLE, id: 'start', title: start.title, done: start.done, before: [] },
    steps: stepsOf(start, {
      welcome: { rule: 'V2' },
      settle: {
        rule: 'S1',
        until: built('settlement'),
        point: exactly('settlement', { corner: 11 }),
      },
      ship: {
        rule: 'S2',
        until: either(built('ship'), built('road')),
        point: exactly('ship', { edge: 24 }),
      },
      others: { rule: 'S1' },
      second: {
        rule: 'S3',
        until: built('settlement'),
        point: exactly('settlement', { corner: 12 }),
      },
      secondShip: {
        rule: 'L1',
        until: either(built('ship'), built('road')),
        point: exactly('ship', { edge: 30 }),
      },
      roll: rolling,
      got: { rule: 'P1' },
      lane: {
        rule: 'B2',
        until: built('ship'),
        isIdle: either(isAway, cannot('ship')),
        point: exactly('ship', { edge: 26 }),
      },
      closed: { rule: 'L2' },
      grey: { rule: 'B1' },
      end: ending,
      again: rolling,
      buy: {
        rule: 'B1',
        until: happened('bought'),
        isIdle: either(isAway, cannot('buy')),
        point: exactly('buy'),
      },
      bought: { rule: 'P4' },
    }),
  },
  {
    ...{ ...TABLE, id: 'trade', title: trade.title, done: trade.done },
    before: decisionsIn(TRADE),
    steps: stepsOf(trade, {
      look: { rule: 'T4' },
      knight: {
        rule: 'R5',
        until: happened('played'),
        isIdle: either(isAway, cannot('knight')),
        point: exactly('knight'),
      },
      robber: {
        rule: 'R2',
        until: happened('robber'),
        isIdle: isPastRobbery,
        point: exactly('robber', { hex: 31 }),
      },
      theft: robbing,
      seven: { rule: 'R1' },
      roll: rolling,
      offer: {
        rule: 'X2',
        until: happened('offered'),
        isIdle: either(isAway, cannot('give', 'want', 'propose')),
        point: offer([
          { type: 'give', resource: 'ore' },
          { type: 'want', resource: 'clay' },
        ]),
      },
      conclude: concluding,
      ship: {
        rule: 'B2',
        until: built('ship'),
        isIdle: either(isAway, cannot('ship')),
        point: exactly('ship', { edge: 25 }),
      },
      settle: {
        rule: 'B3',
        until: built('settlement'),
        isIdle: either(isAway, cannot('settlement')),
        point: exactly('settlement', { corner: 27 }),
      },
    }),
  },
  {
    ...{ ...TABLE, id: 'last', title: last.title, done: last.done },
    before: decisionsIn([...TRADE, ...LAST]),
    steps: stepsOf(last, {
      look: { rule: 'K2' },
      bank: {
        rule: 'X1',
        until: ({ legal }) => legal.some(({ type }) => type === 'city'),
        isIdle: either(isAway, cannot('exchange')),
        point: exactly('exchange', { give: 'wool', get: 'ore' }),
      },
      city: {
        rule: 'B4',
        until: built('city'),
        isIdle: either(isAway, cannot('city')),
        point: exactly('city', { corner: 11 }),
      },
      ships: {
        rule: 'B2',
        until: built('ship', 2),
        isIdle: either(isAway, cannot('ship')),
        point: (moment) => exactly('ship', { edge: built('ship')(moment) ? 55 : 54 })(moment),
      },
      end: ending,
      seven: rolling,
      robber: {
        rule: 'R2',
        until: happened('robber'),
        isIdle: isPastRobbery,
        point: exactly('robber', { hex: 51 }),
      },
      theft: robbing,
      offer: {
        rule: 'X2',
        until: happened('offered'),
        isIdle: either(isAway, cannot('give', 'want', 'propose')),
        point: offer([
          { type: 'give', resource: 'grain' },
          { type: 'want', resource: 'wool' },
        ]),
      },
      conclude: concluding,
      endAgain: ending,
      rollAgain: rolling,
      settle: {
        rule: 'L1',
        until: built('settlement'),
        isIdle: either(isAway, cannot('settlement')),
        point: exactly('settlement', { corner: 41 }),
      },
      knight: { rule: 'W3', until: isOver, point: exactly('knight') },
    }),
  },
];

/** The steps of a chapter in their order, each with its text. */
const stepsOf = <Words extends ChapterWords>(
  said: Words,
  steps: Readonly<Record<StepOf<Words>, Omit<Step, 'id' | 'says'>>>,
): readonly Step[] => keysOf(steps).map((id) => ({ id, says: said[id], ...steps[id] }));

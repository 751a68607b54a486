import { branchesUpTo } from '../resolution/answers.ts';
import { animalCard } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { findAnimal, NO_TOPS } from '../reef/animal-levels.ts';
import { feedPrice } from '../modifiers.ts';
import { purse } from '../payment.ts';
import { refuse, type Reasons } from '../reason.ts';
import type { Animal, AtollState } from '../state.ts';
import type { Task, TaskOf } from '../task.ts';
import type { Feed, FeedBranch } from '../vocabulary.ts';
import { canFindPrey, needsForbiddenHunt } from './prey.ts';

/**
 * The ways in which an animal may be fed at its present level, as printed; none for passive
 * animals.
 */
export function branches(feed: Feed, level: number): readonly FeedBranch[] {
  switch (feed.kind) {
    case 'passive':
      return [];
    case 'byLevel':
      return branches(level === 1 ? feed.low : feed.medium, level);
    case 'or':
      return feed.options;
    default:
      return [feed];
  }
}

export interface Meal {
  readonly animal: Animal;
  readonly branch: FeedBranch;
}

/** Whether the price of one way of feeding can be met in full now (rulebook, rule 4). */
export function canMeet(state: AtollState, seat: number, meal: Meal, reasons?: Reasons): boolean {
  const { animal, branch } = meal;
  switch (branch.kind) {
    case 'free':
    case 'extraFatigue':
      return true;
    case 'symbiosisOnly':
      return animal.partner !== '' || refuse(reasons, 'not-in-symbiosis');
    case 'pay': {
      const reef = reefOf(state, seat);
      const need = feedPrice(state, reef, branch.plankton);
      const have = purse(reef, 'plankton');
      return have >= need || refuse(reasons, 'too-little-plankton', { need, have });
    }
    case 'reduce': {
      const feeder = { seat, card: animal.card };
      const task = preyTask(branch);
      if (canFindPrey(state, feeder, task)) return true;
      // The missing part is searched for only if reasons are requested.
      if (reasons && needsForbiddenHunt(state, feeder, task))
        return refuse(reasons, 'hunting-forbidden');
      return refuse(
        reasons,
        'no-prey',
        reasons && { need: branch.times, prey: JSON.stringify(branch.filter) },
      );
    }
  }
}

function preyTask(branch: Extract<FeedBranch, { kind: 'reduce' }>): TaskOf<'prey'> {
  return {
    op: 'prey',
    filter: branch.filter,
    left: branch.times,
    distinct: branch.distinct ? 1 : 0,
    named: [],
  };
}

function priceTasks(state: AtollState, seat: number, way: FeedBranch): readonly Task[] {
  if (way.kind === 'reduce') return [preyTask(way)];
  if (way.kind !== 'pay') return [];
  return [
    { op: 'charge', of: 'plankton', amount: feedPrice(state, reefOf(state, seat), way.plankton) },
  ];
}

const FED: Task = { op: 'fed', tokens: 1 };
const FED_AND_TIRED: Task = { op: 'fed', tokens: 2 };
const PARTNER: Task = { op: 'partner' };

/** The choice of the way of an "or" feeding; asked only if more than one can be met. */
export const branch: AskHandler<TaskOf<'branch'>> = {
  takesOnlyAnswer: true,
  question: () => ({ kind: 'branch', count: 0, of: '' }),
  candidates(state, frame) {
    const animal = findAnimal(reefOf(state, frame.seat), frame.card) as Animal;
    return branchesUpTo(branches(animalCard(frame.card).feed, animal.level).length);
  },
  check(state, frame, _task, answer, reasons) {
    if (answer.type !== 'branch') return refuse(reasons, 'not-an-option');
    const animal = findAnimal(reefOf(state, frame.seat), frame.card) as Animal;
    const option = branches(animalCard(frame.card).feed, animal.level)[answer.index];
    return option
      ? canMeet(state, frame.seat, { animal, branch: option }, reasons)
      : refuse(reasons, 'not-an-option');
  },
  step(ctx, frame, _task, answer) {
    const animal = findAnimal(reefOf(ctx.state, frame.seat), frame.card) as Animal;
    const ways = branches(animalCard(frame.card).feed, animal.level);
    const way = (answer.type === 'branch' ? ways[answer.index] : undefined) ?? { kind: 'free' };
    return [
      ...priceTasks(ctx.state, frame.seat, way),
      way.kind === 'extraFatigue' ? FED_AND_TIRED : FED,
      PARTNER,
      NO_TOPS,
    ];
  },
};

import type { Answer } from '../action.ts';
import { animalCard, isAnimal } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { matchesAnimal } from '../filter.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { findAnimal, reduce } from '../reef/animal-levels.ts';
import { isForbidden } from '../modifiers.ts';
import { memoize } from '../memoize.ts';
import { refuse, type Reasons } from '../reason.ts';
import { refuseAbsent } from './refuse-absent.ts';
import type { Animal, AtollState, Frame } from '../state.ts';
import type { AutoHandler } from '../resolution/handler.ts';
import type { Named, TaskOf } from '../task.ts';
import type { CardId } from '../vocabulary.ts';

type Prey = TaskOf<'prey'>;
/** The feeding animal and its owner. */
type Feeder = Pick<Frame, 'seat' | 'card'>;

/**
 * The level that an own animal will have once the reductions named so far are carried out; 0 is
 * extinct.
 */
function levelAfter(animal: Animal, named: readonly Named[]): number {
  let level: number = animal.level;
  for (const prey of named) if (prey.card === animal.card && prey.way === 'reduce') level--;
  return level;
}

/**
 * How often an own animal may still be named; without limit for a sheltered one, since it loses no
 * level.
 */
function namings(animal: Animal, task: Prey): number {
  const alive = levelAfter(animal, task.named);
  if (task.distinct)
    return alive > 0 && !task.named.some((prey) => prey.card === animal.card) ? 1 : 0;
  return alive > 0 && animalCard(animal.card).shelter ? Infinity : alive;
}

/** Whether an own animal is prey for the feeder at all; its partner never is (ruling 40). */
function isOwnPrey(feeder: Feeder, animal: Animal, task: Prey): boolean {
  return (
    animal.card !== feeder.card &&
    animal.partner !== feeder.card &&
    matchesAnimal(task.filter, animalCard(animal.card), animal.level)
  );
}

const cardsOf = memoize((animals: readonly Animal[]): readonly CardId[] =>
  animals.map(({ card }) => card),
);

/**
 * Where the cards lie that may be hunted, sheltered or not: the other atolls; alone, the two animal
 * offers (ruling 36).
 */
function huntingGrounds(state: AtollState, seat: number): readonly (readonly CardId[])[] {
  if (state.reefs.length === 1) return [state.animals.offer, state.large.offer];
  const grounds: (readonly CardId[])[] = [];
  for (let owner = 0; owner < state.reefs.length; owner++)
    if (owner !== seat) grounds.push(cardsOf(reefOf(state, owner).animals));
  return grounds;
}

/** Whether a hunt could meet a reduction, as far as tokens and prey go. */
export function couldHunt(state: AtollState, seat: number, task: Prey): boolean {
  if (!mayHunt(state, seat, task)) return false;
  for (const cards of huntingGrounds(state, seat))
    for (const card of cards) if (isHuntable(card, task)) return true;
  return false;
}

/** One hunt a feeding at the most, with a Hunt token that is face up (rulings 32 and 33). */
function mayHunt(state: AtollState, seat: number, task: Prey): boolean {
  return reefOf(state, seat).huntsReady > 0 && !task.named.some((prey) => prey.way === 'hunt');
}

function isHuntable(id: CardId, task: Prey): boolean {
  const card = animalCard(id);
  return !card.shelter && matchesAnimal(task.filter, card);
}

/**
 * The number of remaining reductions beyond those that the own animals can meet; 0 or less if they
 * can meet all.
 */
function missing(state: AtollState, feeder: Feeder, task: Prey): number {
  let left = task.left;
  for (const animal of reefOf(state, feeder.seat).animals) {
    if (left <= 0) break;
    if (isOwnPrey(feeder, animal, task)) left -= namings(animal, task);
  }
  return left;
}

/** Whether the remaining reductions can all be met, by own animals and a hunt. */
export function canFindPrey(state: AtollState, feeder: Feeder, task: Prey): boolean {
  const short = missing(state, feeder, task);
  return (
    short <= 0 ||
    (short === 1 &&
      couldHunt(state, feeder.seat, task) &&
      !isForbidden(state, reefOf(state, feeder.seat), 'hunt'))
  );
}

/** Whether a hunt would supply all the missing prey, but is forbidden now. */
export function needsForbiddenHunt(state: AtollState, feeder: Feeder, task: Prey): boolean {
  if (!isForbidden(state, reefOf(state, feeder.seat), 'hunt')) return false;
  return missing(state, feeder, task) === 1 && couldHunt(state, feeder.seat, task);
}

function checkOwn(
  state: AtollState,
  frame: Frame,
  task: Prey,
  prey: Named,
  reasons: Reasons,
): boolean {
  const animal = findAnimal(reefOf(state, frame.seat), prey.card);
  if (!animal) return refuseAbsent(reasons, reefOf(state, frame.seat), prey.card);
  if (animal.partner === frame.card) return refuse(reasons, 'partner-protected');
  if (!isOwnPrey(frame, animal, task) || namings(animal, task) < 1)
    return refuse(reasons, 'not-a-target');
  return (
    prey.way !== 'shelter' ||
    animalCard(animal.card).shelter === true ||
    refuse(reasons, 'not-sheltered')
  );
}

function checkHunt(
  state: AtollState,
  frame: Frame,
  task: Prey,
  card: CardId,
  reasons: Reasons,
): boolean {
  if (!huntingGrounds(state, frame.seat).some((cards) => cards.includes(card)))
    return refuse(reasons, isAnimal(card) ? 'not-on-a-reef' : 'not-a-target');
  if (isForbidden(state, reefOf(state, frame.seat), 'hunt'))
    return refuse(reasons, 'hunting-forbidden');
  if (!mayHunt(state, frame.seat, task)) return refuse(reasons, 'hunt-used');
  if (animalCard(card).shelter) return refuse(reasons, 'sheltered');
  return isHuntable(card, task) || refuse(reasons, 'not-a-target');
}

function named(task: Prey, prey: Named): Prey {
  return { ...task, left: task.left - 1, named: [...task.named, prey] };
}

/**
 * Names the prey of a feeding, one reduction at a time; carried out once all are named (ruling 27).
 */
export const prey: AskHandler<Prey> = {
  question: (task) => ({ kind: 'prey', count: task.left, of: '' }),
  candidates(state, frame) {
    const answers: Answer[] = [];
    for (const { card } of reefOf(state, frame.seat).animals) {
      answers.push({ type: 'reduce', card });
      if (animalCard(card).shelter) answers.push({ type: 'shelter', card });
    }
    for (const cards of huntingGrounds(state, frame.seat))
      for (const card of cards) answers.push({ type: 'hunt', card });
    return answers;
  },
  check(state, frame, task, answer, reasons) {
    if (answer.type !== 'reduce' && answer.type !== 'shelter' && answer.type !== 'hunt')
      return refuse(reasons, 'not-an-option');
    const choice: Named = { card: answer.card, way: answer.type };
    const allowed =
      choice.way === 'hunt'
        ? checkHunt(state, frame, task, choice.card, reasons)
        : checkOwn(state, frame, task, choice, reasons);
    return (
      allowed &&
      (canFindPrey(state, frame, named(task, choice)) || refuse(reasons, 'cannot-finish'))
    );
  },
  step(_ctx, _frame, task, answer) {
    if (answer.type !== 'reduce' && answer.type !== 'shelter' && answer.type !== 'hunt') return [];
    const next = named(task, { card: answer.card, way: answer.type });
    return next.left > 0 ? [next] : [{ op: 'devour', named: next.named }];
  },
};

/**
 * Carries out the reductions in the order in which they were named; passives react to each before
 * the next.
 */
export const devour: AutoHandler<TaskOf<'devour'>> = {
  run(ctx, frame, task) {
    const [first, ...rest] = task.named;
    if (!first) return [];
    const { seat } = frame;
    const { card } = first;
    if (first.way === 'reduce') reduce(ctx, seat, card);
    if (first.way === 'shelter') ctx.events.push({ type: 'sheltered', seat, card });
    if (first.way === 'hunt') {
      const reef = reefOf(ctx.state, seat);
      reef.huntsReady -= 1;
      reef.huntsUsed += 1;
      ctx.events.push({
        type: 'hunted',
        seat,
        card,
        owner: ctx.state.reefs.findIndex((other) => findAnimal(other, card)),
      });
    }
    return rest.length > 0 ? [{ op: 'devour', named: rest }] : [];
  },
};

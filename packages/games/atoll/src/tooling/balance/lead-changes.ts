import type { WatchedStep } from '@atoll/engine';
import type { AtollAction } from '../../action.ts';
import { pairs, ROUNDS } from '../../cards/index.ts';
import { reefOf } from '../../context.ts';
import type { AtollEvent } from '../../event.ts';
import { totalOf } from '../../score.ts';
import type { AtollState, Reef } from '../../state.ts';
import { isCheap, isEndCoral, isLargeFish } from '../card-kinds.ts';
import type { CourseItem, ReefItem } from './counts.ts';
import type { AtollNotes as Notes } from './notes.ts';

const count = (notes: Notes, item: CourseItem, seat: number): void =>
  notes.counted('course', item, seat);

const totals = (state: AtollState): readonly number[] =>
  state.reefs.map((_, seat) => totalOf(state, reefOf(state, seat)));

/** The seat with the most points, if it is alone with them and another seat is behind. */
function leaderOf(points: readonly number[]): number | undefined {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.length > 1 && points.lastIndexOf(most) === first ? first : undefined;
}

/** The leader at the start of the last round, by the notes of the match. */
const beforeLast = new WeakMap<Notes, number>();

/** Notes points by the round in which they were scored, and changes of the lead. */
export function followed(
  { before, after, events }: WatchedStep<AtollState, AtollAction, AtollEvent>,
  notes: Notes,
): void {
  const [was, is] = [totals(before), totals(after)];
  is.forEach((points, seat) => {
    const gained = points - (was[seat] ?? 0);
    if (gained !== 0) notes.counted('points', String(before.round), seat, gained);
  });
  const leader = leaderOf(is);
  if (leader !== undefined && leader !== leaderOf(was)) count(notes, 'leadTaken', leader);
  if (leader !== undefined && before.round < ROUNDS && after.round === ROUNDS) {
    beforeLast.set(notes, leader);
    count(notes, 'ledBeforeLast', leader);
  }
  for (const event of events)
    if (event.type === 'animalPlaced' && isLargeFish(event.card))
      count(notes, 'largeFish', event.seat);
}

/**
 * Notes whether the leader before the last round has won, the pairs that formed, and the cards on
 * the reefs.
 */
export function concluded(end: AtollState, notes: Notes): void {
  const led = beforeLast.get(notes);
  if (led !== undefined && leaderOf(totals(end)) === led) count(notes, 'ledAndWon', led);
  end.reefs.forEach((reef, seat) => {
    const { animals } = reef;
    for (const [item, number] of Object.entries(heldBy(reef)))
      notes.counted('reefs', item, seat, number);
    const held = new Set(animals.map(({ card }) => card));
    for (const pair of pairs)
      if (pair.every((card) => held.has(card))) notes.counted('pairs', pair.join('+'), seat);
  });
}

function heldBy({ animals, corals, popularity }: Reef): Readonly<Record<ReefItem, number>> {
  return {
    animals: animals.length,
    cheapAnimals: animals.filter(({ card }) => isCheap(card)).length,
    endCorals: corals.filter(({ card }) => isEndCoral(card)).length,
    popularity,
    polluted: corals.filter(({ polluted }) => polluted).length,
  };
}

import { expect, test } from '@jest/globals';
import { arbitraryPosition } from '@atoll/testkit';
import fc from 'fast-check';
import type { AtollState } from '../src/index.ts';
import { asks, handlerOf } from '../src/resolution/handlers.ts';
import { legalAnswers } from '../src/resolution/resolve.ts';
import { atoll } from '../src/index.ts';
import type { Frame } from '../src/state.ts';
import type { Task } from '../src/task.ts';
import { careful } from './careful.ts';

const states = [{}, { policy: careful }].flatMap((policy) =>
  fc
    .sample(
      arbitraryPosition(atoll, { options: [{}, { events: true }], actions: 320, ...policy }),
      { numRuns: 60, seed: 39 },
    )
    .map(({ match }) => match.state as AtollState),
);

/** Tasks that any seat might be asked about at any time, with some cards of its reef chosen. */
function tasksOf(state: AtollState, seat: number): readonly Task[] {
  const { corals = [], animals = [] } = state.reefs[seat] ?? {};
  const some = { corals: corals.slice(0, 2), animals: animals.slice(0, 2) };
  const chosen = [...some.corals, ...some.animals].map(({ card }) => card);
  return [{}, { chosen }, { chosen, least: 1 } as const, { least: 1 } as const].flatMap((set) => [
    { op: 'clean', upTo: 2, ...set },
    { op: 'raise', upTo: 2, filter: {}, ...set },
    { op: 'raise', upTo: 1, filter: { group: 'fish' }, ...set },
    { op: 'unfatigue', upTo: 2, filter: {}, ...set },
    { op: 'unfatigue', upTo: 2, filter: {}, another: true, ...set },
    { op: 'bloom', rate: 2, ...set },
    { op: 'colony', upTo: 2, ...set },
    { op: 'placeCoral' },
    { op: 'placeAnimal' },
  ]);
}

test('what is found faster is what the candidates and their check give', () => {
  const seen = { open: 0, closed: 0 };
  for (const state of states)
    for (let seat = 0; seat < state.reefs.length; seat++)
      for (const task of tasksOf(state, seat)) {
        const card = state.animals.offer[0] ?? state.large.offer[0] ?? '';
        const frame: Frame = { seat, card, todo: [task] };
        const handler = handlerOf(task);
        if (!asks(handler)) throw new Error(`${task.op} asks nothing`);
        const legal = handler
          .candidates(state, frame, task)
          .filter((answer) => handler.check(state, frame, task, answer));
        expect(legalAnswers(state, { frame, task, handler })).toEqual(legal);
        const open = legal.some(({ type }) => type !== 'done' && type !== 'no');
        expect(handler.isOpen?.(state, frame, task)).toBe(open);
        seen[open ? 'open' : 'closed']++;
      }
  expect(seen.open).toBeGreaterThan(1000);
  expect(seen.closed).toBeGreaterThan(1000);
});

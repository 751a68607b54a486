import { expect, test } from '@jest/globals';
import { createMatch, type Match, play } from '@atoll/engine';
import { allAnimals, allCorals, events } from '../src/cards/index.ts';
import { decodeFrames, encodeFrames } from '../src/views/frame-codec.ts';
import { taskNames } from '../src/resolution/handlers.ts';
import { atoll } from '../src/index.ts';
import type { AtollState, Frame } from '../src/state.ts';
import type { Task } from '../src/task.ts';

test('frames come back from their text as they were, and the text is short', () => {
  let match: Match<AtollState> = createMatch(atoll, {
    seed: 'frames',
    seats: 4,
    options: atoll.parseOptions({ events: true }),
  });
  let long = 0;
  let short = 0;
  for (let turn = 0; atoll.activeSeats(match.state).length > 0; turn++) {
    const [seat = 0] = atoll.activeSeats(match.state);
    const legal = atoll.legalActions(match.state, seat);
    const played = play(atoll, match, { seat, action: legal[(turn * 7919) % legal.length], at: 0 });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
    const { frames } = match.state;
    const text = encodeFrames(frames);
    expect(decodeFrames(text)).toEqual(frames);
    long += JSON.stringify(frames).length;
    short += new TextEncoder().encode(text).length;
  }
  expect(short).toBeLessThan(long / 6);
});

test('whatever card and task they are about, blanks too', () => {
  const cards = [...allAnimals, ...allCorals, ...events].map(({ id }) => id);
  const frames = cards.map((card, seat): Frame => {
    return {
      seat,
      card,
      todo: taskNames.map(
        (op) => ({ op, fed: [card], named: [{ card, way: 'hunt' }] }) as unknown as Task,
      ),
    };
  });
  expect(decodeFrames(encodeFrames(frames))).toEqual(frames);
});

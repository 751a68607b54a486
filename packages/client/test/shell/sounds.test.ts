import { describe, expect, test } from '@jest/globals';
import type { AtollEvent } from '@atoll/game-atoll';
import type { SteereAtollEvent } from '@atoll/game-steere-atoll';
import { soundsOf } from '@atoll/game-atoll/client/present/text/sounds.ts';
import { soundsOf as soundsOfSteere } from '@atoll/game-steere-atoll/client/present/sounds.ts';
import { VOICES } from '@atoll/table-kit/sound/voices.ts';
import { weightiest } from '@atoll/table-kit/sound/table-sounds.ts';

const step = (seat: number, ...events: readonly AtollEvent[]) => ({ seat, events });
const reduced = (seat: number): AtollEvent => ({
  type: 'reduced',
  seat,
  card: 'sixline-wrasse',
  level: 1,
});

describe('a step of Atoll', () => {
  test('that another takes at the cost of one\u2019s own atoll sounds like harm, to its owner alone', () => {
    expect(soundsOf(step(1, reduced(0)), 0)).toEqual(['harm']);
    expect(soundsOf(step(1, reduced(0)), 2)).toEqual(['act']);
    expect(soundsOf(step(1, reduced(0)), -1)).toEqual(['act']);
  });

  test('in which one feeds with one\u2019s own animals does not', () => {
    expect(soundsOf(step(0, reduced(0)), 0)).toEqual(['act']);
  });

  test('tells the highest level from the one below', () => {
    const raised = (level: 2 | 3): AtollEvent => ({
      type: 'raised',
      seat: 0,
      card: 'sixline-wrasse',
      level,
      cause: 'fed',
    });
    expect(soundsOf(step(0, raised(2)), 0)).toEqual(['rise']);
    expect(soundsOf(step(0, raised(3)), 0)).toEqual(['treasure']);
  });
});

test('a move of Steere\u2019s Atoll sounds like a stone, and the last one like what it wins', () => {
  const placed = {
    type: 'placed',
    seat: 0,
    colour: 'black',
    cell: 'f5',
  } satisfies SteereAtollEvent;
  const won = {
    type: 'won',
    seat: 0,
    colour: 'black',
    from: 'black-north',
    to: 'black-south',
    path: [],
  } as SteereAtollEvent;
  expect(soundsOfSteere({ events: [placed, won] })).toEqual(['place', 'treasure']);
  expect(soundsOfSteere({ events: [{ type: 'swapped', seat: 1 }] })).toEqual(['reveal']);
});

describe('of many sounds at once', () => {
  test('two are heard, the weightiest', () => {
    expect(weightiest(['act', 'rise', 'act', 'harm', 'round'])).toEqual(['round', 'harm']);
  });

  test('each is heard once', () => {
    expect(weightiest(['place', 'place'])).toEqual(['place']);
  });
});

test('no sound is louder than a speaker bears, or longer than two seconds', () => {
  for (const notes of Object.values(VOICES)) {
    const ends = notes.map(({ at, length }) => at + length);
    expect(Math.max(...ends)).toBeLessThanOrEqual(2);
    for (const moment of notes.map(({ at }) => at)) {
      const sounding = notes.filter(({ at, length }) => at <= moment && moment < at + length);
      expect(sounding.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(1.2);
    }
  }
});

import { createMatch, play } from '@atoll/engine';
import type { Golden } from '@atoll/testkit';
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namedBot } from '../src/bot/index.ts';
import type { DasAtollEvent } from '../src/event.ts';
import { dasAtoll, type DasAtollState } from '../src/index.ts';
import { pointsOfReplay, startReplay, applyEvent, type PointsState } from '../src/points-replay.ts';
import { botMatch } from './bot-match.ts';

const totalsOf = (state: DasAtollState): readonly number[] =>
  dasAtoll.outcome(state).scores.map(({ total }) => total);

function expectSame(points: PointsState, state: DasAtollState): void {
  expect(pointsOfReplay(points)).toEqual(totalsOf(state));
  expect(points.round).toBe(state.round);
}

const read = (name: string): Golden =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `golden/${name}.json`), 'utf8'),
  ) as Golden;

test.each(['four', 'five'])(
  'the points that events tell are those of the state, after every decision: %s',
  (name) => {
    const { seed, seats, options, log } = read(name);
    let match = createMatch(dasAtoll, { seed, seats, options: dasAtoll.parseOptions(options) });
    let points = startReplay(seats);
    for (const entry of log) {
      if (entry.type !== 'action') continue;
      const played = play(dasAtoll, match, { seat: entry.seat, action: entry.action, at: 0 });
      if (!played.ok) throw new Error(`the recorded match ${name} cannot be played`);
      match = played.match;
      points = (played.events as readonly DasAtollEvent[]).reduce(applyEvent, points);
      expectSame(points, match.state as DasAtollState);
    }
    expect((match.state as DasAtollState).phase).toBe('over');
  },
);

test('so they are in matches of the strongest bots, with lanes, both awards and cards', () => {
  const sources = new Set<string>();
  for (const [seed, seats] of [
    ['lanes', 4],
    ['awards', 5],
  ] as const) {
    let points = startReplay(seats);
    for (const { events, state } of botMatch({ seed, seats, bot: namedBot('deep-sea') })) {
      points = events.reduce(applyEvent, points);
      expectSame(points, state);
      for (const event of events) sources.add(event.type === 'award' ? event.award : event.type);
    }
  }
  expect([...sources]).toEqual(expect.arrayContaining(['connected', 'route', 'army', 'shown']));
});

import { createMatch, play } from '@atoll/engine';
import type { Golden } from '@atoll/testkit';
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HiddenArkEvent } from '../src/event.ts';
import { hiddenArk, type HiddenArkState } from '../src/index.ts';
import { pointsOfReplay, startReplay, applyEvent } from '../src/views/points-replay.ts';

const read = (name: string): Golden =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `golden/${name}.json`), 'utf8'),
  ) as Golden;

test.each(['alone', 'two', 'two-together', 'three-long-discovery', 'three-polar-uphill', 'four'])(
  'the points that events tell are those of the state, after every decision: %s',
  (name) => {
    const { seed, seats, options, log } = read(name);
    const parsed = hiddenArk.parseOptions(options);
    let match = createMatch(hiddenArk, { seed, seats, options: parsed });
    let points = startReplay({ seats, uphill: parsed.uphill });
    for (const entry of log) {
      if (entry.type !== 'action') continue;
      const played = play(hiddenArk, match, { seat: entry.seat, action: entry.action, at: 0 });
      if (!played.ok) throw new Error(`the recorded match ${name} cannot be played`);
      match = played.match;
      points = (played.events as readonly HiddenArkEvent[]).reduce(applyEvent, points);
      const state = match.state as HiddenArkState;
      expect(pointsOfReplay(points)).toEqual(
        hiddenArk.outcome(state).scores.map(({ total }) => total),
      );
      expect(points.round).toBe(state.round);
    }
    expect(points.round).toBeGreaterThan(5);
  },
);

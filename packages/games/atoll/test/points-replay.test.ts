import { createMatch, play } from '@atoll/engine';
import type { Golden } from '@atoll/testkit';
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AtollEvent } from '../src/event.ts';
import { atoll } from '../src/index.ts';
import { outcome } from '../src/score.ts';
import type { AtollState } from '../src/state.ts';
import { pointsOfReplay, applyEvent, startReplay } from '../src/views/points-replay.ts';

const read = (name: string): Golden =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `golden/${name}.json`), 'utf8'),
  ) as Golden;

describe('the points that events tell are those of the state, after every decision', () => {
  test.each(['solo', 'two', 'three-biodiversity', 'four-plain', 'two-events', 'three-events'])(
    '%s',
    (name) => {
      const { seed, seats, options, log, scores } = read(name);
      const parsed = atoll.parseOptions(options);
      let match = createMatch(atoll, { seed, seats, options: parsed });
      let points = startReplay({ seats, biodiversity: parsed.biodiversity });
      for (const entry of log) {
        if (entry.type !== 'action') continue;
        const played = play(atoll, match, { seat: entry.seat, action: entry.action, at: 0 });
        if (!played.ok) throw new Error(`the recorded match ${name} cannot be played`);
        match = played.match;
        points = (played.events as readonly AtollEvent[]).reduce(applyEvent, points);
        expect(pointsOfReplay(points)).toEqual(
          outcome(match.state as AtollState).scores.map(({ total }) => total),
        );
      }
      expect(pointsOfReplay(points)).toEqual(scores.map(({ total }) => total));
      expect(points.round).toBe(4);
    },
  );
});

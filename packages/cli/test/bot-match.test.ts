import { expect, test } from '@jest/globals';
import { builtInBots } from '@atoll/bots';
import type { AnyGame } from '@atoll/engine';
import { probe, type ProbeAction } from '@atoll/game-probe';
import { playBots } from '../src/bot-match.ts';

test('bots play a game of simultaneous choices and asides to its end, and the same match for the same seed', () => {
  const game = probe as unknown as AnyGame;
  const { random, greedy } = builtInBots({ game });
  const play = () => {
    const seen: string[] = [];
    const match = playBots(
      game,
      { seed: 'bots', seats: 5, options: probe.parseOptions({ rounds: 3 }) },
      {
        bots: [random, greedy, random, random, random],
        chance: 'chance',
        watch: {
          played: ({ seat, action }) => void seen.push(`${seat} ${(action as ProbeAction).type}`),
        },
      },
    );
    return { ...match, seen };
  };
  const first = play();
  expect(first.outcome.kind).toBe('common');
  expect(first.seen.filter((step) => step.endsWith('answer')).length).toBeGreaterThan(0);
  expect(first.seen.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((seat) => `${seat} discard`));
  expect(play()).toEqual(first);
});

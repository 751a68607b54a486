import { describe, expect, test } from '@jest/globals';
import { namedBot } from '../src/bot/index.ts';
import { seenBy } from '../src/bot/mistakes.ts';
import type { Option } from '../src/bot/options.ts';
import { NOBODY } from '../src/state.ts';
import { botMatch } from './bot-match.ts';

const roads: readonly Option[] = Array.from({ length: 20 }, (_, edge) => ({
  action: { type: 'road', edge },
  worth: 1 + edge / 100,
}));
const end: Option = { action: { type: 'end' }, worth: 2 };
const city: Option = { action: { type: 'city', corner: 3 }, worth: 3 };
const rounds = Array.from({ length: 20 }, (_, round) => ({ round, words: `match ${round}` }));

describe('the mistakes of weaker bots', () => {
  test('make none of many poor places look better than to save', () => {
    for (const turn of rounds) {
      const seen = seenBy({ blur: 5, putOff: 0 }, [...roads, end], turn);
      const best = Math.max(...seen.map(({ worth }) => worth));
      expect(seen.filter(({ worth }) => worth === best)).toEqual([end]);
    }
  });

  test('take another place than the best of a kind', () => {
    const taken = rounds.map((turn) => {
      const seen = seenBy({ blur: 1, putOff: 0 }, roads, turn);
      return seen.reduce((best, one) => (one.worth > best.worth ? one : best)).action;
    });
    expect(new Set(taken.map((action) => JSON.stringify(action))).size).toBeGreaterThan(5);
  });

  test('put off a build now and then, never in two rounds one after the other', () => {
    const seen = rounds.map((turn) =>
      seenBy({ blur: 0, putOff: 1 }, [city, end], turn).includes(city),
    );
    expect(seen).toContain(false);
    seen.forEach((now, round) => expect(now || (seen[round - 1] ?? true)).toBe(true));
  });

  test('hide nothing that wins, and leave something to do', () => {
    const winning: Option = { ...city, worth: 112 };
    for (const turn of rounds) {
      expect(seenBy({ blur: 0, putOff: 1 }, [winning, end], turn)).toContain(winning);
      expect(seenBy({ blur: 0, putOff: 1 }, [city], turn)).toEqual([city]);
    }
  });
});

test('most matches of the middle strengths end with the points of the goal', () => {
  const matches = [
    { id: 'open-sea', seed: 'e1' },
    { id: 'open-sea', seed: 'e2' },
    { id: 'lagoon', seed: 'e1' },
    { id: 'lagoon', seed: 'e2' },
  ] as const;
  const won = matches.filter(({ id, seed }) => {
    let winner = NOBODY;
    for (const { state } of botMatch({ seed, seats: 4, bot: namedBot(id) })) ({ winner } = state);
    return winner !== NOBODY;
  });
  expect(won.length).toBeGreaterThanOrEqual(3);
});

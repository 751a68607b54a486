import { expect, test } from '@jest/globals';
import { drawsOf, LOCALES, type AnyGame } from '@atoll/engine';
import { atoll } from '@atoll/game-atoll';
import { dasAtoll } from '@atoll/game-das-atoll';
import { hiddenArk } from '@atoll/game-hidden-ark';
import { recordGolden } from '@atoll/testkit';
import { gameEntry } from '../../src/shell/game-entries.ts';
import { locale } from '../support/locale.ts';

const GAMES: readonly (readonly [AnyGame, number, Readonly<Record<string, unknown>>])[] = [
  [atoll, 2, { events: true }],
  [dasAtoll, 4, {}],
  [hiddenArk, 2, {}],
];

test.each(GAMES)(
  'every draw of a match has its words in every language',
  async (game, seats, set) => {
    const options = game.parseOptions(set);
    const { log } = recordGolden(game, { seed: 'words', seats, options });
    const people = Array.from({ length: seats }, (_, i) => ({
      ...{ name: `P${i}`, kind: 'person' as const, bot: '' },
    }));
    const drawn = drawsOf(game, {
      ...{ match: 'm', game: game.id, rules: game.version, seed: 'words', options, seats: people },
      ...{ startedAt: 1, endedAt: 2, log },
    });
    const purposes = [...new Set(drawn.map(({ purpose }) => purpose))];
    expect(purposes.length).toBeGreaterThan(2);
    for (const id of Object.keys(LOCALES)) {
      const draws = await gameEntry(locale, game.id)!.draws!(id);
      expect(purposes.filter((purpose) => !draws[purpose])).toEqual([]);
    }
  },
);

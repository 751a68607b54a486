import { describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { createMatch, seatsToAct } from '@atoll/engine';
import { gameEntries } from '../../src/shell/game-entries.ts';
import { sidesOf, tableFor, usualSide } from '../../src/shell/lobby/side.ts';
import { locale } from '../support/locale.ts';

describe.each(gameEntries(locale))('a match of $name against bots', (entry) => {
  const sides = sidesOf(entry, locale.words.lobby.sides);

  test('begins with the chosen side, or offers no choice of sides', async () => {
    const { game } = (await catalog[entry.id]?.load()) ?? {};
    if (!game) throw new Error(`there are no rules of "${entry.id}"`);
    const { options } = tableFor(entry, 0, { sides: sides.length, lot: 0 });
    const seats = Math.max(2, entry.seats.min);
    const begin = (seed: string) => {
      const match = createMatch(game, { seed, seats, options: game.parseOptions(options) });
      return seatsToAct(game, match.state);
    };
    const first = Array.from({ length: 12 }, (_, seed) => begin(`s${seed}`));
    const isFirstSeat = first.every((seatsAsked) => seatsAsked[0] === 0);
    expect(sides.length > 0).toBe(isFirstSeat);
  });
  test('lets the game decide who begins where the player chose the lot', () => {
    const wanted = { sides: sides.length, lot: 0.99 };
    const { options, seat } = tableFor(entry, 'lot', wanted);
    expect(options).toEqual(Object.fromEntries(entry.options.map((o) => [o.key, o.initial])));
    expect(seat).toBe(Math.max(0, sides.length - 1));
  });
});

test('a game that throws dice for the first turn does so unless the player chooses a side', () => {
  const usual = gameEntries(locale).map((entry) => [entry.id, usualSide(entry)]);
  expect(Object.fromEntries(usual)).toMatchObject({ 'das-atoll': 'lot', 'steere-atoll': 0 });
});

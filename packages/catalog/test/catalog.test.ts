import { knowledgeOf } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import type { AtollView } from '@atoll/game-atoll';
import { schema, t } from '@colyseus/schema';
import { catalog, type Mirrors } from '../src/index.ts';
import { unreleased } from '../src/unreleased.ts';

test('a game without a table is not in the catalogue', () => {
  expect(Object.keys(unreleased).filter((id) => Object.hasOwn(catalog, id))).toEqual([]);
});

describe.each(Object.entries({ ...catalog, ...unreleased }))('%s in the catalogue', (id, entry) => {
  test('loads a game with the id and the seats of its entry', async () => {
    const { game, viewSchema } = await entry.load();
    expect(game.id).toBe(id);
    expect(entry.id).toBe(id);
    expect(game.seats).toEqual(entry.seats);
    expect(new viewSchema().toJSON()).toBeDefined();
  });

  test('lets one of its own bots give hints, if it names any', () => {
    expect([...(entry.bots ?? []).map((bot) => bot.id), undefined]).toContain(entry.adviser);
  });

  test('describes the options that the game takes', async () => {
    const { game } = await entry.load();
    const initial = Object.fromEntries(
      Object.entries(entry.options).map(([name, option]) => [name, option.initial]),
    );
    expect(game.parseOptions({})).toEqual(initial);
    for (const [name, option] of Object.entries(entry.options)) {
      const values = option.kind === 'choice' ? option.values : [true, false];
      expect(values).toContain(option.initial);
      for (const value of values)
        expect(game.parseOptions({ [name]: value })).toEqual({ ...initial, [name]: value });
    }
  });
});

const gameBots = Object.values(catalog).flatMap(({ bots = [], ...entry }) =>
  bots.map((bot) => ({ ...bot, entry })),
);

describe.each(gameBots)('$entry.id: the bot $id', (bot) => {
  test('answers to its name, and with the same legal action for the same turn', async () => {
    const { game } = await bot.entry.load();
    const player = await bot.load();
    expect(player.id).toBe(bot.id);
    const state = game.setup({
      seed: 'bots',
      seats: game.seats.min,
      options: game.parseOptions({}),
    });
    const [seat = -1] = game.activeSeats(state);
    const turn = {
      game,
      ...knowledgeOf(game, state, seat),
      seat,
      legal: game.legalActions(state, seat),
      seed: 'turn',
    };
    const action = player.choose(turn);
    expect(turn.legal).toContainEqual(action);
    expect((await bot.load()).choose(turn)).toEqual(action);
  });
});

describe('a schema that says something else than the view', () => {
  const Half = schema({ round: t.number(), phase: t.string<AtollView['phase']>() }, 'Half');

  test('does not compile, and the error names the fields', () => {
    const exact: Mirrors<Pick<AtollView, 'round' | 'phase'>, typeof Half> = 'anything';
    // @ts-expect-error the schema lacks "starter"
    const lacking: Mirrors<
      Pick<AtollView, 'round' | 'phase' | 'starter'>,
      typeof Half
    > = 'anything';
    // @ts-expect-error the schema has "phase" too much
    const extra: Mirrors<Pick<AtollView, 'round'>, typeof Half> = 'anything';
    expect([exact, lacking, extra]).toHaveLength(3);
    expect(new Half().toJSON()).toEqual({});
  });
});

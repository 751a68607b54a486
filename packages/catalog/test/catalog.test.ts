import { describe, expect, test } from '@jest/globals';
import type { AtollView } from '@atoll/game-atoll';
import { schema, t } from '@colyseus/schema';
import { catalog, type Mirrors } from '../src/index.ts';

describe.each(Object.entries(catalog))('%s in the catalogue', (id, entry) => {
  test('is what it says', async () => {
    const { game, viewSchema } = await entry.load();
    expect(game.id).toBe(id);
    expect(entry.id).toBe(id);
    expect(game.seats).toEqual(entry.seats);
    expect(new viewSchema().toJSON()).toBeDefined();
  });

  test('describes the options that the game takes', async () => {
    const { game } = await entry.load();
    const initial = Object.fromEntries(Object.entries(entry.options).map(([name, option]) => [name, option.initial]));
    expect(game.parseOptions({})).toEqual(initial);
    for (const [name, option] of Object.entries(entry.options)) {
      const values = option.kind === 'choice' ? option.values : [true, false];
      expect(values).toContain(option.initial);
      for (const value of values) expect(game.parseOptions({ [name]: value })).toEqual({ ...initial, [name]: value });
    }
  });
});

describe('a schema that says something else than the view', () => {
  const Half = schema({ round: t.number(), phase: t.string<AtollView['phase']>() }, 'Half');

  test('does not compile, and the error names the fields', () => {
    const exact: Mirrors<Pick<AtollView, 'round' | 'phase'>, typeof Half> = 'anything';
    // @ts-expect-error the schema lacks "starter"
    const lacking: Mirrors<Pick<AtollView, 'round' | 'phase' | 'starter'>, typeof Half> = 'anything';
    // @ts-expect-error the schema has "phase" too much
    const extra: Mirrors<Pick<AtollView, 'round'>, typeof Half> = 'anything';
    expect([exact, lacking, extra]).toHaveLength(3);
    expect(new Half().toJSON()).toEqual({});
  });
});

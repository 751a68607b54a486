import { type Catalog, playable } from '@atoll/catalog';
import { dive, type DiveAction } from '@atoll/testkit/fixture';
import { schema, t } from '@colyseus/schema';

const DiveViewSchema = schema(
  {
    deck: t.number(),
    shelf: t.array('number'),
    handSizes: t.array('number'),
    undecided: t.array('number'),
    turn: t.number(),
    turnsLeft: t.number(),
    swapping: t.boolean(),
    bonus: t.number(),
  },
  'DiveView',
);

/** The action that makes the rules of the fixture throw, as a bug in them would. */
export const EXPLODE = { type: 'explode' };

const fragile: typeof dive = {
  ...dive,
  parseAction(raw): DiveAction {
    if ((raw as { type?: unknown } | undefined)?.type === EXPLODE.type)
      throw new Error('a mistake in the rules');
    return dive.parseAction(raw);
  },
};

/**
 * A catalog without a game of the product: the platform must not depend on the games that it hosts.
 */
export const diveCatalog = catalogOf(fragile);

/** The same game after a change of its rules. */
export const changedDiveCatalog = catalogOf({ ...fragile, version: dive.version + 1 });

/** The same after a change that forbids all earlier actions. */
export const stricterDiveCatalog = catalogOf({
  ...fragile,
  version: dive.version + 1,
  explain: () => [{ code: 'not-now' }],
});

function catalogOf(game: typeof dive): Catalog {
  const load = async () => playable({ game, viewSchema: DiveViewSchema });
  return { dive: { id: 'dive', name: 'Dive', seats: dive.seats, options: {}, load } };
}

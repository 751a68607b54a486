import { expect, test } from '@jest/globals';
import { createRng, nextInt, seatsToAct } from '@atoll/engine';
import { CORNERS, EDGES, HEXES } from '../src/board/index.ts';
import { dasAtoll, type DasAtollAction, type DasAtollState } from '../src/index.ts';
import { RESOURCES } from '../src/resource.ts';
import { EMPTY } from '../src/state.ts';

const [corners, edges, hexes] = [CORNERS, EDGES, HEXES].map((places) => [...places.keys()]);
const seats = [0, 1, 2, 3, 4];

/**
 * Everything that can be said, in the order in which legal actions are listed, but ships are moved
 * only from where something stands.
 */
function actionsIn({ pieces }: DasAtollState): readonly DasAtollAction[] {
  const taken = edges.filter((edge) => pieces[edge] !== EMPTY);
  return [
    { type: 'reveal' },
    { type: 'roll' },
    { type: 'knight' },
    { type: 'road-building' },
    ...RESOURCES.map((resource) => ({ type: 'monopoly', resource }) as const),
    ...RESOURCES.flatMap((first, index) =>
      RESOURCES.slice(index).map((second) => ({ type: 'plenty', first, second }) as const),
    ),
    ...RESOURCES.map((resource) => ({ type: 'discard', resource }) as const),
    ...hexes.map((hex) => ({ type: 'robber', hex }) as const),
    ...seats.map((victim) => ({ type: 'steal', victim }) as const),
    { type: 'spare' },
    ...corners.map((corner) => ({ type: 'settlement', corner }) as const),
    ...corners.map((corner) => ({ type: 'city', corner }) as const),
    ...edges.map((edge) => ({ type: 'road', edge }) as const),
    ...edges.map((edge) => ({ type: 'ship', edge }) as const),
    ...taken.flatMap((from) => edges.map((to) => ({ type: 'move', from, to }) as const)),
    { type: 'buy' },
    ...RESOURCES.flatMap((give) =>
      RESOURCES.map((get) => ({ type: 'exchange', give, get }) as const),
    ),
    ...RESOURCES.map((resource) => ({ type: 'give', resource }) as const),
    ...RESOURCES.map((resource) => ({ type: 'want', resource }) as const),
    ...seats.map((seat) => ({ type: 'skip', seat }) as const),
    { type: 'propose' },
    { type: 'accept' },
    { type: 'decline' },
    { type: 'never' },
    ...seats.map((partner) => ({ type: 'conclude', partner }) as const),
    { type: 'withdraw' },
    { type: 'end' },
  ];
}

/** Of so many positions, one is looked at. */
const EVERY = 23;

function expectWholeList(state: DasAtollState): void {
  const actions = actionsIn(state);
  for (const seat of state.players.keys()) {
    const accepted = actions.filter((action) => dasAtoll.explain(state, seat, action).length === 0);
    expect(dasAtoll.legalActions(state, seat)).toEqual(accepted);
  }
}

test.each([4, 5])('with %d seats, all that is accepted is listed, in one order', (players) => {
  const rng = createRng(`list ${players}`);
  const options = dasAtoll.parseOptions({});
  let state = dasAtoll.setup({ seed: `list ${players}`, seats: players, options });
  const phases = new Set<string>();
  for (let made = 0; state.phase !== 'over'; made++) {
    const asked = seatsToAct(dasAtoll, state);
    const seat = asked[nextInt(rng, asked.length)];
    const legal = dasAtoll.legalActions(state, seat);
    if (made % EVERY === 0 || !phases.has(state.phase)) expectWholeList(state);
    phases.add(state.phase);
    state = dasAtoll.apply(state, seat, legal[nextInt(rng, legal.length)]).state;
  }
  expect(phases.size).toBeGreaterThan(6);
});

import { createRng, nextInt, type Rng } from '@atoll/engine';
import { expect, test } from '@jest/globals';
import { hiddenArk, type HiddenArkAction, type HiddenArkState } from '../src/index.ts';
import { EndReferee } from './end-referee.ts';
import { NONE } from '../src/numbers.ts';
import { mapOf } from '../src/sea-map.ts';

/** A player who likes to operate and to rescue, and else acts at random. */
function choose(legal: readonly HiddenArkAction[], rng: Rng): HiddenArkAction {
  const wanted = legal.filter(
    (action) =>
      action.type === 'rescue' || (action.type === 'column' && action.column === 'operation'),
  );
  const among = wanted.length > 0 && nextInt(rng, 3) === 0 ? wanted : legal;
  return among[nextInt(rng, among.length)];
}

/** Plays by chance until the first turn of the first round. */
function begun(seed: string, seats: number, options: object): HiddenArkState {
  const rng = createRng(`begin ${seed}`);
  let state = hiddenArk.setup({ seed, seats, options: hiddenArk.parseOptions(options) });
  while (state.phase === 'placing' || state.frames.length > 0) {
    const [seat] = hiddenArk.activeSeats(state);
    const legal = hiddenArk.legalActions(state, seat);
    state = hiddenArk.apply(state, seat, legal[nextInt(rng, legal.length)]).state;
  }
  return state;
}

/**
 * Few rounds before the limit, and few rescues before the end: vessels lie at fish, hands are full,
 * the last refill is over.
 */
function late(state: HiddenArkState, rounds: number): HiddenArkState {
  const { places } = mapOf(state.side);
  const threshold = [7, 6, 5, 4][state.players.length - 1];
  for (let place = threshold + 2; place < state.tiles.length; place++) state.tiles[place] = NONE;
  state.players.forEach(({ vessels, tracks }, seat) => {
    vessels[0] = places[seat];
    tracks.fill(9);
  });
  const limit = (state.players.length === 1 ? 35 : 25) + (state.long ? 5 : 0);
  return Object.assign(state, { refills: state.long ? 3 : 2, round: limit - rounds });
}

interface Judged {
  readonly wrong: readonly string[];
  /** Rounds between the end being brought about and the limit; -1 where it was not. */
  readonly before: number;
}

/** A match by chance from there to its end. */
function judged(seed: string, seats: number, options: { readonly long: boolean }): Judged {
  const rng = createRng(seed);
  let state = late(begun(seed, seats, options), nextInt(rng, 3));
  const { first, round } = state;
  const referee = new EndReferee({ seats, isLong: options.long, first, round });
  const limit = referee.last;
  for (;;) {
    const [seat] = hiddenArk.activeSeats(state);
    if (seat === undefined) break;
    const step = hiddenArk.apply(state, seat, choose(hiddenArk.legalActions(state, seat), rng));
    state = step.state;
    for (const event of step.events) referee.hear(event);
  }
  return { wrong: referee.wrong, before: referee.isTriggered ? limit - referee.last + 1 : -1 };
}

test('a referee who knows the rulebook alone finds no match that ends too early or too late', () => {
  const seen = new Map<number, number>();
  for (let match = 0; match < 80; match++) {
    const seed = `end ${match}`;
    const { wrong, before } = judged(seed, 1 + (match % 4), { long: match % 8 > 3 });
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    seen.set(before, (seen.get(before) ?? 0) + 1);
  }
  for (const before of [-1, 0, 1]) expect(seen.get(before)).toBeGreaterThan(2);
});

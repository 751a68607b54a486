import {
  type AnyGame,
  BrokenLog,
  createMatch,
  createRng,
  eventsFor,
  InvalidInput,
  isOver,
  knowledgeOf,
  type LogEntry,
  type MatchFile,
  momentsOfFile,
  nextInt,
  outcomeOf,
  play,
  type Rng,
  seatsToAct,
  type Setup,
  viewerOf,
} from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { catalog } from '../src/index.ts';

/** So many positions of each game, each changed in so many ways. */
const POSITIONS = 4;
const CHANGES = 150;
const VALUES: readonly unknown[] = [
  ...[-1, 99, 1e5, 1e9, 0.5, '', 'x', '__proto__', null, true],
  ...[[], {}, [99], ['x'], [[99]], { kind: 'x' }],
];

type Holder = Record<string, unknown>;

/** Everything in a value that can be changed, by what holds it. */
function* places(value: unknown): Generator<readonly [Holder, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    yield [value as Holder, key];
    yield* places((value as Holder)[key]);
  }
}

const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A position with one to three places changed. */
function changed(position: unknown, rng: Rng): unknown {
  const copy = copied(position);
  for (let left = 1 + nextInt(rng, 3); left > 0; left--) {
    const all = [...places(copy)];
    const [holder, key] = all[nextInt(rng, all.length)] as readonly [Holder, string];
    const way = nextInt(rng, 4);
    if (way === 0 && Array.isArray(holder)) holder.splice(Number(key), 1);
    else if (way === 1 && Array.isArray(holder)) holder.push(holder[Number(key)]);
    else if (way === 2) delete holder[key];
    else holder[key] = copied(VALUES[nextInt(rng, VALUES.length)]);
  }
  return copy;
}

/** Plays on by lot, as far as the match or so many actions go. */
function playedOn(
  game: AnyGame,
  { setup, most }: { readonly setup: Setup<unknown>; most: number },
) {
  const rng = createRng(`lot ${setup.seed}`);
  const log: LogEntry<unknown>[] = [];
  let match = createMatch(game, setup);
  for (let left = most; left > 0; left--) {
    const seats = seatsToAct(game, match.state);
    const seat = seats[nextInt(rng, seats.length || 1)];
    if (seat === undefined) break;
    const legal = game.legalActions(match.state, seat);
    const step = play(game, match, { seat, action: legal[nextInt(rng, legal.length)], at: 1 });
    if (!step.ok) throw new Error('a legal action was refused');
    log.push(...step.entries);
    match = step.match;
  }
  return { log, state: match.state };
}

/** Tells all of a match that anybody can ask for. Throws where a page of it would. */
function tellAll(game: AnyGame, file: MatchFile): void {
  for (const moment of momentsOfFile(game, file)) {
    for (const seat of [-1, ...file.seats.keys()]) {
      JSON.stringify(knowledgeOf(game, moment.state, viewerOf(seat)));
      JSON.stringify(eventsFor(game, moment.events, viewerOf(seat)));
    }
    game.round?.(moment.state);
    if (isOver(game, moment)) outcomeOf(game, moment);
    else game.outcome(moment.state);
  }
}

describe.each(Object.values(catalog))('$id', ({ id, load }) => {
  test('refuses a changed position, or tells all of every match that goes on from it', async () => {
    const { game } = await load();
    const rng = createRng(`hostile ${id}`);
    const options = game.parseOptions({});
    const counts = { all: 0, refused: 0 };
    for (let at = 0; at < POSITIONS; at++) {
      const seats = Math.min(game.seats.max, game.seats.min + at);
      const setup = { seed: `${id} ${at}`, seats, options };
      const { state } = playedOn(game, { setup, most: 20 * (at + 1) });
      const begins = { position: state, knownTo: 0 };
      const { log } = playedOn(game, { setup: { ...setup, begins }, most: 12 });
      for (let change = 0; change < CHANGES; change++) {
        const position = changed(state, rng) as object;
        const file: MatchFile = {
          ...{ match: 'm', game: id, rules: game.version, seed: setup.seed, options: {} },
          origin: { match: 'before', action: 3, knownTo: 0, position },
          seats: Array.from({ length: seats }, () => ({ name: 'A', kind: 'person', bot: '' })),
          ...{ startedAt: 1, endedAt: 2, log: log.slice(0, nextInt(rng, log.length + 1)) },
        };
        try {
          tellAll(game, file);
          counts.all++;
        } catch (error) {
          if (!(error instanceof InvalidInput || error instanceof BrokenLog))
            throw new Error(`position ${at}, change ${change}`, { cause: error });
          counts.refused++;
        }
      }
    }
    expect(counts.all).toBeGreaterThan(POSITIONS);
    expect(counts.refused).toBeGreaterThan(POSITIONS);
  });
});

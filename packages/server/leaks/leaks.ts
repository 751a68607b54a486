import type { Catalog, CatalogEntry, PlayableGame } from '@atoll/catalog';
import {
  type AnyGame,
  hashState,
  knowledgeOf,
  seatsToAct,
  type Seat,
  valuesOf,
  type Viewer,
} from '@atoll/engine';
import { Random } from '@atoll/test-client/random';
import { Tally } from '../fuzz/tally.ts';
import {
  LeakHarness,
  type StartingPosition,
  startingFrom,
  type Transcript,
  viewersOf,
} from './harness.ts';
import { type ScriptRequest, writeScript } from './script.ts';

export interface LeaksOptions {
  /** Pairs of states that differ, all games together. */
  readonly pairs: number;
  readonly seed: string;
  readonly catalog: Catalog;
  readonly onProgress?: (line: string) => void;
}

export interface LeaksReport {
  /**
   * By game; `alike` counts pairs without a difference, such as every pair of a game that hides
   * nothing.
   */
  readonly games: Readonly<Record<string, { pairs: number; alike: number; matches: number }>>;
  /** The comparisons: viewers of a pair, and the bytes that each of them got. */
  viewers: number;
  bytes: number;
  readonly leaks: Tally;
  seconds: number;
}

/** Pairs without a difference after which a game counts as one that hides nothing. */
const ALIKE = 300;
/** The forms in which viewers read a table's messages, in turn. */
const FORMS = ['compact', 'plain', 'json'] as const;
/** Positions that are taken of one match. */
const PER_MATCH = 10;
/** States that each of them is compared with. */
const REDRAWN = 4;
const POOL = 200;
/** Leaks after which the search stops. */
const ENOUGH = 20;
const LONGEST_MATCH = 3000;
/** The weight of a game without chance, which hides next to nothing. */
const NO_CHANCE = 0.05;

/**
 * Compares, byte by byte, the messages to viewers of two states that differ only in hidden parts:
 * the order of the decks, the generator, the hands of others.
 */
export async function findLeaks({
  pairs,
  seed,
  catalog,
  onProgress,
}: LeaksOptions): Promise<LeaksReport> {
  const report: LeaksReport = { games: {}, viewers: 0, bytes: 0, leaks: new Tally(), seconds: 0 };
  const begin = performance.now();
  const games: GameUnderTest[] = [];
  for (const entry of Object.values(catalog)) games.push({ entry, playable: await entry.load() });
  const weights = games.map(({ playable }) => (hasChance(playable.game) ? 1 : NO_CHANCE));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const harness = await LeakHarness.open();
  try {
    for (const [index, gameUnderTest] of games.entries()) {
      const share = Math.ceil((pairs * (weights[index] as number)) / whole);
      const found = await new GameSearch(harness, report, gameUnderTest).run(
        share,
        `${seed} ${gameUnderTest.entry.id}`,
      );
      onProgress?.(`${gameUnderTest.entry.id}: ${found} pairs, ${report.leaks.count} leaks`);
    }
  } finally {
    await harness.close();
  }
  report.seconds = (performance.now() - begin) / 1000;
  return report;
}

interface GameUnderTest {
  readonly entry: CatalogEntry;
  readonly playable: PlayableGame;
}

/** A position, and actions of the same match to try in it. */
type Position = StartingPosition & { readonly pool: readonly unknown[] };

/** The search in one game. */
class GameSearch {
  readonly #harness: LeakHarness;
  readonly #report: LeaksReport;
  readonly #entry: CatalogEntry;
  readonly #playable: PlayableGame;
  readonly #count = { pairs: 0, alike: 0, matches: 0 };

  constructor(harness: LeakHarness, report: LeaksReport, { entry, playable }: GameUnderTest) {
    this.#harness = harness;
    this.#report = report;
    this.#entry = entry;
    this.#playable = playable;
    Object.assign(report.games, { [entry.id]: this.#count });
  }

  /** Resolves with the number of pairs that differed. */
  async run(pairs: number, seed: string): Promise<number> {
    const wanted = (): boolean => this.#count.pairs < pairs && this.#report.leaks.count < ENOUGH;
    while (wanted() && !(this.#count.pairs === 0 && this.#count.alike >= ALIKE)) {
      const random = new Random(`${seed} ${this.#count.matches++}`);
      for (const start of this.#playThrough(random))
        if (wanted()) await this.#compare(random, start);
    }
    return this.#count.pairs;
  }

  /** Positions of a match between people who choose at random. */
  #playThrough(random: Random): readonly Position[] {
    const { game } = this.#playable;
    const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
    const options = game.parseOptions(chosen(random, this.#entry));
    const pool: unknown[] = [];
    const states: unknown[] = [];
    let state = game.setup({ seed: String(random.word()), seats, options });
    for (let actions = 0; actions < LONGEST_MATCH; actions++) {
      states.push(game.clone(state));
      const active = seatsToAct(game, state);
      if (active.length === 0) break;
      const seat = random.pick(active);
      const legal = game.legalActions(state, seat);
      const action = random.pick(legal);
      for (const seen of [action, random.pick(legal)])
        pool[pool.length < POOL ? pool.length : random.below(POOL)] = seen;
      state = game.apply(state, seat, action).state;
    }
    const start = (at: unknown, form: Position['form']): Position => ({
      playable: this.#playable,
      options,
      seats,
      state: at,
      seed: 'one seed',
      form,
      pool,
    });
    return Array.from({ length: Math.min(PER_MATCH, states.length) }, (_, index) =>
      start(random.pick(states), FORMS[index % FORMS.length] as Position['form']),
    );
  }

  /** Runs a position once, and again with states that several seats cannot distinguish from it. */
  async #compare(random: Random, start: Position): Promise<void> {
    const script = writeScript(random, { ...start, game: startingFrom(start) });
    const here = await this.#harness.show(start, script);
    const { game } = this.#playable;
    for (let redrawn = 0; redrawn < REDRAWN; redrawn++) {
      const seat: Seat = random.below(start.seats);
      const state = game.determinize(
        knowledgeOf(game, start.state, seat),
        seat,
        String(random.word()),
      );
      // When a match is over, its scores reveal hidden parts.
      const ends =
        game.activeSeats(state).length === 0 || script.some(({ request }) => request === 'concede');
      if (ends && hashState(game.outcome(state)) !== hashState(game.outcome(start.state))) continue;
      this.#count[hashState(state) === hashState(start.state) ? 'alike' : 'pairs']++;
      const there = await this.#harness.show({ ...start, state, seed: 'another seed' }, script);
      const report = (what: string): void =>
        this.#report.leaks.add(`${this.#entry.id}: ${what}; state ${JSON.stringify(start.state)}`);
      for (const viewer of this.#blind(start, { state, seat }))
        this.#look({ viewer, here, there, script, report });
    }
  }

  /**
   * The viewers that may not know the difference: the seat, spectators, and all seats that know no
   * more than they do.
   */
  #blind(
    start: StartingPosition,
    other: { readonly state: unknown; readonly seat: Seat },
  ): readonly Viewer[] {
    const { game } = this.#playable;
    const seen = (state: unknown, viewer: Viewer): string =>
      JSON.stringify(knowledgeOf(game, state, viewer));
    const watched = seen(start.state, 'spectator');
    const blind = (viewer: Viewer): boolean =>
      viewer === 'spectator' || viewer === other.seat || seen(start.state, viewer) === watched;
    return viewersOf(start.seats).filter(blind);
  }

  #look({ viewer, here, there, script, report }: Comparison): void {
    const [mine, yours] = [here.viewers.get(viewer) ?? [], there.viewers.get(viewer) ?? []];
    this.#report.viewers++;
    for (const [part, text] of mine.entries()) {
      const line = script[part - 1];
      // Another seat with other hidden parts may not have the same actions in the other state.
      if (here.accepted[part] !== there.accepted[part] && line?.viewer !== viewer) return;
      this.#report.bytes += text.length;
      if (text === yours[part]) continue;
      return report(
        `${viewer} sees another answer after ${JSON.stringify(line ?? 'entering')}: ${difference(text, yours[part] ?? '')}`,
      );
    }
    if (viewer === 'spectator' && here.log.join() !== there.log.join())
      report(`the log of the server differs: ${difference(here.log.join(), there.log.join())}`);
  }
}

interface Comparison {
  readonly viewer: Viewer;
  readonly here: Transcript;
  readonly there: Transcript;
  readonly script: readonly ScriptRequest[];
  readonly report: (what: string) => void;
}

/** Whether two seeds give two matches. */
function hasChance(game: AnyGame): boolean {
  const setup = { seats: game.seats.max, options: game.parseOptions({}) };
  return (
    hashState(game.setup({ ...setup, seed: 'one' })) !==
    hashState(game.setup({ ...setup, seed: 'another' }))
  );
}

/** Any setting of the options of a game. */
function chosen(random: Random, { options }: CatalogEntry): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(options).map(([name, info]) => [name, random.pick(valuesOf(info))]),
  );
}

/** The first difference of two texts. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string =>
    JSON.stringify(text.slice(Math.max(0, at - 30), at + 40));
  return `${around(one)} and ${around(other)}`;
}

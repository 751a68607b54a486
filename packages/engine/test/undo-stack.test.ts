import { describe, expect, test } from '@jest/globals';
import {
  createMatch,
  fold,
  foldOwn,
  type GameDefinition,
  InvalidInput,
  type LogEntry,
  type Match,
  openTurns,
  play,
  type Seat,
  undo,
  UNDO_ENTRIES,
  UNDO_REACH,
  UNDO_TIMES,
  undoable,
  undosLeft,
} from '../src/index.ts';

type Deed = 'think' | 'move' | 'draw' | 'finish';
interface Walk {
  readonly seats: number;
  turn: Seat;
  steps: string[];
  over: boolean;
}

/**
 * In turn everybody thinks as often as they like, then moves or draws; only a draw shows anything.
 */
const walk: GameDefinition<Walk, Deed, string, object, object> = {
  id: 'walk',
  version: 1,
  seats: { min: 1, max: 3 },
  parseOptions: () => ({}),
  parseAction(raw) {
    if (raw === 'think' || raw === 'move' || raw === 'draw' || raw === 'finish') return raw;
    throw new InvalidInput('think, move, draw or finish');
  },
  setup: ({ seats }) => ({ seats, turn: 0, steps: [], over: false }),
  activeSeats: ({ turn, over }) => (over ? [] : [turn]),
  legalActions: (state, seat) =>
    !state.over && seat === state.turn ? ['think', 'move', 'draw', 'finish'] : [],
  explain: (state, seat) => (!state.over && seat === state.turn ? [] : [{ code: 'not-now' }]),
  clone: (state) => ({ ...state, steps: [...state.steps] }),
  apply(state, seat, action) {
    state.steps.push(`${seat} ${action}`);
    state.over = action === 'finish';
    if (action !== 'think') state.turn = (seat + 1) % state.seats;
    return { state, events: [action], sealed: action === 'draw', ended: action !== 'think' };
  },
  outcome: ({ seats }) => ({
    kind: 'ranking',
    order: 'points',
    scores: Array.from({ length: seats }, (_, seat) => ({ seat, total: 0, rank: 1, lines: [] })),
  }),
  publicView: (state) => ({ ...state }),
  eventView: (event) => event,
  determinize: ({ view }) => JSON.parse(JSON.stringify(view)) as Walk,
};

/** A match of so many seats; `person` is the only one, if there are bots. */
class Sitting {
  readonly log: LogEntry<Deed>[] = [];
  readonly #setup;
  readonly #person: Seat | undefined;
  match: Match<Walk>;

  constructor(seats: number, person?: Seat) {
    this.#setup = { seed: '', seats, options: {} };
    this.#person = person;
    this.match = createMatch(walk, this.#setup);
  }

  act(...deeds: readonly Deed[]): this {
    for (const action of deeds)
      this.#take(
        play(walk, this.match, {
          seat: this.match.state.turn,
          action,
          at: 0,
          openTo: this.#person,
        }),
      );
    return this;
  }

  undo(seat: Seat, from?: number): this {
    this.#take(undo(walk, this.match, { seat, at: 0, ...(from === undefined ? {} : { from }) }));
    return this;
  }

  refusal(seat: Seat, from?: number): string | undefined {
    const undone = undo(walk, this.match, { seat, at: 0, ...(from === undefined ? {} : { from }) });
    return undone.ok ? undefined : undone.reasons[0]?.code;
  }

  get folded(): Match<Walk> {
    const log = JSON.parse(JSON.stringify(this.log)) as typeof this.log;
    const folded = fold(walk, this.#setup, log);
    expect(foldOwn(walk, this.#setup, log)).toEqual(folded);
    return folded;
  }

  #take(played: ReturnType<typeof play<Walk, Deed, string, object, object>>): void {
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    this.match = played.match;
    this.log.push(...played.entries);
  }
}

describe('undo', () => {
  test('reaches back over a turn that has ended, as long as nobody else has acted', () => {
    const at = new Sitting(2).act('think', 'move');
    expect([at.match.state.turn, undoable(at.match, 0), undoable(at.match, 1)]).toEqual([
      1,
      [1, 2],
      [],
    ]);
    expect(at.undo(0).match.state).toEqual({ seats: 2, turn: 0, steps: [], over: false });
    at.act('move', 'think');
    expect([undoable(at.match, 0), at.refusal(0)]).toEqual([[], 'nothing-to-undo']);
  });

  test('without a number takes back the pending question, then turn by turn', () => {
    const at = new Sitting(1).act('think', 'move', 'move', 'think', 'think');
    expect(openTurns(at.match, 0)).toEqual({ turns: [1, 3, 4], midway: true });
    const steps = [['0 think', '0 move', '0 move'], ['0 think', '0 move'], []];
    for (const left of steps) expect(at.undo(0).match.state.steps).toEqual(left);
    expect(at.folded).toEqual(at.match);
  });

  test('stops at a draw, and at the end of the match', () => {
    const at = new Sitting(1).act('move', 'draw', 'move');
    expect([undoable(at.match, 0), at.refusal(0, 1)]).toEqual([[3], 'undo-out-of-reach']);
    expect(new Sitting(1).act('move', 'finish').refusal(0)).toBe('nothing-to-undo');
  });

  test('reaches over what bots answered to the only person, but not over a draw of theirs', () => {
    const at = new Sitting(3, 0).act('move', 'move', 'think', 'move', 'think');
    expect([undoable(at.match, 0), undoable(at.match, 1), openTurns(at.match, 0).turns]).toEqual([
      [1, 5],
      [],
      [1, 5],
    ]);
    expect(at.undo(0).undo(0).match.state).toMatchObject({ turn: 0, steps: [] });
    at.act('move', 'draw');
    expect(at.refusal(0)).toBe('nothing-to-undo');
    expect(at.folded).toEqual(at.match);
  });

  test('never reaches into the turn of a bot itself', () => {
    const at = new Sitting(2, 1).act('think', 'move', 'move');
    expect(undoable(at.match, 1)).toEqual([3]);
    expect([at.refusal(0), at.refusal(1, 1)]).toEqual(['nothing-to-undo', 'undo-out-of-reach']);
  });

  test(`reaches back over ${UNDO_REACH} steps at most`, () => {
    const at = new Sitting(2, 0).act(
      ...Array.from({ length: UNDO_REACH + 6 }, () => 'move' as const),
    );
    expect(at.match.trail).toHaveLength(UNDO_REACH);
    expect(undoable(at.match, 0)[0]).toBe(at.match.trail[0]!.seq);
    expect(at.undo(0, undoable(at.match, 0)[0]).match.state.steps).toHaveLength(6);
    expect(at.folded).toEqual(at.match);
  });
});

describe('how often', () => {
  test(`a seat takes back is ${UNDO_TIMES} times until something final happens`, () => {
    const at = new Sitting(2);
    for (let times = 0; times < UNDO_TIMES; times++) at.act('move').undo(0);
    expect(undosLeft(at.match, 0)).toBe(0);
    expect(at.act('move').refusal(0)).toBe('undo-too-often');
    expect(at.folded).toEqual(at.match);
    at.act('think');
    expect([undosLeft(at.match, 0), undosLeft(at.match, 1)]).toEqual([UNDO_TIMES, UNDO_TIMES]);
  });

  test(`a log grows by undo is bounded: with ${UNDO_ENTRIES} entries nothing is taken back any more, and everything else goes on`, () => {
    const at = new Sitting(2);
    while (at.match.seq < UNDO_ENTRIES - 3)
      if (undosLeft(at.match, at.match.state.turn) > 0) at.act('think').undo(at.match.state.turn);
      else at.act('draw');
    while (at.match.seq < UNDO_ENTRIES) at.act('think');
    expect([undosLeft(at.match, at.match.state.turn), at.refusal(at.match.state.turn)]).toEqual([
      0,
      'undo-log-full',
    ]);
    expect(at.act('move', 'draw', 'finish').match.state.over).toBe(true);
  });
});

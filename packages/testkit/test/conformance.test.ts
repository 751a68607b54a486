import { describe, expect, test } from '@jest/globals';
import { scoresOf, type AnyGame, type Outcome, type SeatScore } from '@atoll/engine';
import { conformance, examineMatch } from '../src/index.ts';
import { dive, type DiveAction, type DiveState, type DiveView } from '../src/fixture/dive.ts';

const examine = (game: AnyGame): readonly string[] =>
  conformance(game, { games: 12, seed: 'broken', every: 1 }).findings.map(
    (finding) => finding.examination,
  );

const ranked = (state: DiveState): readonly SeatScore[] => scoresOf(dive.outcome(state));

/** The fixture with some of its parts replaced by faulty ones. */
const broken = (parts: Partial<typeof dive>): AnyGame => ({ ...dive, ...parts });

describe('a sound game', () => {
  test('passes, for every number of seats', () => {
    const report = conformance(dive, {
      games: 24,
      seed: 'sound',
      every: 1,
      options: [{}, { bonus: 5 }],
    });
    expect(report.findings).toEqual([]);
    expect(report.matches).toEqual({ 1: 8, 2: 8, 3: 8 });
    expect(report.actions).toBeGreaterThan(24 * 5);
  });

  test('plays the same however the matches are shared out', () => {
    const whole = conformance(dive, { games: 9, seed: 'shared' });
    const parts = [0, 1].map((rest) =>
      conformance(dive, { games: 9, seed: 'shared', share: { of: 2, rest } }),
    );
    expect(parts[0]!.actions + parts[1]!.actions).toBe(whole.actions);
  });
});

describe('a fault is found:', () => {
  test('a view that shows what a seat cannot know', () => {
    const leaky = broken({
      publicView: (state) => ({ ...dive.publicView(state), bonus: state.hands.at(-1)![0]! }),
    });
    expect(examine(leaky)).toContain('secrets');
  });

  test('legality that depends on the hidden deck', () => {
    const legal = (state: DiveState, action: DiveAction): boolean =>
      action.type !== 'draw' || state.deck[0]! > 7;
    const leaky = broken({
      legalActions: (state, seat) =>
        dive.legalActions(state, seat).filter((action) => legal(state, action)),
      explain: (state, seat, action) =>
        legal(state, action) ? dive.explain(state, seat, action) : [{ code: 'unlucky' }],
    });
    expect(examine(leaky)).toContain('secrets');
  });

  test('a draw that can be taken back', () => {
    expect(
      examine(
        broken({
          apply: (state, seat, action) => ({ ...dive.apply(state, seat, action), sealed: false }),
        }),
      ),
    ).toContain('undo');
  });

  test('a step that shows others what they could not know, and can be taken back', () => {
    const open = broken({
      apply(state, seat, action) {
        const step = dive.apply(state, seat, action);
        return action.type === 'rest'
          ? { ...step, events: [{ type: 'drew', seat: -1, pearl: state.hands[seat]![0]! }] }
          : step;
      },
      eventView: (event) => event,
    });
    expect(examine(open)).toContain('undo');
  });

  test('a redraw that is missing, continues the old draws, or is visible', () => {
    const { redraw: _, ...without } = dive;
    expect(examine(without as unknown as AnyGame)).toContain('redraw');
    const stale = broken({ redraw: (state) => dive.clone(state) });
    expect(examine(stale)).toContain('redraw');
    const open = broken({
      redraw: (state, seed) => ({
        ...dive.redraw!(state, seed),
        shelf: [...state.shelf].reverse(),
      }),
    });
    expect(examine(open)).toContain('redraw');
  });

  test('a clone that shares a part', () => {
    const shallow = broken({ clone: (state) => ({ ...dive.clone(state), hands: state.hands }) });
    expect(examine(shallow)).toEqual(expect.arrayContaining(['purity']));
  });

  test('an action that is legal but not listed, and one that is listed but refused', () => {
    const quiet = broken({
      legalActions: (state, seat) =>
        dive
          .legalActions(state, seat)
          .filter((action) => action.type !== 'draw' || state.turnsLeft % 2 === 0),
    });
    expect(
      conformance(quiet, { games: 12, seed: 'broken', every: 1 }).findings[0]?.message,
    ).toContain('accepted but not listed');
    const hasty = broken({
      explain: (state, seat, action) =>
        action.type === 'rest' ? [{ code: 'no' }] : dive.explain(state, seat, action),
    });
    expect(examine(hasty)).toContain('explain');
  });

  test('legality that ignores the turn', () => {
    const rude = broken({
      explain: (state, _seat, action) =>
        dive.explain(state, dive.activeSeats(state)[0] ?? 0, action),
    });
    expect(examine(rude)).toContain('explain');
  });

  test('a match without an end, and one that gets stuck', () => {
    const endless = broken({
      apply: (state, seat, action) => {
        state.turnsLeft = 5;
        return dive.apply(state, seat, action);
      },
    });
    expect(
      examineMatch(endless, { setup: { seed: 'x', seats: 2, options: { bonus: 2 } } }).findings[0]
        ?.examination,
    ).toBe('completion');
    const stuck = broken({
      legalActions: (state, seat) => (state.turnsLeft < 3 ? [] : dive.legalActions(state, seat)),
    });
    expect(examine(stuck)).toContain('completion');
  });

  const outcome = (of: (state: DiveState) => Outcome): AnyGame => broken({ outcome: of });

  test('scores that do not add up, and ranks that do not follow them', () => {
    const score = (change: (score: SeatScore) => Partial<SeatScore>): AnyGame =>
      outcome((state) => ({
        kind: 'ranking',
        order: 'points',
        scores: ranked(state).map((one) => ({ ...one, ...change(one) })),
      }));
    expect(examine(score(({ total }) => ({ total: total + 1 })))).toContain('scores');
    expect(examine(score(({ seat }) => ({ rank: seat + 1 })))).toContain('scores');
    expect(examine(score(({ rank }) => ({ rank: rank + 1 })))).toContain('scores');
  });

  test('ranks that leave a gap or that nobody has first, also where the rules and not the points decide', () => {
    const last = (state: DiveState): Outcome => ({
      kind: 'ranking',
      order: 'rules',
      scores: ranked(state).map((one) => ({ ...one, rank: state.hands.length - one.seat })),
    });
    expect(examine(outcome(last))).toEqual([]);
    const gap = (state: DiveState): Outcome => ({
      kind: 'ranking',
      order: 'rules',
      scores: ranked(state).map((one) => ({ ...one, rank: 1 + 2 * one.seat })),
    });
    expect(examine(outcome(gap))).toContain('scores');
  });

  test('a common rating that its lines do not add up to, and a match alone with several seats', () => {
    const common =
      (rating: number) =>
      (state: DiveState): Outcome => ({
        kind: 'common',
        won: true,
        band: '',
        rating,
        lines: [{ category: 'deck', points: state.deck.length }],
        scores: dive.outcome(state).scores,
      });
    expect(examine(outcome((state) => common(state.deck.length)(state)))).toEqual([]);
    expect(examine(outcome(common(99)))).toContain('scores');
    expect(
      examine(outcome((state) => ({ kind: 'solo', band: '', scores: ranked(state) as never }))),
    ).toContain('scores');
  });

  test('a null in a view, and a state that JSON does not carry', () => {
    const holey = broken({
      publicView: (state) => ({ ...dive.publicView(state), turn: null }) as unknown as DiveView,
    });
    expect(examine(holey)).toContain('views');
    const dated = broken({ setup: (setup) => ({ ...dive.setup(setup), bonus: NaN }) });
    expect(examine(dated)).toContain('plain data');
  });

  test('rules that do not give the same twice', () => {
    let calls = 0;
    expect(
      examine(
        broken({ setup: (setup) => dive.setup({ ...setup, seed: `${setup.seed}${calls++}` }) }),
      ),
    ).toContain('determinism');
    let drawn = 0;
    const fickle = broken({
      apply: (state, seat, action) => {
        state.rng.taken += drawn++;
        return dive.apply(state, seat, action);
      },
    });
    expect(examine(fickle)).toContain('fold');
  });

  test('an exception, with the seed and the actions that lead to it', () => {
    const failing = broken({
      apply(state, seat, action) {
        if (state.turnsLeft === 2) throw new Error('boom');
        return dive.apply(state, seat, action);
      },
    });
    const [finding] = conformance(failing, { games: 1, seed: 'bomb' }).findings;
    expect(finding).toMatchObject({
      seed: 'bomb 0',
      seats: 1,
      examination: 'exception',
      message: expect.stringContaining('boom'),
    });
    expect(finding?.actions.length).toBeGreaterThan(2);
  });
});

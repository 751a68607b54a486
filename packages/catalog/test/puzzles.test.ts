import { createRng, followed, nextInt, puzzlePosition, type PuzzleRules } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { catalog } from '../src/index.ts';

/** The fewest puzzles of each game that has any. */
const FEWEST = 300;
/** So many of them are searched again, since that takes a while. */
const SEARCHED_AGAIN = 3;

describe.each(Object.values(catalog).filter(({ puzzles }) => puzzles !== undefined))(
  'the puzzles of $id',
  ({ id, load, puzzles }) => {
    const loaded = async () => {
      const [{ game }, rules, file] = await Promise.all([
        load(),
        puzzles!.rules(),
        puzzles!.file(),
      ]);
      const startOf = (puzzle: (typeof file.puzzles)[number]): unknown => {
        const { state } = puzzlePosition(game, puzzle);
        return rules.prepare?.(state, puzzle.seat) ?? state;
      };
      return { game, rules, file, startOf };
    };
    const standingAt = (
      rules: PuzzleRules,
      task: Parameters<PuzzleRules['standing']>[0]['task'],
      [start, state, decisions]: readonly [
        unknown,
        unknown,
        Parameters<PuzzleRules['standing']>[0]['decisions'],
      ],
    ) => rules.standing({ task, start, state, decisions });

    test('are enough, and those of the current rules', async () => {
      const { game, file, rules } = await loaded();
      expect([file.game, file.rules]).toEqual([id, game.version]);
      expect(file.puzzles.length).toBeGreaterThanOrEqual(FEWEST);
      expect(new Set(file.puzzles.map(({ id: one }) => one)).size).toBe(file.puzzles.length);
      for (const { id: one, goal } of file.puzzles) {
        expect(one).toMatch(/^[a-z0-9]+$/);
        expect(rules.goals).toContain(goal);
      }
    });

    test('each have a line that solves them, and the seat is on turn', async () => {
      const { game, file, rules, startOf } = await loaded();
      for (const puzzle of file.puzzles) {
        const start = startOf(puzzle);
        expect(game.activeSeats(start)[0]).toBe(puzzle.seat);
        expect(standingAt(rules, puzzle, [start, start, []])).toEqual({
          kind: 'open',
          turnsLeft: puzzle.turns,
        });
        const { state, decisions } = followed(game, start, puzzle.line);
        expect(standingAt(rules, puzzle, [start, state, decisions])).toEqual({ kind: 'solved' });
        const before = followed(game, start, puzzle.line.slice(0, -1));
        expect(standingAt(rules, puzzle, [start, before.state, before.decisions]).kind).toBe(
          'open',
        );
      }
    });

    test('are found again by the search', async () => {
      const { file, rules, startOf, game } = await loaded();
      const rng = createRng('searched again');
      for (let count = 0; count < SEARCHED_AGAIN; count++) {
        const puzzle = file.puzzles[nextInt(rng, file.puzzles.length)]!;
        const start = startOf(puzzle);
        const { goal, seat, turns, best } = puzzle;
        expect(rules.search(start, seat)).toEqual({
          ...{ goal, seat, turns, best },
          line: followed(game, start, puzzle.line).decisions.map(({ action }) => action),
        });
      }
    });

    test('do not change the position that they prepare', async () => {
      const { game, file, rules } = await loaded();
      const puzzle = file.puzzles[0]!;
      const { state } = puzzlePosition(game, puzzle);
      const before = JSON.stringify(state);
      rules.prepare?.(state, puzzle.seat);
      rules.search(rules.prepare?.(state, puzzle.seat) ?? state, puzzle.seat);
      expect(JSON.stringify(state)).toBe(before);
    });

    test('of other rules are refused with the decision that does not fit', async () => {
      const { game, file } = await loaded();
      const puzzle = file.puzzles[0]!;
      expect(() => puzzlePosition(game, { ...puzzle, log: [...puzzle.log, 10_000] })).toThrow(
        `log: there is no legal action 10000 at decision ${puzzle.log.length}`,
      );
    });
  },
);

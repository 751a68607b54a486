import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt, shuffle } from '@atoll/engine';
import { compilePlayouts, GENERATED } from '../build/playouts.ts';
import { readFileSync } from 'node:fs';
import { boardOf, SIZES, type Board } from '../src/board.ts';
import { BLACK, FILLS, loadPlayouts, OPEN, Playouts, WHITE } from '../src/bot/playouts.ts';
import { blackJoins } from './support/black-joins.ts';

const code = await loadPlayouts();

/** A position with so many stones, Black and White in turn. */
function position(
  board: Board,
  playouts: Playouts,
  { stones, seed }: { stones: number; seed: string },
): (cell: number) => string {
  const owners = new Map<number, string>();
  const cells = shuffle(
    createRng(seed),
    board.cells.map((_, cell) => cell),
  );
  cells.forEach((cell, index) => {
    const owner = index >= stones ? OPEN : index % 2 === 0 ? BLACK : WHITE;
    playouts.set(cell, owner);
    owners.set(cell, owner === BLACK ? 'black' : owner === WHITE ? 'white' : 'open');
  });
  return (cell) => owners.get(cell) as string;
}

describe('playouts', () => {
  test.each(SIZES)(
    'of size %i agree with a plain walk on every board, stones and numbers included',
    (size) => {
      const board = boardOf(size);
      for (const bridges of ['kept', 'random'] as const) {
        const playouts = new Playouts(code, board, { bridges });
        playouts.seed(`agree ${size}`);
        for (let round = 0; round < 6; round++) {
          const stones = nextInt(createRng(`stones ${size} ${round}`), board.cells.length);
          const owner = position(board, playouts, { stones, seed: `${size} ${round}` });
          const { blackWins, winner } = playouts.run(stones % 2 === 0 ? BLACK : WHITE);
          let wins = 0;
          const held = board.cells.map(() => 0);
          const heldAndWon = board.cells.map(() => 0);
          for (let index = 0; index < 128; index++) {
            const isBlack = board.cells.map((_, cell) => playouts.isBlack(cell, index));
            const won = blackJoins(board, isBlack);
            expect(playouts.blackWins(index)).toBe(won);
            expect(
              isBlack.every(
                (black, cell) => owner(cell) === 'open' || black === (owner(cell) === 'black'),
              ),
            ).toBe(true);
            const open = isBlack.filter((_, cell) => owner(cell) === 'open');
            if (index < 2) {
              expect(open.every((black) => black === (index === 1))).toBe(true);
              continue;
            }
            expect(isBlack.filter((black) => black)).toHaveLength(
              Math.ceil(board.cells.length / 2),
            );
            if (won) wins++;
            isBlack.forEach((black, cell) => {
              held[cell]! += black ? 1 : 0;
              heldAndWon[cell]! += black && won ? 1 : 0;
            });
          }
          expect(blackWins).toBe(wins);
          expect([...playouts.held]).toEqual(held);
          expect([...playouts.heldAndWon]).toEqual(heldAndWon);
          const now = blackJoins(
            board,
            board.cells.map((_, cell) => owner(cell) === 'black'),
          );
          const never = !blackJoins(
            board,
            board.cells.map((_, cell) => owner(cell) !== 'white'),
          );
          expect(winner).toBe(now ? BLACK : never ? WHITE : undefined);
        }
      }
    },
  );

  test('give every open cell to each side equally often, and boards that have nothing to do with each other', () => {
    const board = boardOf(11);
    const playouts = new Playouts(code, board, { bridges: 'random' });
    playouts.seed('fair');
    const rounds = 400;
    const held = board.cells.map(() => 0);
    let alike = 0;
    for (let round = 0; round < rounds; round++) {
      playouts.run(BLACK);
      playouts.held.forEach((count, cell) => (held[cell]! += count));
      const [a, b] = [2 + (round % 63), 65 + (round % 63)];
      alike += board.cells.filter(
        (_, cell) => playouts.isBlack(cell, a) === playouts.isBlack(cell, b),
      ).length;
    }
    for (const count of held) expect(Math.abs(count / (rounds * FILLS) - 0.5)).toBeLessThan(0.02);
    expect(Math.abs(alike / (rounds * board.cells.length) - 0.5)).toBeLessThan(0.015);
  });

  test('keep an open bridge: each side gets one of its cells', () => {
    const board = boardOf(11);
    const playouts = new Playouts(code, board);
    const cell = (name: string): number => board.cellNamed(name) as number;
    playouts.set(cell('f5'), BLACK);
    playouts.set(cell('a1'), WHITE);
    playouts.set(cell('g6'), BLACK);
    playouts.run(WHITE);
    const between = board.neighbours[cell('f5')]!.filter((near) =>
      board.neighbours[cell('g6')]!.includes(near),
    );
    expect(between).toHaveLength(2);
    for (let index = 2; index < 128; index++) {
      expect(between.filter((near) => playouts.isBlack(near, index))).toHaveLength(1);
    }
  });

  test('repeat for a seed', () => {
    const wins = ['a', 'b', 'a'].map((seed) => {
      const playouts = new Playouts(code, boardOf(7));
      playouts.seed(seed);
      return Array.from({ length: 20 }, () => playouts.run(BLACK).blackWins).join(' ');
    });
    expect(wins[0]).toBe(wins[2]);
    expect(wins[0]).not.toBe(wins[1]);
  });

  test('are compiled from the source that is there', async () => {
    expect(readFileSync(GENERATED, 'utf8')).toBe(await compilePlayouts());
  });
});

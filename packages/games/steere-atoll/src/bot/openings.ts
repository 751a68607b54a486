import { boardOf, type Size } from '../board.ts';

/**
 * Matches of the search with itself after each first stone: how many Black won, and how many were
 * played. Cells of the northern half by number; printed by bench/openings.ts. A search of the empty
 * board takes Black's chances from a stone in the middle for too low.
 */
const PLAYED: Partial<Record<Size, readonly (readonly [wins: number, matches: number])[]>> = {
  11: [
    [18, 60], // b10
    [31, 80], // d10
    [38, 80], // f10
    [6, 30], // h10
    [26, 80], // j10
    [30, 40], // a9
    [40, 80], // c9
    [45, 80], // e9
    [18, 60], // g9
    [35, 80], // i9
    [39, 80], // k9
    [45, 80], // b9
    [34, 80], // d9
    [36, 50], // f9
    [35, 80], // h9
    [38, 80], // j9
    [44, 80], // a8
    [45, 80], // c8
    [43, 80], // e8
    [49, 80], // g8
    [30, 80], // i8
    [41, 80], // k8
    [45, 80], // b8
    [53, 80], // d8
    [48, 80], // f8
    [40, 80], // h8
    [47, 80], // j8
    [35, 80], // a7
    [50, 80], // c7
    [39, 80], // e7
    [24, 30], // g7
    [46, 80], // i7
    [44, 80], // k7
    [49, 80], // b7
    [52, 80], // d7
    [51, 70], // f7
    [46, 80], // h7
    [18, 20], // j7
    [34, 80], // a6
    [47, 80], // c6
    [42, 60], // e6
    [43, 80], // g6
    [47, 80], // i6
    [38, 80], // k6
    [42, 60], // b6
    [52, 80], // d6
    [53, 80], // f6
    [50, 80], // h6
    [38, 80], // j6
    [47, 80], // a5
    [41, 80], // c5
    [30, 40], // e5
  ],
};

/** The furthest from even that counts as fair, as a share of wins. */
const FAIR = 0.04;

/**
 * The share of matches, 0 to 1, that Black won after a first stone on this cell; undefined for a
 * size of which none were played.
 */
export function shareOfBlack(size: Size, cell: number): number | undefined {
  const played = PLAYED[size];
  // A half turn of the board keeps every colour.
  const found = played?.[cell < played.length ? cell : 2 * played.length - 1 - cell];
  return found && found[0] / found[1];
}

/** First stones after which both sides won about as often; none where no matches were played. */
export function fairFirstStones(size: Size): readonly number[] {
  return boardOf(size).cells.flatMap((_, cell) => {
    const share = shareOfBlack(size, cell);
    return share !== undefined && Math.abs(share - 0.5) <= FAIR ? [cell] : [];
  });
}

/**
 * Random fillings of a board, 128 boards at a time: bit b of the vector of a slot says whether the
 * slot is black on board b. The first two boards are not random: on board 0 every open cell is
 * white, on board 1 every one is black, so that they tell whether a player has won already.
 * Compiled by build/playouts.ts; all memory is laid out in layout.ts, nothing is allocated.
 */
import { below, draw, following } from './chance';
import { flood, setGrid } from './flood';
import {
  BRIDGES,
  CELLS,
  COLOUR,
  HELD,
  HELD_AND_WON,
  OPEN,
  OWNER,
  SEED,
  TAKEN,
  WON,
} from './layout';

let cells: usize = 0;
let bridges: usize = 0;

export function configure(
  slotsAColumn: u32,
  columnCount: u32,
  cellCount: u32,
  bridgeCount: u32,
): void {
  setGrid(slotsAColumn, columnCount);
  cells = cellCount;
  bridges = bridgeCount;
}

/**
 * Fills the open cells at random with as many black stones as Black would still place, and says who
 * wins where. Returns the random boards that Black wins (0 to 126), plus 256 if Black has won
 * already, plus 512 if White has.
 */
export function run(blackToMove: u32): u32 {
  colour(blackToMove);
  flood();
  const won = v128.load(WON);
  count(won);
  const first = <u32>v128.extract_lane<u8>(won, 0);
  const wins = ones(v128.and(won, randomBoards()));
  return wins | ((first & 1) << 8) | ((~first & 2) << 8);
}

/** The same without counts, for the tree: sets the colours of the slots and `WON`. */
export function fillMended(blackToMove: u32): void {
  colour(blackToMove);
  mend();
  flood();
}

function colour(blackToMove: u32): void {
  const open = collect();
  const paired = bridges > 0 ? pairBridges() : 0;
  fill(open - 2 * paired, ((open + blackToMove) >> 1) - paired);
}

export function randomBoards(): v128 {
  return i64x2(-4, -1);
}

export function ones(bits: v128): u32 {
  return <u32>(
    (popcnt<u64>(v128.extract_lane<u64>(bits, 0)) + popcnt<u64>(v128.extract_lane<u64>(bits, 1)))
  );
}

/** Paints the stones and returns how many cells are open; `TAKEN` starts all zero for those. */
function collect(): u32 {
  let open: u32 = 0;
  for (let i: usize = 0; i < cells; i++) {
    const slot = <usize>load<u16>(CELLS + 2 * i);
    const owner = load<u8>(OWNER + slot);
    v128.store(COLOUR + slot * 16, owner === 1 ? i64x2.splat(-1) : i64x2.splat(0));
    store<u8>(TAKEN + slot, owner === 3 ? 0 : 1);
    open += <u32>(owner === 3);
  }
  return open;
}

/**
 * The two cells between two stones of one colour: who loses the one takes the other, so each of
 * both colours gets one of them. Bridges that share a cell are settled in favour of the first, from
 * a start drawn each time. Returns how many there are.
 */
function pairBridges(): u32 {
  let paired: u32 = 0;
  let bridge: usize = <usize>below(<u32>bridges);
  for (let left = bridges; left > 0; left--) {
    const at = BRIDGES + 8 * bridge;
    bridge = bridge + 1 === bridges ? 0 : bridge + 1;
    const side = load<u8>(OWNER + <usize>load<u16>(at, 4));
    if (side === 0 || side === 3 || side !== load<u8>(OWNER + <usize>load<u16>(at, 6))) continue;
    const x = <usize>load<u16>(at);
    const y = <usize>load<u16>(at, 2);
    if ((load<u8>(TAKEN + x) | load<u8>(TAKEN + y)) !== 0) continue;
    store<u8>(TAKEN + x, 1);
    store<u8>(TAKEN + y, 1);
    const bits = draw();
    paint(x * 16, bits);
    paint(y * 16, v128.not(bits));
    paired++;
  }
  return paired;
}

/**
 * Bridges that come about in the filling hold too, now and then: where one side has both cells
 * between two stones of the other, it loses one of them on every fourth board. Pairs of open
 * bridges stay as they are.
 */
function mend(): void {
  let bridge: usize = <usize>below(<u32>bridges);
  for (let left = bridges; left > 0; left--) {
    const at = BRIDGES + 8 * bridge;
    bridge = bridge + 1 === bridges ? 0 : bridge + 1;
    const x = <usize>load<u16>(at);
    const y = <usize>load<u16>(at, 2);
    if ((load<u8>(TAKEN + x) | load<u8>(TAKEN + y)) !== 0) continue;
    const atX = v128.load(COLOUR + x * 16);
    const atY = v128.load(COLOUR + y * 16);
    const atA = v128.load(COLOUR + <usize>load<u16>(at, 4) * 16);
    const atB = v128.load(COLOUR + <usize>load<u16>(at, 6) * 16);
    const broken = v128.andnot(v128.xor(atA, atX), v128.or(v128.xor(atA, atB), v128.xor(atX, atY)));
    // One draw serves three times: each board reads the bits of others.
    const bits = draw();
    const mended = v128.and(
      v128.and(broken, randomBoards()),
      v128.and(
        bits,
        v128.shuffle<u8>(bits, bits, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4),
      ),
    );
    const first = v128.shuffle<u8>(
      bits,
      bits,
      10,
      11,
      12,
      13,
      14,
      15,
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
    );
    v128.store(COLOUR + x * 16, v128.xor(atX, v128.and(mended, first)));
    v128.store(COLOUR + y * 16, v128.xor(atY, v128.andnot(mended, first)));
  }
}

/** Colours an open slot, given in bytes; the first two boards have their fixed colour. */
function paint(at: usize, bits: v128): void {
  v128.store(COLOUR + at, v128.or(v128.and(bits, randomBoards()), i64x2(2, 0)));
}

/**
 * Shuffles the open cells and paints the first of them black, so that each board is a fair draw;
 * then every board exchanges cells across all powers of two by its own bits, so that the boards
 * have next to nothing to do with each other.
 */
function fill(free: u32, black: u32): void {
  let filled: u32 = 0;
  for (let i: usize = 0; i < cells; i++) {
    const slot = load<u16>(CELLS + 2 * i);
    if (load<u8>(TAKEN + <usize>slot) !== 0) continue;
    const j = <usize>below(filled + 1);
    store<u16>(OPEN + 2 * <usize>filled, load<u16>(OPEN + 2 * j));
    store<u16>(OPEN + 2 * j, slot);
    filled++;
  }
  for (let i: u32 = 0; i < free; i++) {
    v128.store(
      COLOUR + <usize>load<u16>(OPEN + 2 * <usize>i) * 16,
      i < black ? i64x2.splat(-1) : i64x2.splat(0),
    );
  }
  // `draw` with its state in locals: nine vectors of ten are drawn here.
  let older = v128.load(SEED);
  let newer = v128.load(SEED, 16);
  for (let step: u32 = 256; step > 0; step >>= 1) {
    if (step >= free) continue;
    for (let i: u32 = 0; i + step < free; i++) {
      if ((i & step) !== 0) continue;
      const a = COLOUR + <usize>load<u16>(OPEN + 2 * <usize>i) * 16;
      const b = COLOUR + <usize>load<u16>(OPEN + 2 * <usize>(i + step)) * 16;
      const x = v128.load(a);
      const y = v128.load(b);
      const next = following(older, newer);
      older = newer;
      newer = next;
      const exchanged = v128.and(v128.xor(x, y), i64x2.add(older, newer));
      v128.store(a, v128.xor(x, exchanged));
      v128.store(b, v128.xor(y, exchanged));
    }
  }
  v128.store(SEED, older);
  v128.store(SEED, newer, 16);
  for (let i: u32 = 0; i < free; i++) {
    const at = <usize>load<u16>(OPEN + 2 * <usize>i) * 16;
    paint(at, v128.load(COLOUR + at));
  }
}

function count(won: v128): void {
  const fair = v128.and(won, randomBoards());
  for (let i: usize = 0; i < cells; i++) {
    const held = v128.load(COLOUR + <usize>load<u16>(CELLS + 2 * i) * 16);
    store<u8>(HELD + i, <u8>ones(v128.and(held, randomBoards())));
    store<u8>(HELD_AND_WON + i, <u8>ones(v128.and(held, fair)));
  }
}

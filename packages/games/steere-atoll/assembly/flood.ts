/**
 * Finds who has won, on 128 boards at a time. A slot is a place of the grid with a rim of nothing
 * round it; its neighbours lie at ±1, ±stride, ±(stride - 1).
 */
import { COLOUR, COLUMNS, HEADS, NORTH, PLANE, STALE, WEST, WON } from './layout';

let stride: usize = 0;
let columns: usize = 0;
let northHeads: usize = 0;
let heads: usize = 0;
let south: usize = 0;
let east: usize = 0;

export function setGrid(slotsAColumn: u32, columnCount: u32): void {
  stride = slotsAColumn * 16;
  columns = columnCount;
}

/**
 * How many slots of `HEADS` lie in the north and in all, and one slot each of Black's islands in
 * the south and the east.
 */
export function setIslands(inNorth: u32, inAll: u32, southSlot: u32, eastSlot: u32): void {
  northHeads = inNorth;
  heads = inAll;
  south = southSlot * 16;
  east = eastSlot * 16;
}

/**
 * Marks the stones that are joined to Black's islands in the north and in the west: closes one
 * column after another, there and back, as long as a column beside has changed on an undecided
 * board. Sets `WON`.
 */
export function flood(): void {
  memory.fill(NORTH, 0, 2 * PLANE);
  for (let i: usize = 0; i < heads; i++) {
    v128.store(
      (i < northHeads ? NORTH : WEST) + <usize>load<u16>(HEADS + 2 * i) * 16,
      i64x2.splat(-1),
    );
  }
  memory.fill(STALE, 1, columns + 2);
  let changed: bool;
  do {
    changed = false;
    for (let column: usize = 0; column < columns; column++) if (update(column)) changed = true;
    if (!changed) break;
    changed = false;
    for (let column = columns; column > 0; column--) if (update(column - 1)) changed = true;
  } while (changed);
}

/** Closes a stale column; says whether it has changed on an undecided board. */
function update(column: usize): bool {
  const stale = STALE + column;
  if (load<u8>(stale, 1) === 0) return false;
  store<u8>(stale, 0, 1);
  const changed = close(
    <usize>load<u16>(COLUMNS + 4 * column) * 16,
    <usize>load<u16>(COLUMNS + 4 * column, 2) * 16,
  );
  const won = v128.or(v128.load(NORTH + south), v128.load(WEST + east));
  v128.store(WON, won);
  if (!v128.any_true(v128.andnot(changed, won))) return false;
  store<u8>(stale, 1);
  store<u8>(stale, 1, 2);
  return true;
}

/**
 * Marks the black slots of a column that touch a marked one, beside it or within it; returns the
 * boards on which that changes a slot.
 */
function close(start: usize, end: usize): v128 {
  let changed = i64x2.splat(0);
  let north = changed;
  let west = changed;
  for (let at = start; at < end; at += 16) {
    const black = v128.load(at, COLOUR);
    const northBefore = v128.load(at, NORTH);
    const westBefore = v128.load(at, WEST);
    north = v128.and(black, v128.or(v128.or(northBefore, north), beside(at + NORTH)));
    west = v128.and(black, v128.or(v128.or(westBefore, west), beside(at + WEST)));
    v128.store(at, north, NORTH);
    v128.store(at, west, WEST);
    changed = v128.or(changed, v128.or(v128.xor(northBefore, north), v128.xor(westBefore, west)));
  }
  // Whatever has changed may lead back; an unchanged column is closed already.
  if (!v128.any_true(changed)) return changed;
  north = i64x2.splat(0);
  west = north;
  for (let at = end - 16; at >= start; at -= 16) {
    const black = v128.load(at, COLOUR);
    const northBefore = v128.load(at, NORTH);
    const westBefore = v128.load(at, WEST);
    north = v128.or(northBefore, v128.and(black, north));
    west = v128.or(westBefore, v128.and(black, west));
    v128.store(at, north, NORTH);
    v128.store(at, west, WEST);
    changed = v128.or(changed, v128.or(v128.xor(northBefore, north), v128.xor(westBefore, west)));
  }
  return changed;
}

function beside(at: usize): v128 {
  return v128.or(
    v128.or(v128.load(at - stride), v128.load(at - stride, 16)),
    v128.or(v128.load(at + stride), v128.load(at + stride - 16)),
  );
}

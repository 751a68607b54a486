/**
 * The tree of the search, in the memory behind that of the playouts. A node is a position, seen
 * from the side to move; its figures lie in blocks of four cells, by the numbers of the root's open
 * cells: visits, wins, visits and wins of the boards on which the mover holds the cell however it
 * came to it, and the child. All figures count fillings.
 */
import { COLOUR, OWNER, WON } from './layout';
import { fillMended, ones, randomBoards } from './playouts';

/** Random boards of one iteration. */
const FILLS: f32 = 126;
/** The weight of the figures of held cells beside a cell's own, in fillings: 12 visits. */
const TRUST: f32 = 12 * 126;
/** So that a cell that was never held has a rate. */
const NEVER: f32 = 0.126;

/** The slots of the root's open cells, 16 bits each. */
export const ROOT_SLOTS: usize = 69632;
/**
 * Of the last fillings, by cell, in blocks of four: boards on which Black holds it and of those the
 * ones that Black wins, then the same of White.
 */
const LEARNT: usize = ROOT_SLOTS + 1024;
/** Node and cell of every step to the leaf, 32 bits each. */
const PATH: usize = LEARNT + 8192;
/** Two vectors for `learn`. */
const LANES: usize = PATH + 4096;
export const ROOT: usize = LANES + 32;

/** Of a node: iterations, cells that may still be chosen, the cell that wins or -1, the choice. */
const HOPES: usize = 4;
const WINNER: usize = 8;
const CHOICE: usize = 12;
const BLOCKS: usize = 16;
/** Of a block of four cells. */
const BLOCK: usize = 80;
const WINS: usize = 16;
const HELD_VISITS: usize = 32;
const HELD_WINS: usize = 48;
const NEXT: usize = 64;
/** Instead of a child: none yet; the cell is taken; it loses for certain. */
const NONE: i32 = 0;
const TAKEN: i32 = -1;
const LOST: i32 = -2;

const GROWTH: usize = 65536 * 16;
/**
 * A tree of more bytes gets no further nodes: its memory is not given back, and a server holds
 * several. On a board of 11 columns that are about 75,000 nodes, on one of 19 about 24,000.
 */
const LARGEST: usize = 160 << 20;

let length: usize = 0;
let blocks: usize = 0;
let nodeSize: usize = 0;
let top: usize = 0;
let rootToMove: u32 = 1;

/** Begins a tree from the stones of the playouts: how many cells are open, and the side to move. */
export function plant(openCells: u32, toMove: u32): void {
  length = openCells;
  blocks = (length + 3) >> 2;
  nodeSize = BLOCKS + blocks * BLOCK;
  top = ROOT;
  rootToMove = toMove;
  newNode(0, 0);
  fillMended(<u32>(toMove === 1));
  count(ones(v128.and(v128.load(WON), randomBoards())));
  learn(ROOT, toMove);
}

/** Iterates so often, or until the result of the root is certain. */
export function grow(iterations: u32): void {
  for (let i: u32 = 0; i < iterations; i++) {
    if (load<i32>(ROOT, WINNER) >= 0 || load<u32>(ROOT, HOPES) === 0) return;
    iterate();
  }
}

function cellOf(node: usize, index: usize): usize {
  return node + BLOCKS + (index >> 2) * BLOCK + ((index & 3) << 2);
}

/** The address of a new node below a cell of a node, or of the root below 0; 0 without memory. */
function newNode(parent: usize, index: usize): usize {
  const node = top;
  const size = (<usize>memory.size()) << 16;
  if (node + nodeSize > LARGEST) return 0;
  if (node + nodeSize > size && memory.grow(<i32>(GROWTH >> 16)) < 0) return 0;
  top += nodeSize;
  memory.fill(node, 0, nodeSize);
  store<i32>(node, -1, WINNER);
  if (parent === 0) {
    store<u32>(node, <u32>length, HOPES);
    for (let i = length; i < blocks * 4; i++) store<i32>(cellOf(node, i), TAKEN, NEXT);
    return node;
  }
  const end = node + BLOCKS + blocks * BLOCK;
  let from = parent + BLOCKS;
  const taken = i32x4.splat(TAKEN);
  for (let to = node + BLOCKS; to < end; to += BLOCK, from += BLOCK)
    v128.store(to, v128.and(taken, i32x4.eq(v128.load(from, NEXT), taken)), NEXT);
  store<i32>(cellOf(node, index), TAKEN, NEXT);
  return node;
}

function iterate(): void {
  let node: usize = ROOT;
  let side = rootToMove;
  let depth: usize = 0;
  let last: usize;
  let index: usize;
  do {
    index = <usize>load<u32>(node, CHOICE);
    store<u32>(PATH + 8 * depth, <u32>node);
    store<u32>(PATH + 8 * depth, <u32>index, 4);
    depth++;
    store<u8>(OWNER + <usize>load<u16>(ROOT_SLOTS + 2 * index), <u8>side);
    side = 3 - side;
    last = node;
    node = <usize>load<u32>(cellOf(node, index), NEXT);
  } while (node !== 0);
  fillMended(<u32>(side === 1));
  const won = v128.load(WON);
  let black = ones(v128.and(won, randomBoards()));
  const first = <u32>v128.extract_lane<u8>(won, 0);
  const winner: u32 = (first & 1) !== 0 ? 1 : (first & 2) === 0 ? 2 : 0;
  count(black);
  if (winner === 3 - side) {
    store<i32>(last, <i32>index, WINNER);
    carryUp(depth);
  } else if (load<f32>(cellOf(last, index)) > 0) {
    // Most positions are visited only once and need no node.
    const leaf = newNode(last, index);
    if (leaf !== 0) {
      store<u32>(leaf, <u32>(length - depth), HOPES);
      learn(leaf, side);
      store<u32>(cellOf(last, index), <u32>leaf, NEXT);
    }
  }
  if (winner !== 0) black = winner === 1 ? <u32>FILLS : 0;
  for (let step: usize = 0; step < depth; step++) {
    const at = <usize>load<u32>(PATH + 8 * step);
    const chosen = <usize>load<u32>(PATH + 8 * step, 4);
    const mover = (step & 1) === 0 ? rootToMove : 3 - rootToMove;
    const cell = cellOf(at, chosen);
    store<u32>(at, load<u32>(at) + 1);
    store<f32>(cell, load<f32>(cell) + FILLS);
    store<f32>(cell, load<f32>(cell, WINS) + (mover === 1 ? <f32>black : FILLS - <f32>black), WINS);
    learn(at, mover);
    store<u8>(OWNER + <usize>load<u16>(ROOT_SLOTS + 2 * chosen), 3);
  }
}

/**
 * The last step wins: the side that allowed it has lost there, and if it has no other cell left,
 * has lost before.
 */
function carryUp(depth: usize): void {
  for (let step = <isize>depth - 2; step >= 0; step -= 2) {
    const at = PATH + 8 * <usize>step;
    const node = <usize>load<u32>(at);
    store<i32>(cellOf(node, <usize>load<u32>(at, 4)), LOST, NEXT);
    const hopes = load<u32>(node, HOPES) - 1;
    store<u32>(node, hopes, HOPES);
    if (hopes > 0 || step === 0) return;
    store<i32>(<usize>load<u32>(at - 8), load<i32>(at - 8, 4), WINNER);
  }
}

/** Counts the boards by cell for `learn`. */
function count(blackWins: u32): void {
  const fair = v128.and(v128.load(WON), randomBoards());
  const random = randomBoards();
  for (let i: usize = 0; i < length; i++) {
    const held = v128.load(COLOUR + <usize>load<u16>(ROOT_SLOTS + 2 * i) * 16);
    const black = <f32>ones(v128.and(held, random));
    const both = <f32>ones(v128.and(held, fair));
    const at = LEARNT + (i >> 2) * 64 + ((i & 3) << 2);
    store<f32>(at, black);
    store<f32>(at, both, 16);
    store<f32>(at, FILLS - black, 32);
    store<f32>(at, FILLS - black - <f32>blackWins + both, 48);
  }
}

/** Adds the last counts to a node and chooses the cell with the best rate, the first of equals. */
function learn(node: usize, side: u32): void {
  let learnt: usize = LEARNT + (side === 1 ? 0 : 32);
  const end = node + BLOCKS + blocks * BLOCK;
  const trust = f32x4.splat(TRUST);
  const never = f32x4.splat(NEVER);
  const lowest = f32x4.splat(-1);
  let most = lowest;
  let best = i32x4.splat(0);
  let index = i32x4(0, 1, 2, 3);
  for (let at = node + BLOCKS; at < end; at += BLOCK, learnt += 64) {
    const heldVisits = f32x4.add(v128.load(at, HELD_VISITS), v128.load(learnt));
    const heldWins = f32x4.add(v128.load(at, HELD_WINS), v128.load(learnt, 16));
    v128.store(at, heldVisits, HELD_VISITS);
    v128.store(at, heldWins, HELD_WINS);
    const held = f32x4.add(heldVisits, never);
    const worth = f32x4.div(
      f32x4.add(f32x4.mul(v128.load(at, WINS), held), f32x4.mul(trust, heldWins)),
      f32x4.mul(f32x4.add(v128.load(at), trust), held),
    );
    const free = i32x4.ge_s(v128.load(at, NEXT), i32x4.splat(NONE));
    const better = v128.and(free, f32x4.gt(worth, most));
    most = v128.bitselect(worth, most, better);
    best = v128.bitselect(index, best, better);
    index = i32x4.add(index, i32x4.splat(4));
  }
  v128.store(LANES, most);
  v128.store(LANES, best, 16);
  let choice = load<i32>(LANES, 16);
  let value = load<f32>(LANES);
  for (let lane: usize = LANES + 4; lane < LANES + 16; lane += 4) {
    const rate = load<f32>(lane);
    const cell = load<i32>(lane, 16);
    if (rate > value || (rate === value && cell < choice)) {
      value = rate;
      choice = cell;
    }
  }
  store<i32>(node, choice, CHOICE);
}

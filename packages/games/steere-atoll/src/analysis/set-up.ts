import type { RecordTags, RecordStart } from '@atoll/engine';
import { boardOf, COLOURS, SIZES, type Colour, type Size } from '../board.ts';
import { BLACK, EMPTY, WHITE } from '../graph.ts';
import { setup } from '../state.ts';
import { lay, type BoardPosition } from './board-position.ts';

/** The tags of a record, in the order in which they are written. */
export const TAGS = ['size', 'swap', 'black', 'white', 'to-move'] as const;

/** The tags with one of a few values. */
export const CHOICES = [
  { tag: 'size', values: SIZES.map(String) },
  { tag: 'to-move', values: COLOURS },
  { tag: 'swap', values: ['no', 'yes'] },
] as const;

const USUAL: RecordTags = { size: '11', swap: 'no', black: '', white: '', 'to-move': 'black' };
const STONE = { black: BLACK, white: WHITE } as const;

/** Every code of a refusal of a tag's value; details name the value, and the cell or the size. */
export type SetUpCode = 'no-choice' | 'no-set-up-cell' | 'two-stones';

/** The position of a heading, or the first fault in it. */
export function start(given: RecordTags): RecordStart<BoardPosition> {
  const tags = { ...USUAL, ...given };
  for (const { tag, values } of CHOICES) {
    const value = valueOf(tags, tag);
    if (values.some((one) => one === value)) continue;
    const details = { value, allowed: values.join(', ') };
    return { ok: false, tag, at: 0, reason: { code: 'no-choice' satisfies SetUpCode, details } };
  }
  const size = sizeOf(tags);
  const board = boardOf(size);
  const state = setup({ options: { size, swap: tags['swap'] === 'yes' } });
  for (const colour of COLOURS) {
    for (const { name, at } of cellsIn(valueOf(tags, colour))) {
      const cell = board.cellNamed(name);
      const code: SetUpCode | undefined =
        cell === undefined
          ? 'no-set-up-cell'
          : state.stones[cell] === EMPTY
            ? undefined
            : 'two-stones';
      if (code !== undefined)
        return { ok: false, tag: colour, at, reason: { code, details: { cell: name, size } } };
      lay(state, name, STONE[colour]);
    }
  }
  state.last = -1;
  const toMove = tags['to-move'] === 'white' ? WHITE : BLACK;
  const isSetUp = state.open.length < board.cells.length || toMove === WHITE;
  return { ok: true, position: { state, toMove, ply: 0, isSetUp } };
}

/** The whole heading from which the position starts. */
export function tagsOf({ state, toMove }: BoardPosition): RecordTags {
  const { cells } = boardOf(state.size);
  const named = (colour: Colour): string =>
    cells
      .filter((_, cell) => state.stones[cell] === STONE[colour])
      .map(({ name }) => name)
      .join(' ');
  return {
    size: String(state.size),
    swap: state.swap ? 'yes' : 'no',
    black: named('black'),
    white: named('white'),
    'to-move': toMove === BLACK ? 'black' : 'white',
  };
}

/** The heading with a stone of that colour, or none, on the cell. */
export function put(tags: RecordTags, place: string, piece: string | undefined): RecordTags {
  const without = Object.fromEntries(
    COLOURS.map((colour) => [colour, kept(tags, colour, (name) => name !== place)]),
  );
  if (piece === undefined || !(piece in STONE)) return { ...tags, ...without };
  return { ...tags, ...without, [piece]: `${without[piece] ?? ''} ${place}`.trim() };
}

/** The heading with another value of a choice; a smaller board loses the cells that it lacks. */
export function choose(tags: RecordTags, tag: string, value: string): RecordTags {
  const next = { ...tags, [tag]: value };
  const { cellNamed } = boardOf(sizeOf(next));
  const isThere = (name: string): boolean => cellNamed(name) !== undefined;
  return { ...next, black: kept(next, 'black', isThere), white: kept(next, 'white', isThere) };
}

/** The heading of an empty board, with Black to move. */
export function clear(tags: RecordTags): RecordTags {
  return { ...tags, black: '', white: '', 'to-move': 'black' };
}

function kept(tags: RecordTags, colour: Colour, isKept: (name: string) => boolean): string {
  return cellsIn(valueOf(tags, colour))
    .map(({ name }) => name)
    .filter(isKept)
    .join(' ');
}

function cellsIn(value: string): readonly { readonly name: string; readonly at: number }[] {
  return [...value.matchAll(/\S+/g)].map(({ 0: name, index }) => ({
    name: name.toLowerCase(),
    at: index,
  }));
}

function valueOf(tags: RecordTags, tag: string): string {
  return tags[tag] ?? USUAL[tag] ?? '';
}

/** The standard size for a value that names none. */
function sizeOf(tags: RecordTags): Size {
  return SIZES.find((size) => String(size) === tags['size']) ?? 11;
}

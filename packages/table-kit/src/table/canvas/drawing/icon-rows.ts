import { Container } from 'pixi.js';
import type { RichText } from '../../../ui/rich-text.ts';
import { label } from '../label.ts';

const SPACE = 3;

/**
 * A word or icon that is drawn in a row; its origin is its left end, in the middle of its height.
 */
export interface InRow {
  readonly node: Container;
  readonly width: number;
}

export interface IconStyle {
  /** Of the letters. */
  readonly size: number;
  readonly colour: string;
  readonly drawIcon: (name: string) => InRow;
  /** The space for a row. */
  readonly width: number;
  /** The least scale of a row before it is broken into another; the last one takes the rest. */
  readonly least: number;
  readonly rows: number;
}

export interface IconRows {
  /** From above. */
  readonly rows: readonly InRow[];
  /** How much smaller than its style it is drawn. */
  readonly scale: number;
}

/**
 * Words and icons in as many rows as it takes for them to stay large enough. Nothing is left out.
 */
export function iconRows(text: RichText, style: IconStyle): IconRows {
  const pieces = text.flatMap((part) => pieceOf(part, style));
  let rows = [pieces];
  while (rows.length < style.rows && scaleOf(rows, style.width) < style.least) {
    const next = broken(pieces, rows.length + 1);
    if (next === undefined) break;
    rows = next;
  }
  const scale = scaleOf(rows, style.width);
  return {
    scale,
    rows: rows.map((row) => ({ node: drawn(row, scale), width: widthOf(row) * scale })),
  };
}

interface Piece extends InRow {
  /** Whether a row may begin with it. */
  readonly begins: boolean;
}

function pieceOf(part: RichText[number], { size, colour, drawIcon }: IconStyle): readonly Piece[] {
  if (typeof part === 'object' && 'icon' in part)
    return [{ ...drawIcon(part.icon), begins: false }];
  return wordsOf(typeof part === 'string' ? part : part.word).map((words) => {
    const line = label(words, { face: 'text', size, weight: 600, colour }, 'left');
    const holder = new Container();
    holder.addChild(line);
    return { node: holder, width: line.width, begins: !SIGN.test(words) };
  });
}

/** Signs between two things stay at the end of a row. */
const SIGN = /^[:/·|]/;

/** The words of a part that stay together: a sign, a number with the word before it. */
const wordsOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/(?<=^[:/·|])\s+|\s+(?=(?:[+-]|[≤≥] )?\d)(?<![+≤≥]\s+)/)
    .filter((words) => words !== '');

const widthOf = (row: readonly Piece[]): number =>
  row.reduce((sum, { width }) => sum + width + SPACE, -SPACE);

const scaleOf = (rows: readonly (readonly Piece[])[], room: number): number =>
  Math.min(1, room / Math.max(...rows.map(widthOf)));

/**
 * In so many rows that the widest is as narrow as can be; undefined if there are not enough places
 * to break.
 */
function broken(pieces: readonly Piece[], count: number): Piece[][] | undefined {
  if (count === 1) return [[...pieces]];
  let best: Piece[][] | undefined;
  let least = Infinity;
  pieces.forEach(({ begins }, at) => {
    // the sign of its kind never stands alone
    if (!begins || at < 2) return;
    const rest = broken(pieces.slice(at), count - 1);
    if (rest === undefined) return;
    const rows = [pieces.slice(0, at), ...rest];
    const widest = Math.max(...rows.map(widthOf));
    if (widest < least) [best, least] = [rows, widest];
  });
  return best;
}

function drawn(row: readonly Piece[], scale: number): Container {
  const out = new Container();
  let x = 0;
  for (const { node, width } of row) {
    node.x = x;
    out.addChild(node);
    x += width + SPACE;
  }
  out.scale.set(scale);
  return out;
}

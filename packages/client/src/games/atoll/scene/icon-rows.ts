import { palette } from '@atoll/art';
import { Container } from 'pixi.js';
import { label } from '../../../table/canvas/label.ts';
import type { RichText } from '../../../ui/rich-text.ts';
import { iconKind } from '../icon-kind.ts';
import type { ArtKit } from './art-kit.ts';
import { icon, square } from './parts.ts';

/** On which paper a glyph stands. */
export type Ground = 'paper' | 'coral';

const BADGE = { paper: 'badge', coral: 'coral-badge' } as const;
const INK = { paper: palette.ink, coral: palette.coralCard.text } as const;
const SPACE = 3;

export interface IconStyle {
  /** Of the letters, and of the icons; a disc is a little larger. */
  readonly size: number;
  readonly icon: number;
  readonly ground: Ground;
  /** The room for a row. */
  readonly width: number;
  /** How small a row may become, as a part of its size, before it is broken into another; the last one takes what is left. */
  readonly least: number;
  readonly rows: number;
}

export interface IconRows {
  /** The rows from above; the origin of each is its left end, in the middle of its height. */
  readonly rows: readonly { readonly node: Container; readonly width: number }[];
  /** How much smaller than its style it is drawn. */
  readonly scale: number;
}

/** Words and icons in as many rows as it takes for them to stay large enough. Nothing is left out. */
export function iconRows(kit: ArtKit, text: RichText, style: IconStyle): IconRows {
  const pieces = text.flatMap((part) => pieceOf(kit, part, style));
  let rows = [pieces];
  while (rows.length < style.rows && scaleOf(rows, style.width) < style.least) {
    const next = broken(pieces, rows.length + 1);
    if (next === undefined) break;
    rows = next;
  }
  const scale = scaleOf(rows, style.width);
  return { scale, rows: rows.map((row) => ({ node: drawn(row, scale), width: widthOf(row) * scale })) };
}

interface Piece {
  readonly node: Container;
  readonly width: number;
  /** Whether a row may begin with it. */
  readonly begins: boolean;
}

function pieceOf(kit: ArtKit, part: RichText[number], style: IconStyle): readonly Piece[] {
  const colour = INK[style.ground];
  if (typeof part === 'object' && 'icon' in part) {
    const kind = iconKind(part.icon), side = kind === 'disc' ? style.icon + 3 : style.icon;
    const sprite = icon(kit, `${kind === 'disc' ? BADGE[style.ground] : kind}/${part.icon}`, square(0, -side / 2, side));
    if (kind === 'glyph') sprite.tint = colour;
    const node = new Container();
    node.addChild(sprite);
    return [{ node, width: side, begins: false }];
  }
  return wordsOf(typeof part === 'string' ? part : part.word).map((words) => {
    const line = label(words, { face: 'text', size: style.size, weight: 600, colour }, 'left'), holder = new Container();
    holder.addChild(line);
    return { node: holder, width: line.width, begins: !SIGN.test(words) };
  });
}

/** Signs between two things stay at the end of a row. */
const SIGN = /^[:/·|]/;

/** The words of a part that stay together: a sign, a number with what stands before it. */
const wordsOf = (text: string): readonly string[] => text.trim().split(/(?<=^[:/·|])\s+|\s+(?=[+-]?\d)(?<![+]\s+)/).filter((words) => words !== '');

const widthOf = (row: readonly Piece[]): number => row.reduce((sum, { width }) => sum + width + SPACE, -SPACE);

const scaleOf = (rows: readonly (readonly Piece[])[], room: number): number => Math.min(1, room / Math.max(...rows.map(widthOf)));

/** In so many rows that the widest is as narrow as can be; undefined if there are not enough places to break. */
function broken(pieces: readonly Piece[], count: number): Piece[][] | undefined {
  if (count === 1) return [[...pieces]];
  let best: Piece[][] | undefined, least = Infinity;
  pieces.forEach(({ begins }, at) => {
    // the sign of its kind never stands alone
    if (!begins || at < 2) return;
    const rest = broken(pieces.slice(at), count - 1);
    if (rest === undefined) return;
    const rows = [pieces.slice(0, at), ...rest], widest = Math.max(...rows.map(widthOf));
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

import { readFile } from 'node:fs/promises';
import { createCanvas, Image, type SKRSContext2D } from '@napi-rs/canvas';
import { markShapes, seatMarks } from '../src/marks.ts';
import type { DrawnSketch } from './drawn-sketch.ts';
import { canDraw, HEAD, TEXT, useFonts } from './fonts.ts';

/** One seat of a match as it stands at a moment. */
export interface MomentSeat {
  readonly name: string;
  /** Its points; undefined in a game that counts no points. */
  readonly points: number | undefined;
  /** Whether it leads, or has won. */
  readonly first: boolean;
}

/** The contents of a picture of a moment; the texts are drawn as they are. */
export interface PositionPicture {
  readonly game: string;
  readonly line: string;
  readonly seats: readonly MomentSeat[];
  /** A sketch of the position; without it, the reef of the background is shown. */
  readonly sketch?: DrawnSketch;
}

/** The size that messengers ask for, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;
const PANEL = { x: 48, y: 48, width: 664, height: 534, radius: 30 } as const;
/** Where a position is drawn, and the room within its edge. */
const BOARD = { x: 736, y: 48, width: 416, height: 534, radius: 30 } as const;
const MARGIN = 18;
const LEFT = PANEL.x + 44;
const RIGHT = PANEL.x + PANEL.width - 44;
const ROWS = { top: 252, bottom: PANEL.y + PANEL.height - 30, most: 82 } as const;
const INK = '#14233f';
const QUIET = '#4a5568';
const PAPER = '#fff6e8';
const LEAD = '#ffe3a8';
const DEEP = '#17506b';
const QUALITY = 84;

/**
 * The position of a match at a moment, as a JPEG for link previews: on the left the players and
 * their points, on the right a sketch of the position if there is one, around both the reef.
 * @param background the picture of the platform, 1200 by 630 pixels
 */
export async function momentPicture(
  moment: PositionPicture,
  background: string,
): Promise<Uint8Array> {
  useFonts();
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  context.drawImage(await imageOf(await readFile(background)), 0, 0, SIZE.width, SIZE.height);
  drawPanel(context, PANEL, PAPER);
  drawText(context, moment.game, { y: 142, font: `900 64px ${HEAD}`, colour: INK });
  drawText(context, moment.line, { y: 202, font: `30px ${TEXT}`, colour: QUIET });
  const marks = await Promise.all(moment.seats.map((_, seat) => markOf(seat)));
  if (moment.sketch) drawSketch(context, moment.sketch, { marks });
  const height = Math.min(ROWS.most, (ROWS.bottom - ROWS.top) / moment.seats.length);
  moment.seats.forEach((seat, place) => {
    const row = { y: ROWS.top + place * height, height, mark: marks[place] as Image };
    drawSeat(context, { ...seat, name: canDraw(seat.name) ? seat.name : `Seat ${place + 1}` }, row);
  });
  return canvas.encode('jpeg', QUALITY);
}

async function imageOf(file: Buffer): Promise<Image> {
  const image = new Image();
  image.src = file;
  await image.decode();
  return image;
}

const MARK = 44;

function markOf(seat: number): Promise<Image> {
  const shapes = markShapes(seatMarks[seat] ?? seatMarks[0]);
  return imageOf(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${MARK}" height="${MARK}">${shapes}</svg>`,
    ),
  );
}

function drawPanel(
  context: SKRSContext2D,
  { x, y, width, height, radius }: typeof PANEL | typeof BOARD,
  fill: string,
): void {
  context.save();
  context.shadowColor = 'rgba(8, 18, 44, .45)';
  context.shadowBlur = 34;
  context.shadowOffsetY = 12;
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
  context.restore();
}

/** As large as it fits, in the middle of its panel. */
function drawSketch(
  context: SKRSContext2D,
  { width, height, shapes }: DrawnSketch,
  { marks }: { readonly marks: readonly Image[] },
): void {
  drawPanel(context, BOARD, DEEP);
  const k = Math.min((BOARD.width - 2 * MARGIN) / width, (BOARD.height - 2 * MARGIN) / height);
  context.save();
  context.translate(
    BOARD.x + (BOARD.width - width * k) / 2,
    BOARD.y + (BOARD.height - height * k) / 2,
  );
  context.scale(k, k);
  for (const shape of shapes) {
    if (shape.kind === 'seat') {
      const { seat, x, y, size } = shape;
      const mark = marks[seat];
      if (mark) context.drawImage(mark, x - size / 2, y - size / 2, size, size);
      continue;
    }
    context.fillStyle = shape.fill;
    context.beginPath();
    if (shape.kind === 'disc') context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
    else
      for (let i = 0; i < shape.corners.length; i += 2)
        context.lineTo(shape.corners[i] ?? 0, shape.corners[i + 1] ?? 0);
    context.fill();
  }
  context.restore();
}

interface Row {
  readonly y: number;
  readonly height: number;
  readonly mark: Image;
}

function drawSeat(
  context: SKRSContext2D,
  { name, points, first }: MomentSeat,
  { y, height, mark }: Row,
): void {
  if (first) {
    context.fillStyle = LEAD;
    context.beginPath();
    context.roundRect(LEFT - 18, y + 4, RIGHT - LEFT + 36, height - 8, 16);
    context.fill();
  }
  const middle = y + height / 2;
  const size = Math.min(MARK, height - 16);
  context.drawImage(mark, LEFT, middle - size / 2, size, size);
  const base = middle + 12;
  let right = RIGHT;
  if (points !== undefined) {
    context.font = `700 36px ${TEXT}`;
    context.fillStyle = INK;
    context.textAlign = 'right';
    context.fillText(String(points), RIGHT, base);
    right -= context.measureText(String(points)).width + 24;
    context.textAlign = 'left';
  }
  const font = `${first ? 700 : 500} 34px ${TEXT}`;
  drawText(context, name, { y: base, font, colour: INK, left: LEFT + MARK + 20, right });
}

interface TextPlace {
  /** Of the base line. */
  readonly y: number;
  readonly font: string;
  readonly colour: string;
  readonly left?: number;
  readonly right?: number;
}

/** A text that is narrowed, down to three quarters, where it has too little room, and then cut. */
function drawText(
  context: SKRSContext2D,
  text: string,
  { y, font, colour, left = LEFT, right = RIGHT }: TextPlace,
): void {
  context.font = font;
  context.fillStyle = colour;
  const room = right - left;
  let shown = text;
  while (context.measureText(shown).width * NARROWEST > room && shown.length > 1)
    shown = `${shown.replace(/…$/u, '').slice(0, -1)}…`;
  context.fillText(shown, left, y, room);
}

const NARROWEST = 0.75;

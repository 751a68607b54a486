import type { FrameBytes } from './frame-bytes.ts';

/** MessagePack, as far as packed values need it. */
export const packed = {
  nil: (to: FrameBytes): void => to.byte(0xc0),
  flag: (to: FrameBytes, value: boolean): void => to.byte(value ? 0xc3 : 0xc2),
  number: packNumber,
  text: packText,
  /** So many values follow. */
  list: (to: FrameBytes, length: number): void => packHead(to, length, LIST),
  /** So many names follow, each with its value. */
  map: (to: FrameBytes, length: number): void => packHead(to, length, MAP),
};

/** The first byte of what is short, medium and long. */
interface Heads {
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}
const LIST: Heads = { short: 0x90, medium: 0xdc, long: 0xdd };
const MAP: Heads = { short: 0x80, medium: 0xde, long: 0xdf };

function packHead(to: FrameBytes, length: number, { short, medium, long }: Heads): void {
  if (length < 16) to.byte(short | length);
  else if (length < 2 ** 16) to.bigEndian(medium, length, { width: 2 });
  else to.bigEndian(long, length, { width: 4 });
}

function packNumber(to: FrameBytes, value: number): void {
  if (!Number.isInteger(value) || value < -(2 ** 31) || value >= 2 ** 32) return to.float(value);
  if (value >= 0) {
    if (value < 0x80) to.byte(value);
    else if (value < 2 ** 8) to.bigEndian(0xcc, value, { width: 1 });
    else if (value < 2 ** 16) to.bigEndian(0xcd, value, { width: 2 });
    else to.bigEndian(0xce, value, { width: 4 });
  } else if (value >= -32) to.byte(value + 0x100);
  else if (value >= -(2 ** 7)) to.bigEndian(0xd0, value + 2 ** 8, { width: 1 });
  else if (value >= -(2 ** 15)) to.bigEndian(0xd1, value + 2 ** 16, { width: 2 });
  else to.bigEndian(0xd2, value + 2 ** 32, { width: 4 });
}

function packText(to: FrameBytes, value: string): void {
  const length = Buffer.byteLength(value);
  if (length < 32) to.byte(0xa0 | length);
  else if (length < 2 ** 8) to.bigEndian(0xd9, length, { width: 1 });
  else if (length < 2 ** 16) to.bigEndian(0xda, length, { width: 2 });
  else to.bigEndian(0xdb, length, { width: 4 });
  to.utf8(value, length);
}

/** A thing on a canvas and its place, in design units. A game adds the facts that it draws. */
export interface Placed {
  /** Stays the same while the thing moves, so that it can glide. */
  readonly key: string;
  /** The item of the table model that it stands for, or ''. */
  readonly item: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The window that cuts it off; a window without a frame cuts nothing off. */
  readonly window: string;
}

/** Whether two placements lie at the same place. */
export const atSamePlace = (a: Placed, b: Placed): boolean =>
  a.x === b.x && a.y === b.y && a.scale === b.scale && a.window === b.window;

/** All of a placement but where it lies, as a text: another text is another drawing. */
export const factsOf = (p: Placed): string =>
  JSON.stringify({ ...p, x: 0, y: 0, scale: 1, window: '' });

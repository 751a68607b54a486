import type { TableAsideData } from '@atoll/protocol';

const SECOND = 1000;

/** How long a bot still waits for seats that may act aside, at a time of the server, in ms. */
export const asideLeft = ({ left, since, composing }: TableAsideData, now: number): number =>
  composing.length > 0 ? left : Math.max(0, left - Math.max(0, now - since));

/** The same as displayed, in seconds: never 0 before it is. */
export const asideSeconds = (aside: TableAsideData, now: number): number =>
  Math.ceil(asideLeft(aside, now) / SECOND);

/** In how many ms another second is to be written; undefined while the time stands still. */
export function nextSecond(aside: TableAsideData, now: number): number | undefined {
  const left = asideLeft(aside, now);
  return aside.composing.length > 0 || left === 0 ? undefined : left % SECOND || SECOND;
}

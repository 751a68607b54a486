import type { HistoryStep } from '@atoll/protocol';
import type { Locale } from '../../words/locale.ts';

/** What everybody is called, by seat, and the seat of the person who reads, or -1. */
export interface Readers {
  readonly names: readonly string[];
  readonly you: number;
}

/** Who did something. */
export type Doer = Pick<HistoryStep, 'seat' | 'byBot'>;

/** Whether the person of the own seat decided it, not a bot in that place. */
export const isOwn = ({ seat, byBot }: Doer, own: number): boolean => seat === own && !byBot;

/**
 * Those to whom something is told that was done: what a bot did for a person is told of their bot,
 * to that person too.
 */
export const readersOf = (
  { words }: Pick<Locale, 'words'>,
  { seat, byBot }: Doer,
  { names, you }: Readers,
): Readers =>
  byBot
    ? {
        names: names.map((name, i) => (i === seat ? words.standIn.botOf(name) : name)),
        you: you === seat ? -1 : you,
      }
    : { names, you };

/**
 * Whether a bot did for a person what one event of a step tells. What became of the things of a
 * seat, `kept` by the type of the event, is told of the person, whoever decided it.
 */
export const isOfBot = (
  event: { readonly type: string; readonly seat?: number },
  { seat, byBot }: Doer,
  kept: ReadonlySet<string>,
): boolean => byBot === true && event.seat === seat && !kept.has(event.type);

import type { HistoryStep } from '@atoll/protocol';
import type { Locale } from '../../words/locale.ts';

/** All names, by seat, and the seat of the reader, or -1. */
export interface Readers {
  readonly names: readonly string[];
  readonly you: number;
}

/** The author of a step. */
export type Doer = Pick<HistoryStep, 'seat' | 'byBot'>;

/** Whether the person of the own seat decided it, not a bot in that place. */
export const isOwn = ({ seat, byBot }: Doer, own: number): boolean => seat === own && !byBot;

/**
 * The readers of a step: the action of a bot that plays for a person is attributed to their bot, to
 * that person too.
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
 * Whether an event of a step is attributed to the bot that plays for a person. An event of a type
 * in `kept` is about the things of a seat: it is attributed to the person, also when a bot decided.
 */
export const isOfBot = (
  event: { readonly type: string; readonly seat?: number },
  { seat, byBot }: Doer,
  kept: ReadonlySet<string>,
): boolean => byBot === true && event.seat === seat && !kept.has(event.type);

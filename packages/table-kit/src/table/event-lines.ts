import type { LogLine } from './controls/log-panel.tsx';

/** How a game words its events, one by one. */
export interface EventWording<E> {
  /** '' for an event without a sentence. */
  readonly sentenceOf: (event: E) => string;
  /** The seat that the event is about, which need not be the seat that acted; -1 for none. */
  readonly seatOf: (event: E) => number;
  readonly lookOf: (event: E) => LogLine['look'];
}

/** The lines of some events in the log, each with the mark of the seat it is about. */
export const eventLines = <E>(
  events: readonly E[],
  { sentenceOf, seatOf, lookOf }: EventWording<E>,
): readonly LogLine[] =>
  events.flatMap((event): readonly LogLine[] => {
    const sentence = sentenceOf(event);
    return sentence === '' ? [] : [{ look: lookOf(event), seat: seatOf(event), text: [sentence] }];
  });

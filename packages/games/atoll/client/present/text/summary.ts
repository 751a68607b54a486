import type { AtollEvent } from '../../../src/index.ts';
import { phraseText } from '../../../src/text/index.ts';
import type { Readers } from '@atoll/table-kit/table/model/readers.ts';
import { newsOf, stepEventPhrase } from './step-events.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';
import type { AtollStep } from '../../table-types.ts';

/** The most sentences for one turn. */
const MOST = 4;

/** The events of some steps, as sentences, without those that others imply. */
export function sentencesOf(
  locale: AtollLocale,
  steps: readonly AtollStep[],
  readers: Readers,
): readonly string[] {
  return steps.flatMap(({ events, ...doer }) =>
    newsOf(events, doer).map((event) =>
      phraseText(stepEventPhrase(locale, event, { doer, readers })),
    ),
  );
}

const EFFECTS_ON_ALL: ReadonlySet<AtollEvent['type']> = new Set([
  'eventRevealed',
  'roundBegan',
  'matchEnded',
]);

/** The effects of an own step on everybody; '' for most. */
export const effectsOnAll = (
  locale: AtollLocale,
  { events, ...doer }: AtollStep,
  readers: Readers,
): string =>
  events
    .filter(({ type }) => EFFECTS_ON_ALL.has(type))
    .map((event) => phraseText(stepEventPhrase(locale, event, { doer, readers })))
    .join(' ');

/** One turn in a few sentences; '' if nothing of it is worth a sentence. */
export function turnText(
  locale: AtollLocale,
  turn: readonly AtollStep[],
  readers: Readers,
): string {
  const all = sentencesOf(locale, turn, readers);
  const shown = all.slice(0, all.length > MOST ? MOST - 1 : MOST);
  return [
    ...shown,
    ...(all.length > shown.length ? [locale.spoken.live.more(all.length - shown.length)] : []),
  ].join(' ');
}

/** Everything since the reader acted, from the text of each turn. */
export const changesText = (locale: AtollLocale, turns: readonly string[]): string =>
  turns.length === 0
    ? locale.spoken.live.unchanged
    : [locale.spoken.live.since, ...turns].join(' ');

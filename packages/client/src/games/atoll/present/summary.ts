import type { AtollEvent } from '@atoll/game-atoll';
import { eventPhrase, phraseText } from '@atoll/game-atoll/text';
import type { HistoryStep } from '@atoll/protocol';
import { spoken } from '../words/spoken.ts';
import { MINOR, SILENT } from './telling.ts';

/** What is told of one turn in one go. */
const MOST = 4;

/** What happened in some steps, as sentences, without what others already say. */
export function sentencesOf(steps: readonly HistoryStep[], names: readonly string[]): readonly string[] {
  return steps.flatMap(({ events }) => (events as readonly AtollEvent[])
    .filter(({ type }) => !MINOR.has(type) && !SILENT.has(type))
    .map((event) => phraseText(eventPhrase(event, names))));
}

const TIDINGS: ReadonlySet<AtollEvent['type']> = new Set(['eventRevealed', 'roundBegan', 'matchEnded']);

/** What an own step set in motion for everybody; '' for most. */
export const tidings = ({ events }: HistoryStep, names: readonly string[]): string =>
  (events as readonly AtollEvent[]).filter(({ type }) => TIDINGS.has(type)).map((event) => phraseText(eventPhrase(event, names))).join(' ');

/** The steps since the own seat has acted, by turns: steps of one seat that follow each other. */
export function turnsSince(steps: readonly HistoryStep[], own: number): readonly (readonly HistoryStep[])[] {
  const turns: HistoryStep[][] = [];
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]!;
    if (step.seat === own) break;
    const first = turns[0];
    if (first !== undefined && first[0]?.seat === step.seat) first.unshift(step);
    else turns.unshift([step]);
  }
  return turns;
}

/** One turn in a few sentences; '' if nothing of it is worth telling. */
export function turnText(turn: readonly HistoryStep[], names: readonly string[]): string {
  const all = sentencesOf(turn, names), told = all.slice(0, all.length > MOST ? MOST - 1 : MOST);
  return [...told, ...(all.length > told.length ? [spoken.live.more(all.length - told.length)] : [])].join(' ');
}

/** Everything since the own seat has acted. */
export function changesText(steps: readonly HistoryStep[], own: number, names: readonly string[]): string {
  const told = turnsSince(steps, own).map((turn) => turnText(turn, names)).filter((text) => text !== '');
  return told.length === 0 ? spoken.live.unchanged : [spoken.live.since, ...told].join(' ');
}

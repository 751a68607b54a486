import { counted, percent, signed, whole } from '@atoll/engine/formats/de';
import type { ReviewWords } from '../load-replay-words.ts';
import type { CoachWords } from '../load-table-words.ts';

export const coach: CoachWords = {
  better: (action, reason) => `Besser in deinem letzten Zug: ${action} (${reason}).`,
  reasons: { points: (gain) => `etwa ${counted(Math.max(1, Math.round(gain)), { one: 'Punkt', other: 'Punkte' })} mehr`, wins: (gain) => `etwa ${percent(gain * 100)} mehr Siege` },
  putAway: 'Diese Bemerkung ausblenden',
};

const points = { one: 'Punkt', other: 'Punkte' };
const times = { one: 'Mal', other: 'Mal' };
export const review: ReviewWords = {
  seat: 'Für',
  workingForecast: (hundredths) => `Die Chancen werden berechnet: ${percent(hundredths)}`,
  workingMisses: (hundredths) => `Jede Entscheidung wird abgewogen: ${percent(hundredths)}`,
  workingHindsight: (hundredths) => `Im Nachhinein wird weitergespielt: ${percent(hundredths)}`,
  done: 'Der Rückblick ist fertig.',
  failed: 'Der Rückblick konnte nicht berechnet werden. Die Wiederholung selbst ist nicht betroffen.',
  chart: { wins: 'Siegchance', points: 'Erwartete Punkte am Ende' },
  chartLabel: (name, values) => `${name}, zu Beginn jeder Runde und am Ende: ${values.join(', ')}`,
  knownLine: 'nach dem, was man damals wissen konnte',
  hindsightLine: 'im Nachhinein: alles Verborgene ist bekannt',
  sumsTitle: 'Glück und Spiel',
  sums: { own: 'Eigene Entscheidungen', other: 'Entscheidungen der anderen', draw: 'Ziehungen' },
  turningTitle: 'Wendepunkte',
  turningNone: 'Kein einzelner Zug hat viel verändert.',
  cause: { own: 'eigene Entscheidung', other: (name) => `Entscheidung von ${name}`, draw: 'Ziehung' },
  missesTitle: 'So hätte jemand mit viel Übung gespielt',
  missesNone: 'Auch mit viel Übung hätte man so entschieden, oder fast so.',
  instead: (done) => `Statt: ${done}`,
  gain: { points: (gain) => `etwa ${counted(Math.max(1, Math.round(gain)), points)} mehr`, wins: (gain) => `etwa ${percent(Math.round(gain * 100))} mehr Siege` },
  effect: (now, later, others) => `jetzt ${signed(now)}, später ${signed(later)}${others === 0 ? '' : `, andere ${signed(others)}`}`,
  effects: (better, done) => `Es bringt ${better} (stattdessen: ${done}).`,
  lessonsTitle: 'Zum Mitnehmen',
  lesson: (count, { done, better, gain }) => `${counted(count, times)}: „${better}“ wäre besser gewesen als „${done}“ (zusammen ${gain}).`,
  otherLesson: (count, { done, gain }) => `${counted(count, times)}: „${done}“, doch eine andere Wahl war besser (zusammen ${gain}).`,
  goThere: 'Zeigen',
  playFrom: 'Von hier spielen',
  position: (at) => `Aktion ${whole(at)}`,
};

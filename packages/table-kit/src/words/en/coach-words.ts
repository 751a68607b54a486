import { counted, percent, signed, whole } from '@atoll/engine/formats/en';

/** Remarks on a finished turn, for a beginner. */
export const coach = {
  better: (action: string, reason: string) => `Better in your last turn: ${action} (${reason}).`,
  /** How much better it is, by a bot's estimate. */
  reasons: { points: (gain: number) => `about ${counted(Math.max(1, Math.round(gain)), { one: 'point', other: 'points' })} more`, wins: (gain: number) => `about ${percent(gain * 100)} more wins` },
  putAway: 'Hide this remark',
};

const points = { one: 'point', other: 'points' };
/** The coach's look back at a finished match. */
export const review = {
  seat: 'For',
  /** Progress, by part of the work. */
  workingForecast: (hundredths: number) => `Working out the chances: ${percent(hundredths)}`,
  workingMisses: (hundredths: number) => `Weighing each decision: ${percent(hundredths)}`,
  workingHindsight: (hundredths: number) => `Playing on with hindsight: ${percent(hundredths)}`,
  done: 'The review is complete.',
  failed: 'The review could not be worked out. The replay itself is not affected.',
  chart: { wins: 'Chance to win', points: 'Points expected at the end' },
  chartLabel: (name: string, values: readonly string[]) => `${name}, at the start of each round and at the end: ${values.join(', ')}`,
  knownLine: 'as it could be known then',
  hindsightLine: 'with hindsight: all that was hidden is known',
  sumsTitle: 'Luck and play',
  sums: { own: 'Own decisions', other: 'Decisions of others', draw: 'Draws' },
  turningTitle: 'Turning points',
  turningNone: 'No single turn changed much.',
  cause: { own: 'own decision', other: (name: string) => `decision of ${name}`, draw: 'draw' },
  missesTitle: 'What a strong player would have done',
  missesNone: 'A strong player would have decided the same, or nearly.',
  instead: (done: string) => `Instead of: ${done}`,
  gain: { points: (gain: number) => `about ${counted(Math.max(1, Math.round(gain)), points)} more`, wins: (gain: number) => `about ${percent(Math.round(gain * 100))} more wins` },
  /** What a turn brings, in whole points. */
  effect: (now: number, later: number, others: number) => `now ${signed(now)}, later ${signed(later)}${others === 0 ? '' : `, others ${signed(others)}`}`,
  effects: (better: string, done: string) => `It brings ${better} (instead: ${done}).`,
  lessonsTitle: 'To take along',
  lesson: (times: number, { done, better, gain }: { readonly done: string; readonly better: string; readonly gain: string }) =>
    `${counted(times, { one: 'time', other: 'times' })}: “${better}” would have been better than “${done}” (${gain} in all).`,
  otherLesson: (times: number, { done, gain }: { readonly done: string; readonly gain: string }) =>
    `${counted(times, { one: 'time', other: 'times' })}: “${done}”, but another choice was better (${gain} in all).`,
  goThere: 'Show',
  playFrom: 'Play from here',
  position: (at: number) => `Action ${whole(at)}`,
};

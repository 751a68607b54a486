import { counted, percent, signed, whole } from '@atoll/engine/formats/cs';
import type { ReviewWords } from '../load-replay-words.ts';
import type { CoachWords } from '../load-table-words.ts';

export const coach: CoachWords = {
  better: (action, reason) => `Lepší tah byl „${action}“: ${reason}`,
  reasons: { points: (gain) => `asi o ${counted(Math.max(1, Math.round(gain)), { one: 'bod', few: 'body', other: 'bodů' })} víc.`, wins: (gain) => `asi o ${percent(gain * 100)} více výher.` },
  putAway: 'Odložit tuto poznámku',
};

const points = { one: 'bod', few: 'body', other: 'bodů' };
export const review: ReviewWords = {
  seat: 'Pro',
  workingForecast: (hundredths) => `Počítají se šance: ${percent(hundredths)}`,
  workingMisses: (hundredths) => `Zvažuje se každé rozhodnutí: ${percent(hundredths)}`,
  workingHindsight: (hundredths) => `Hraje se dál se znalostí budoucích tahů: ${percent(hundredths)}`,
  done: 'Ohlédnutí je hotové.',
  failed: 'Ohlédnutí se nepodařilo spočítat. Samotného záznamu se to netýká.',
  chart: { wins: 'Šance na výhru', points: 'Očekávané body na konci' },
  chartLabel: (name, values) => `${name}, na začátku každého kola a na konci: ${values.join(', ')}`,
  knownLine: 'podle toho, co se tehdy dalo vědět',
  hindsightLine: 'zpětně: se znalostí všeho skrytého',
  sumsTitle: 'Štěstí a hra',
  sums: { own: 'Vlastní rozhodnutí', other: 'Rozhodnutí ostatních', draw: 'Losování' },
  turningTitle: 'Zlomové okamžiky',
  turningNone: 'Žádný jednotlivý tah toho moc nezměnil.',
  cause: { own: 'vlastní rozhodnutí', other: (name) => `rozhodnutí (${name})`, draw: 'losování' },
  missesTitle: 'Jak by hrál někdo zkušený',
  missesNone: 'I někdo zkušený by se rozhodl stejně, nebo téměř stejně.',
  instead: (done) => `Místo: ${done}`,
  gain: { points: (gain) => `asi o ${counted(Math.max(1, Math.round(gain)), points)} víc`, wins: (gain) => `asi o ${percent(Math.round(gain * 100))} více výher` },
  effect: (now, later, others) => `hned ${signed(now)}, později ${signed(later)}${others === 0 ? '' : `, ostatní ${signed(others)}`}`,
  effects: (better, done) => `Přinese: ${better} (místo toho: ${done}).`,
  lessonsTitle: 'Co si odnést',
  lesson: (count, { done, better, gain }) => `${whole(count)}×: lepší než „${done}“ by bylo „${better}“ (celkem ${gain}).`,
  otherLesson: (count, { done, gain }) => `${whole(count)}×: „${done}“, ale jiná volba byla lepší (celkem ${gain}).`,
  goThere: 'Ukázat',
  playFrom: 'Hrát odtud',
  position: (at) => `Akce ${whole(at)}`,
};

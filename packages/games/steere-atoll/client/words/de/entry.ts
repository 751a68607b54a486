import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Zwei Inseln verbinden',
  tagline: 'Verbinde zwei Inseln quer durch die Lagune. Zwei Personen, eine halbe Stunde.',
  learn: 'Neu bei Steere’s Atoll? Lerne es in einer ersten Partie von fünf Minuten.',
  sides: ['Schwarz spielen', 'Weiß spielen'],
  options: {
    size: { label: 'Brett', hint: '7 zum Üben, 11 wie vom Autor gedacht, 15 und 19 für lange Partien', values: { 7: '7', 11: '11', 15: '15', 19: '19' } },
    swap: { label: 'Tausch', hint: 'wer als Zweites zieht, darf den ersten Stein übernehmen' },
  },
};

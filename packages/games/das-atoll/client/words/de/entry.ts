import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Siedeln und handeln',
  tagline: 'Besiedle zwei Atolle, verbinde sie mit Fahrrinnen und handle. Wer 12 Punkte erreicht, gewinnt, oder wer nach 36 Runden die meisten hat. Vier oder fünf Personen, 90 Minuten.',
  learn: 'Neu bei Das Atoll? Lerne es in einer ersten Partie von zehn Minuten.',
  options: {
    harbours: { label: 'Häfen', hint: 'wo weniger als vier Karten für einen Tausch reichen', values: { all: 'alle elf', base: 'neun, etwas schwerer' } },
    start: { label: 'Wer beginnt', hint: 'in einer Revanche der Reihe nach', values: { throw: 'ein Wurf entscheidet', seat: 'der erste Platz' } },
  },
};

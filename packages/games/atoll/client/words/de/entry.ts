import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Ein Riff aufbauen',
  tagline: 'Lass Karte um Karte ein Riff heranwachsen. Eine bis vier Personen, etwa eine Stunde.',
  learn: 'Neu bei Atoll? Lerne es in einer ersten Partie von zehn Minuten.',
  options: {
    biodiversity: { label: 'Artenvielfalt', hint: 'am Ende Punkte für Vielfalt', fixedHint: 'wird allein immer gewertet' },
    events: { label: 'Ereignisse', hint: 'gute und schlechte Überraschungen nach den Runden 1 bis 3', fixedHint: 'gibt es allein nie' },
    evenStart: { label: 'Ausgleich am Start', hint: 'wer in Runde 1 an dritter oder vierter Stelle spielt, beginnt mit etwas mehr', fixedHint: 'allein und zu zweit beginnen alle gleich' },
  },
};

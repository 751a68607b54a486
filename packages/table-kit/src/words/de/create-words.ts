import type { CreateWords } from '../load-page-words.ts';

export const create: CreateWords = {
  title: 'Neuer Tisch',
  seats: 'Plätze',
  seatsHint: 'Plätze, die frei bleiben, fallen beim Start weg.',
  list: 'Öffentlicher Tisch',
  listHint: 'alle können ihn in der Lobby finden, mitspielen und zuschauen',
  watch: 'Ich leite nur',
  watchHint: 'du nimmst keinen Platz: Du richtest den Tisch ein, startest die Partie und schaust zu',
  rated: 'Gewertete Partie',
  ratedHint: 'das Ergebnis ändert die Wertungen; ohne Tipps, und nach einem Aufdecken wird nichts zurückgenommen',
  options: 'Optionen',
  open: 'Tisch eröffnen',
  cancel: 'Abbrechen',
};

import type { CreateWords } from '../load-page-words.ts';

export const create: CreateWords = {
  title: 'Neuer Tisch',
  seats: 'Plätze',
  seatsHint: 'Plätze, die frei bleiben, fallen beim Start weg.',
  list: 'Öffentlicher Tisch',
  listHint: 'alle können ihn in der Lobby finden, mitspielen und zuschauen',
  options: 'Optionen',
  open: 'Tisch eröffnen',
  cancel: 'Abbrechen',
};

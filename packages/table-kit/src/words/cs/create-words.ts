import type { CreateWords } from '../load-page-words.ts';

export const create: CreateWords = {
  title: 'Nový stůl',
  seats: 'Místa',
  seatsHint: 'Místa, která zůstanou volná, se na začátku partie vynechají.',
  list: 'Veřejný stůl',
  listHint: 'kdokoli ho v lobby může najít, přidat se nebo sledovat hru',
  watch: 'Jen pořádám',
  watchHint: 'nemáš místo: stůl nastavíš, partii spustíš a sleduješ ji',
  rated: 'Hodnocená partie',
  ratedHint: 'výsledek změní hodnocení; bez rad, a\u00a0po odkrytí se nic nevrací',
  options: 'Možnosti',
  open: 'Otevřít stůl',
  cancel: 'Zrušit',
};

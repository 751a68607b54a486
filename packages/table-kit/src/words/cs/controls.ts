import type { Words } from '../locale.ts';

export const controls: Words['table']['controls'] = {
  suggested: 'doporučeno',
  which: 'Co z toho?',
  ask: '?',
  confirm: 'Potvrdit',
  back: 'Zpět',
  cancel: 'Zrušit',
  undoStep: 'O krok zpět',
  takeBack: 'Vzít zpět',
  takesBack: (what) => `Vezme zpět: ${what}`,
  takesOthers: 'Vzít zpět i tahy ostatních',
  undoStops: 'Vzít zpět lze až sem.',
  undoNothing: 'Zatím tu není žádné tvoje rozhodnutí.',
  undoFinal:
    'Tvoje poslední rozhodnutí už platí: od té doby se něco vylosovalo či odkrylo, nebo rozhodl někdo jiný.',
  nothingAsked: 'Teď se od tebe nic nečeká.',
  log: 'Zápis',
  logEmpty: 'Zatím se nic nestalo.',
  logHelp:
    'Šipky vlevo a vpravo vedou od karty ke kartě, počínaje nejnovější; každá se hned přečte.',
  logGo: 'Ukázat stůl po tomto',
  logWalk: 'Šipky nahoru a dolů vedou od řádku k řádku; Enter ukáže stůl, jak vypadal hned potom.',
  hint: 'Nápověda',
  hintKey: 'H',
  hintAway: 'Skrýt nápovědu',
  presence: { away: 'pryč', standIn: 'hraje bot', gaveUp: 'vzdáno', bot: 'bot' },
  gaveUp: (name) => `${name} vzdává partii.`,
};

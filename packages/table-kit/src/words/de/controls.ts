import type { Words } from '../locale.ts';

export const controls: Words['table']['controls'] = {
  suggested: 'empfohlen',
  which: 'Was davon?',
  ask: '?',
  confirm: 'Bestätigen',
  back: 'Zurück',
  cancel: 'Abbrechen',
  undoStep: 'Schritt zurück',
  takeBack: 'Zurücknehmen',
  takesBack: (what) => `Nimmt zurück: ${what}`,
  takesOthers: 'Auch die Züge der anderen zurücknehmen',
  undoStops: 'Bis hierher kannst du zurücknehmen.',
  undoNothing: 'Du hast noch nichts entschieden.',
  undoFinal:
    'Deine letzte Entscheidung steht fest: Seither wurde etwas gezogen oder aufgedeckt, oder andere haben entschieden.',
  nothingAsked: 'Du musst gerade nichts entscheiden.',
  log: 'Verlauf',
  logEmpty: 'Noch ist nichts geschehen.',
  logHelp:
    'Pfeil links und rechts führen von Karte zu Karte, die neueste zuerst; jede wird beim Erreichen vorgelesen.',
  logGo: 'Den Tisch danach zeigen',
  logWalk:
    'Pfeil auf und ab führen von Zeile zu Zeile; Enter zeigt den Tisch, wie er gleich danach stand.',
  hint: 'Tipp',
  hintKey: 'H',
  hintAway: 'Tipp ausblenden',
  presence: { away: 'abwesend', standIn: 'Bot spielt weiter', gaveUp: 'aufgegeben', bot: 'Bot' },
  gaveUp: (name) => `${name} gibt auf.`,
};

import type { keys as English } from '../en/keys.ts';

/** The action of every key at the table. */
export const keys: typeof English = [
  ['A C F K G P S B', 'eine Art von Aktion öffnen, nach dem Buchstaben auf ihrem Knopf'],
  ['X', 'für diese Runde passen'],
  ['E', 'zu dem, was jetzt möglich ist'],
  ['O', 'zu den Auslagen'],
  ['R', 'zu deinem Riff'],
  ['V', 'zum nächsten anderen Riff'],
  ['↑ ↓ ← →', 'über ein Riff, eine Auslage entlang'],
  ['Umschalt und ↑ ↓ ← →', 'dein Riff verschieben'],
  ['0', 'das ganze Riff, oder so nah wie vorher'],
  ['+ −', 'näher oder weiter weg'],
  ['Pos1', 'zur Grundkoralle eines Riffs'],
  ['Enter, Leertaste', 'kaufen, füttern, nutzen, legen: wofür das Markierte steht'],
  ['I', 'die markierte Karte vorlesen'],
  ['T', 'sagen, was gefragt ist und was du hast'],
  ['L', 'die letzte Meldung wiederholen'],
  ['W', 'sagen, was sich seit deinem Zug geändert hat'],
  ['H', 'Tipp, wo der Tisch es erlaubt'],
  [', .', 'während der Partie eine Aktion zurückblicken oder wieder vor'],
  ['F1', 'die Regeln, an der Stelle, um die es gerade geht'],
  ['Esc', 'loslassen oder die Aktion zurücknehmen'],
  ['?', 'diese Liste'],
];

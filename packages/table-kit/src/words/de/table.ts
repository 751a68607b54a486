import { plural, whole } from '@atoll/engine/formats/de';
import type { Words } from '../locale.ts';
import { controls } from './controls.ts';

export const table: Words['table'] = {
  controls,
  nothing: 'gerade nichts möglich',
  notNow: 'Das geht gerade nicht.',
  frame: {
    status: 'Stand',
    unchanged: 'Seit deinem Zug hat sich nichts geändert.',
    nothing: 'Noch ist nichts geschehen.',
    cardsHelp: 'Pfeiltasten führen von Karte zu Karte, Enter wählt, I liest vor.',
    keys: 'Tasten',
    keyList: [
      ['← →', 'eine Kartenreihe entlang'],
      ['Enter, Leertaste', 'Karte oder Knopf wählen'],
      ['I', 'Karte vorlesen'],
      ['L', 'das zuletzt Gesagte wiederholen'],
      ['W', 'sagen, was sich seit deinem Zug geändert hat'],
      ['H', 'Tipp, wo der Tisch es erlaubt'],
      ['F1', 'die Regeln, an der Stelle, um die es gerade geht'],
      ['Esc', 'loslassen'],
      ['?', 'diese Liste'],
    ],
  },
  hint: {
    thinking: 'Ein Bot überlegt deinen Zug …',
    failed: 'Der Bot war nicht zu erreichen.',
    alone: 'Etwas anderes ist nicht möglich.',
    advice: 'Mein Rat: ',
    points: (points) => `. Das führt am Ende zu etwa ${whole(points)} ${plural(Math.round(points), { one: 'Punkt', other: 'Punkten' })}; `,
    equal: 'etwa gleich gut: ',
    next: 'die zweitbeste Wahl, ',
    nextPoints: (points) => `, zu etwa ${whole(points)}.`,
  },
};

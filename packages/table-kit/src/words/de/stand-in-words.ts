import { all } from '@atoll/engine/formats/de';
import type { StandInWords } from '../load-table-words.ts';

export const standIn: StandInWords = {
  propose: 'Bot vorschlagen',
  proposeOf: (name) => `Bot für ${name} vorschlagen`,
  asks: (by, name) => `${by} schlägt vor, dass ein Bot für ${name} weiterspielt. Der Platz lässt sich jederzeit wieder übernehmen.`,
  youPropose: (name, names) => `Du schlägst vor, dass ein Bot für ${name} weiterspielt. Es fehlt noch die Antwort von ${all(names)}.`,
  waiting: (by, name, names) => `${by} schlägt vor, dass ein Bot für ${name} weiterspielt. Es fehlt noch die Antwort von ${all(names)}.`,
  agree: 'Zustimmen',
  refuse: 'Lieber warten',
  withdraw: 'Doch nicht',
  done: (name) => `Ein Bot spielt für ${name} weiter.`,
  ended: (name) => `Für ${name} spielt kein Bot: Dafür gab es keine Mehrheit.`,
  putAway: 'Schließen',
  refusals: {
    'just-awaited': 'Die Partie wartet erst seit einem Moment auf diese Person. Warte ein wenig.',
    'not-awaited': 'Auf diese Person wartet gerade nichts.',
    'ask-others': 'Die anderen am Tisch müssen zustimmen.',
    program: 'Ein Bot hat dabei nicht mitzureden.',
    'stand-in-open': 'Es ist schon ein Bot vorgeschlagen. Warte auf die Antwort.',
    'stand-in-asked': 'Das wurde gerade abgelehnt. In ein paar Minuten geht es wieder.',
    'stand-in-gone': 'Diese Frage ist nicht mehr offen.',
  },
};

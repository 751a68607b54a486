import { all } from '@atoll/engine/formats/cs';
import type { StandInWords } from '../load-table-words.ts';

export const standIn: StandInWords = {
  propose: 'Navrhnout bota',
  proposeOf: (name) => `Navrhnout, ať za hráče ${name} hraje bot`,
  asks: (by, name) => `${by} navrhuje, ať za hráče ${name} hraje bot. Své místo může ${name} kdykoli převzít zpět.`,
  youPropose: (name, names) => `Navrhuješ, ať za hráče ${name} hraje bot. Ještě odpoví: ${all(names)}.`,
  waiting: (by, name, names) => `${by} navrhuje, ať za hráče ${name} hraje bot. Ještě odpoví: ${all(names)}.`,
  agree: 'Souhlasím',
  refuse: 'Raději počkat',
  withdraw: 'Přece jen ne',
  done: (name) => `Za hráče ${name} hraje bot.`,
  ended: (name) => `Za hráče ${name} bot nehraje: většina pro to nebyla.`,
  putAway: 'Zavřít',
  refusals: {
    'just-awaited': 'Partie na tohoto hráče čeká teprve chvilku. Ještě počkej.',
    'not-awaited': 'Na tohoto hráče teď nic nečeká.',
    'ask-others': 'Ostatní u stolu musí souhlasit.',
    program: 'Bot o tom nerozhoduje.',
    'stand-in-open': 'Bot už je navržen. Počkej na odpověď.',
    'stand-in-asked': 'To bylo právě odmítnuto. Znovu to jde navrhnout za pár minut.',
    'stand-in-gone': 'Tento návrh už neplatí.',
  },
};

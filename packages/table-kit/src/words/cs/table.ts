import { plural, whole } from '@atoll/engine/formats/cs';
import type { Words } from '../locale.ts';
import { controls } from './controls.ts';

const points = { one: 'bod', few: 'body', other: 'bodů' };

export const table: Words['table'] = {
  controls,
  nothing: 'teď nic nejde',
  notNow: 'To teď nejde.',
  frame: {
    status: 'Stav',
    unchanged: 'Od tvé akce se nic nezměnilo.',
    nothing: 'Zatím se nic nestalo.',
    cardsHelp: 'Šipky vedou od karty ke kartě, Enter vybírá, I čte.',
    keys: 'Klávesy',
    keyList: [
      ['← →', 'po řadě karet'],
      ['Enter, mezerník', 'vybere kartu nebo tlačítko'],
      ['I', 'přečte kartu'],
      ['L', 'zopakuje poslední sdělení'],
      ['W', 'řekne, co se změnilo od tvé akce'],
      ['H', 'nápověda, pokud ji stůl dovoluje'],
      ['F1', 'pravidla, u toho, o kterém je právě řeč'],
      ['Esc', 'zruší výběr'],
      ['?', 'tento seznam'],
    ],
  },
  hint: {
    thinking: 'Bot přemýšlí o tvém tahu …',
    failed: 'Bota se nepodařilo zeptat.',
    alone: 'Nic jiného nejde.',
    advice: 'Moje rada: ',
    points: (value) => `. Na konci to dá asi ${whole(value)} ${plural(Math.round(value), points)}; `,
    equal: 'zhruba stejně dobré: ',
    next: 'druhá nejlepší volba, ',
    nextPoints: (value) => `, asi ${whole(value)}.`,
  },
};

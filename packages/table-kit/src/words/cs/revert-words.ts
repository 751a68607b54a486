import { all, counted, plural } from '@atoll/engine/formats/cs';
import type { RevertWords } from '../load-table-words.ts';

const actions = { one: 'akce', few: 'akce', other: 'akcí' };

/** "3 actions would no longer count", with the verb in its form. */
const uncounted = (count: number): string => `${plural(count, { one: 'přestane platit', few: 'přestanou platit', other: 'přestane platit' })} ${counted(count, actions)}`;

export const revert: RevertWords = {
  open: 'Požádat o vrácení',
  openHint: 'tvého posledního rozhodnutí, pokud všichni souhlasí',
  openAlone: 'Vzít rozhodnutí zpět',
  openAloneHint: 'to tvoje poslední; v bodování to bude uvedeno',
  title: 'Vzít zpět tvoje poslední konečné rozhodnutí?',
  since: (count) => `Počínaje tímto rozhodnutím ${uncounted(count)}. Co se vylosovalo, losuje se znovu, aby nikdo neviděl stejný výsledek dvakrát.`,
  asked: (names) => `Na souhlas se jednou zeptáme: ${all(names)}. Zpět se rozhodnutí vezme, když budou souhlasit všichni.`,
  alone: 'Hraješ jen s boty, takže nikdo souhlasit nemusí. V zápisu a v bodování to bude uvedeno.',
  seen: 'Co už někdo viděl, tím se nezapomene.',
  ask: 'Požádat',
  takeBack: 'Vzít zpět',
  leave: 'Nechat být',
  asks: (name, count) => `${name} chce vzít zpět konečné rozhodnutí: ${uncounted(count)} a co se vylosovalo, losuje se znovu.`,
  youAsk: (names) => `Žádáš o vrácení. Ještě odpoví: ${all(names)}.`,
  waiting: (name, names) => `${name} chce vzít zpět rozhodnutí. Ještě odpoví: ${all(names)}.`,
  agree: 'Souhlasím',
  refuse: 'Tentokrát ne',
  withdraw: 'Přece jen ne',
  done: (name, agreed) =>
    agreed === 'agreed'
      ? `${name} bere rozhodnutí zpět se souhlasem všech. Co se od té doby vylosovalo, losuje se znovu.`
      : `${name} bere rozhodnutí zpět, u stolu jen s boty. Co se od té doby vylosovalo, losuje se znovu.`,
  ended: 'Nic se nebere zpět: někdo nesouhlasí, nebo partie pokračovala.',
  putAway: 'Zavřít',
  sheet: (each) => `Po losování nebo odhalení bylo se souhlasem všech vzato zpět: ${all(each.map(({ name, count }) => `${name} ${count}×`))}. Co se vylosovalo, losovalo se znovu.`,
  sheetAlone: (count) => `Po losování nebo odhalení bylo ${count}× vzato zpět rozhodnutí; nikdo další souhlasit nemusel. Co se vylosovalo, losovalo se znovu.`,
  refusals: {
    'nothing-to-revert': 'Takto tu není co vzít zpět.',
    'revert-open': 'Někdo už žádá. Počkej na odpověď.',
    'revert-asked': 'O vrácení tohoto rozhodnutí už byla žádost; jednou stačí.',
    'revert-gone': 'Tato žádost už neplatí.',
  },
};

import { counted } from '@atoll/engine/formats/cs';
import type { AtollWords } from '../atoll-locale.ts';

/** The texts of a Recovery's sheet, in Czech. */
export const recovery: AtollWords['recovery'] = {
  title: (round) => `Po ${round}. kole`,
  close: 'Dál',
  steps: { event: (name) => `Událost: ${name}`, income: 'Příjem', fatigue: 'Únava', plankton: 'Plankton', offers: 'Nabídky', starter: 'Začínající hráč' },
  noEffect: { immediate: 'Nic se nezměnilo.', persistent: 'Odteď platí.' },
  barred: 'Bez volby. ',
  fatigue: (name, count) => {
    if (count === 0) return `${name}: žádná karta nemá Únavu.`;
    return count === 1 ? `${name}: z jedné karty mizí 1 Únava.` : `${name}: ${[2, 3, 4, 6, 7, 12].includes(count) ? 'ze' : 'z'} ${count} karet mizí po 1 Únavě.`;
  },
  plankton: (name, { colonies, plankton }) => {
    const bring = counted(colonies, { one: 'kolonie přináší', few: 'kolonie přinášejí', other: 'kolonií přináší' });
    return `${name}: ${bring} ${counted(plankton, { one: 'plankton', few: 'planktony', other: 'planktonů' })}.`;
  },
  offer: {
    none: 'žádná karta se nevyměnila.',
    moved: (left, came) => [left.count === 1 ? 'odchází ' : 'odcházejí ', ...left.cards, came.count === 1 ? '; přichází ' : '; přicházejí ', ...came.cards, '.'],
  },
  starts: (name, round) => `${round}. kolo začíná ${name}.`,
};

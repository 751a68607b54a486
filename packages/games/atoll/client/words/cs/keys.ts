import type { keys as English } from '../en/keys.ts';

/** The action of every key at the table, in Czech. */
export const keys: typeof English = [
  ['A C F K G P S B', 'otevřít druh akce podle písmene na jejím tlačítku'],
  ['X', 'pasovat v tomto kole'],
  ['E', 'k tomu, co lze teď udělat'],
  ['O', 'k nabídkám'],
  ['R', 'na svůj útes'],
  ['V', 'na další cizí útes'],
  ['↑ ↓ ← →', 'po útesu, podél nabídky'],
  ['Shift a ↑ ↓ ← →', 'posunout pohled na svůj útes'],
  ['0', 'celý útes, nebo zpět do původní blízkosti'],
  ['+ −', 'blíž, nebo dál'],
  ['Home', 'k Základnímu korálu útesu'],
  ['Enter, mezerník', 'koupit, nakrmit, použít, umístit: co nabízí vybraná věc'],
  ['I', 'přečíst vybranou kartu nahlas'],
  ['T', 'říct, na co se hra ptá a co máš'],
  ['L', 'zopakovat poslední hlášení'],
  ['W', 'říct, co se změnilo od tvé akce'],
  ['H', 'nápověda, pokud ji stůl dovoluje'],
  [', .', 'o akci zpět, nebo zase dál, zatímco partie běží'],
  ['F1', 'pravidla, u toho, o kterém je právě řeč'],
  ['Esc', 'zrušit výběr, nebo vzít akci zpět'],
  ['?', 'tento seznam'],
];

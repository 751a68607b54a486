import type { lessons as English } from '../en/lessons.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: Readonly<Record<keyof typeof English, string>> = {
  settle: 'Tečky na číselném žetonu říkají, jak často číslo padá. Nejvíc přinášejí rohy s mnoha tečkami a různou krajinou.',
  'first-piece': 'Lodě začínají dráhy k druhému atolu, cesty vedou podél pobřeží.',
  roll: 'Každý hex se součtem kostek přinese karty stavbám na svých rozích.',
  main: 'Nabídky jdou všem ostatním najednou a nikoho nezdržují. Čtyři stejné karty koupí v bance libovolnou, v přístavech méně.',
  discard: 'Nech si, co stojí tvoje příští stavba.',
  robber: 'Hex se zlodějem nepřináší nic. Potom pirát popluje průlivem a okrade tam některou loď.',
  answer: 'Můžeš říct ano nebo ne, nebo nabídnout něco jiného. Když neřekneš nic, nikoho to nezdrží.',
  special: 'V pěti smí po každém tahu stavět každý, aby plné ruce nemusely čekat na sedmičku.',
};

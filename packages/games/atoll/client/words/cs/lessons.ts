import type { AtollLessons } from '../atoll-locale.ts';

/** The lesson for each kind of prompt, in Czech. */
export const lessons: AtollLessons = {
  turn: 'Každý tah je jedna akce. Dobrý začátek: kup korál, pak živočicha, kterému stačí jeho kolonie, a později ho nakrm.',
  cell: 'Vybírat můžeš jen z polí se znakem plus: korál se rohem dotýká některého z tvých, živočich potřebuje kolonie, které hledí na jeho pole.',
  payment: 'Rybí šupiny mohou nahradit platbu, ale každá ponechaná šupina je na konci bod.',
  branch: 'Tohoto živočicha lze nakrmit více způsoby; platíš jen za ten, který vybereš.',
  prey: 'Tvoje kořist klesne o jednu úroveň a z nízké odejde z útesu. Díky Lovu můžeš místo ní vybrat živočicha odjinud, a ten o nic nepřijde.',
  ownPrey: 'Tvoje kořist klesne o jednu úroveň a z nízké odejde z útesu.',
  partner: 'Partner v Symbióze může stoupnout také, zdarma a bez Únavy.',
  pollute: 'Znečištěný korál nefunguje a na konci ubírá bod: vyber ten, který potřebuješ nejméně.',
  clean: 'Korál zase funguje, jakmile jeho znečištění zmizí.',
  raise: 'Úroveň dává body, které jsou na ní, a dosažení vysoké úrovně navíc rybí šupiny.',
  reduce: 'Živočich klesne o jednu úroveň; z nízké odejde z útesu.',
  rest: 'Živočicha bez Únavy lze v tomto kole znovu nakrmit.',
  tire: 'Živočicha s Únavou nelze krmit, dokud mu ji neodebere Obnova.',
  colony: 'Kolonie dělají místo živočichům a všechny přinášejí při Obnově plankton.',
  again: 'Můžeš to udělat ještě jednou, nebo tady skončit.',
  oneOf: 'Stane se jen jedna z těchto věcí.',
  sale: 'Čtyři planktony dají minci; nech si, co potřebuješ na krmení a růst.',
  bloom: 'Každý korál, který znečistíš, přinese plankton, ale nefunguje, dokud znečištění nezmizí.',
  purify: 'Začni korálem, který má zase fungovat.',
  income: 'Turisté přinášejí více mincí, ale i znečištění; Vědci méně mincí a žádné znečištění.',
  discard: 'Karty, které určíš, se vymění; všechny ostatní v nabídce zůstanou.',
};

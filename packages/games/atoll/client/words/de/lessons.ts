import type { AtollLessons } from '../atoll-locale.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: AtollLessons = {
  turn: 'Jeder Zug ist eine Aktion. Ein guter Anfang: Kaufe eine Koralle, dann ein Tier, das zu ihren Kolonien passt, und füttere es später.',
  cell: 'Felder mit einem Plus passen: Eine Koralle berührt eine deiner Korallen an der Ecke, ein Tier braucht Kolonien, die auf sein Feld blicken.',
  payment: 'Fischschuppen dürfen einspringen, aber jede Schuppe, die du behältst, ist am Ende einen Punkt wert.',
  branch: 'Dieses Tier kann auf mehr als eine Art gefüttert werden; du zahlst nur für die, die du wählst.',
  prey: 'Deine Beute sinkt um eine Stufe, und von Niedrig aus verlässt sie dein Riff. Mit einer Jagd darfst du stattdessen ein Tier anderswo nennen, das nichts verliert.',
  ownPrey: 'Deine Beute sinkt um eine Stufe, und von Niedrig aus verlässt sie dein Riff.',
  partner: 'Auch der Partner in Symbiose darf steigen, kostenlos und ohne Erschöpfung.',
  pollute: 'Eine verschmutzte Koralle wirkt nicht und kostet einen Punkt: Wähle die, die du am wenigsten brauchst.',
  clean: 'Eine Koralle wirkt wieder, sobald ihre Verschmutzung weg ist.',
  raise: 'Eine Stufe bringt die Punkte, die auf ihr stehen, und Hoch zu erreichen bringt dazu Fischschuppen.',
  reduce: 'Das Tier sinkt um eine Stufe; von Niedrig aus verlässt es dein Riff.',
  rest: 'Ein Tier ohne Erschöpfung kann in dieser Runde noch einmal gefüttert werden.',
  tire: 'Ein Tier mit Erschöpfung kann nicht gefüttert werden, bis die Erholung sie wegnimmt.',
  colony: 'Kolonien schaffen Platz für Tiere, und alle zusammen bringen in der Erholung Plankton.',
  again: 'Du darfst das noch einmal tun oder hier aufhören.',
  oneOf: 'Nur eines davon geschieht.',
  sale: 'Vier Plankton ergeben eine Münze; behalte, was du zum Füttern und Wachsen brauchst.',
  bloom: 'Jede Koralle, die du verschmutzt, bringt Plankton, wirkt aber nicht, bis ihre Verschmutzung weg ist.',
  purify: 'Beginne mit der Koralle, die wieder wirken soll.',
  income: 'Touristen bringen mehr Münzen und eine Verschmutzung; Forschende bringen weniger Münzen und keine Verschmutzung.',
  discard: 'Die Karten, die du nennst, werden ersetzt; alle anderen bleiben in der Auslage.',
};

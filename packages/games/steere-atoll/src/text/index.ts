import type { Reason } from '@atoll/engine';
import type { SteereAtollAction } from '../action.ts';
import type { Colour, IslandId, Side } from '../board.ts';
import type { SteereAtollEvent } from '../event.ts';
import type { ScoreCategory } from '../score.ts';
import type { SteereAtollView } from '../view.ts';
import type { QuestionKind } from './catalogue.ts';
import { en } from './en.ts';
import { islandName } from './islands.ts';

export type { QuestionKind } from './catalogue.ts';

/** "Black" or "White". */
export function colourName(colour: Colour): string {
  return en.colours[colour];
}

/** "North", "East", "South" or "West". */
export function sideName(side: Side): string {
  return en.sides[side];
}

/** "Black's North island". */
export function islandText(id: IslandId): string {
  return islandName(en.island, id);
}

/** What is asked at the table as it stands. */
export function questionKind({
  active,
  swapPossible,
}: Pick<SteereAtollView, 'active' | 'swapPossible'>): QuestionKind {
  if (active < 0) return 'none';
  return swapPossible ? 'answer' : 'place';
}

/** What the seat on turn is told to do. */
export function questionText(view: SteereAtollView): string {
  return en.questions[questionKind(view)].you(turnColour(view));
}

/** What everybody else, spectators included, is told; `names` by seat. */
export function waitingText(view: SteereAtollView, names: readonly string[]): string {
  return en.questions[questionKind(view)].other(nameOf(view.active, names), turnColour(view));
}

/** The words of the button for an action. */
export function actionText(action: SteereAtollAction): string {
  return (en.actions[action.type] as (action: SteereAtollAction) => string)(action);
}

/** The sentence of the log for an event; `names` by seat. */
export function eventText(event: SteereAtollEvent, names: readonly string[]): string {
  return (en.events[event.type] as (event: SteereAtollEvent, name: string) => string)(
    event,
    nameOf(event.seat, names),
  );
}

/** Why an action is refused; a code that this version does not know gets a general answer. */
export function reasonText({ code, details = {} }: Reason): string {
  const words = Object.hasOwn(en.reasons, code)
    ? en.reasons[code as keyof typeof en.reasons]
    : undefined;
  return words ? words(details) : en.unknownReason;
}

/** The row of the score sheet. */
export function scoreCategory(category: ScoreCategory): string {
  return en.scores[category];
}

/** A sentence or two on the swap, for whoever is offered it. */
export const swapHelp = en.swapHelp;

function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? en.seat(seat);
}

function turnColour({ active, black }: SteereAtollView): string {
  return colourName(active === black ? 'black' : 'white');
}

import type { Reason } from '@atoll/engine';
import type { SteereAtollAction } from '../action.ts';
import type { Colour, IslandId, Side } from '../board.ts';
import type { SteereAtollEvent } from '../event.ts';
import type { ScoreCategory } from '../score.ts';
import type { SteereAtollView } from '../view.ts';
import type { Catalogue, Details, QuestionKind } from './catalogue.ts';
import { islandName } from './islands.ts';

/** All texts of the game in one language. */
export interface SteereText {
  /** "Black" or "White". */
  readonly colourName: (colour: Colour) => string;
  /** "North", "East", "South" or "West". */
  readonly sideName: (side: Side) => string;
  /** "Black's North island". */
  readonly islandText: (id: IslandId) => string;
  /** The instruction to the seat on turn. */
  readonly questionText: (view: SteereAtollView) => string;
  /** The text for all others, spectators included; `names` by seat. */
  readonly waitingText: (view: SteereAtollView, names: readonly string[]) => string;
  /** The words of the button for an action. */
  readonly actionText: (action: SteereAtollAction) => string;
  /** The sentence of the log for an event; `names` by seat. */
  readonly eventText: (event: SteereAtollEvent, names: readonly string[]) => string;
  /** Why an action is refused; an unknown code gets a general text. */
  readonly reasonText: (reason: Reason) => string;
  /** The row of the score sheet. */
  readonly scoreCategory: (category: ScoreCategory) => string;
  /** A sentence or two on the swap, for the seat that is offered it. */
  readonly swapHelp: string;
}

/** The current question at the table. */
export function questionKind({
  active,
  swapPossible,
}: Pick<SteereAtollView, 'active' | 'swapPossible'>): QuestionKind {
  if (active < 0) return 'none';
  return swapPossible ? 'answer' : 'place';
}

/** The letter of the last column of a board, for a refusal that names its size. */
const lastColumn = ({ size = 0 }: Details): string => String.fromCharCode(96 + Number(size));

/** The text of the game in the words of a catalogue. */
export function textOf(words: Catalogue): SteereText {
  const nameOf = (seat: number, names: readonly string[]): string =>
    names[seat] ?? words.seat(seat);
  const turnColour = ({ active, black }: SteereAtollView): string =>
    words.colours[active === black ? 'black' : 'white'];
  return {
    colourName: (colour) => words.colours[colour],
    sideName: (side) => words.sides[side],
    islandText: (id) => islandName(words.island, id),
    questionText: (view) => words.questions[questionKind(view)].you(turnColour(view)),
    waitingText: (view, names) =>
      words.questions[questionKind(view)].other(nameOf(view.active, names), turnColour(view)),
    actionText: (action) =>
      (words.actions[action.type] as (action: SteereAtollAction) => string)(action),
    eventText: (event, names) =>
      (words.events[event.type] as (event: SteereAtollEvent, name: string) => string)(
        event,
        nameOf(event.seat, names),
      ),
    reasonText: ({ code, details = {} }) => {
      const said = Object.hasOwn(words.reasons, code)
        ? words.reasons[code as keyof typeof words.reasons]
        : undefined;
      return said ? said({ ...details, last: lastColumn(details) }) : words.unknownReason;
    },
    scoreCategory: (category) => words.scores[category],
    swapHelp: words.swapHelp,
  };
}

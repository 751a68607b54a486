import type { ActionType, SteereAtollAction } from '../action.ts';
import type { Colour, Side } from '../board.ts';
import type { EventType, SteereAtollEvent } from '../event.ts';
import type { ReasonCode } from '../reason.ts';
import type { ScoreCategory } from '../score.ts';

export type Details = Readonly<Record<string, string | number>>;

/** The question to the seat on turn: `answer` is the ply on which it may swap instead. */
export type QuestionKind = 'none' | 'place' | 'answer';

export interface QuestionWords {
  /** The instruction to the asked person. */
  readonly you: (colour: string) => string;
  /** The text for all others. */
  readonly other: (name: string, colour: string) => string;
}

/** All texts of the game, in one language; a member of a union without words does not compile. */
export interface Catalogue {
  /** BCP 47. */
  readonly id: string;
  readonly colours: Readonly<Record<Colour, string>>;
  /** As they are written inside a sentence. */
  readonly sides: Readonly<Record<Side, string>>;
  /** An island, as in "White's North island". */
  readonly island: (colour: Colour, side: Side) => string;
  readonly questions: Readonly<Record<QuestionKind, QuestionWords>>;
  readonly actions: {
    readonly [K in ActionType]: (
      action: Extract<SteereAtollAction, { readonly type: K }>,
    ) => string;
  };
  /** `name` is the name of the seat of the event. */
  readonly events: {
    readonly [K in EventType]: (
      event: Extract<SteereAtollEvent, { readonly type: K }>,
      name: string,
    ) => string;
  };
  readonly reasons: Readonly<Record<ReasonCode, (details: Details) => string>>;
  /** A refusal with a code unknown to this version. */
  readonly unknownReason: string;
  readonly scores: Readonly<Record<ScoreCategory, string>>;
  /** The name of a seat without a person's name; seats count from 0. */
  readonly seat: (seat: number) => string;
  /** An explanation of the swap, for the seat that is offered it. */
  readonly swapHelp: string;
}

import type { ActionType, HiddenArkAction } from '../action.ts';
import type { FishTile } from '../cards/index.ts';
import type { Award, Band, Column, Region, Resource, ScoreCategory, Side } from '../cards/index.ts';
import type { HiddenArkEvent, TokenSource } from '../event.ts';
import type { ReasonCode } from '../legality/reason.ts';
import type { Question, QuestionKind } from '../views/question.ts';
import type { PlaceNames } from './neutral/places.ts';

export type Details = Readonly<Record<string, string | number>>;
/** A text for each tile. */
type ByTile = Readonly<Record<`${'N' | 'A' | 'S' | 'I' | 'R'}${1 | 2 | 3 | 4 | 5 | 6}`, string>>;

/** A sentence by tile. */
export type Facts = ByTile;

/** The purpose of a payment, after the resources; left out for an action that needs no words. */
export type Paid = Readonly<Partial<Record<ActionType, string>>>;

export type { Column };

/** The context of an action's words: its price, and the names of things. */
export interface ActionContext {
  readonly side: Side;
  /** The price in words; '' for nothing. */
  readonly price: string;
  /** The fish at its space, or ''. */
  readonly tile: string;
}

/** The context of an event's words. */
export interface EventContext {
  readonly side: Side;
  /** The name of the seat of the event. */
  readonly name: string;
}

/** A text for each question. */
export interface QuestionWords {
  /** The instruction to the asked person. */
  readonly you: Readonly<Record<QuestionKind, (question: Question) => string>>;
  /** The text for all others about the asked person. */
  readonly other: Readonly<Record<QuestionKind, (name: string, question: Question) => string>>;
}

type EventType = HiddenArkEvent['type'];
type EventOf<K extends EventType> = Extract<HiddenArkEvent, { readonly type: K }>;

/** All texts of the game, in one language; a member of a union without words does not compile. */
export interface Catalogue {
  /** BCP 47. */
  readonly id: string;
  readonly tiles: ByTile;
  readonly places: PlaceNames;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly regions: Readonly<Record<Region, string>>;
  readonly columns: Readonly<Record<Column, string>>;
  /** The use of a column, in a few words. */
  readonly columnAims: Readonly<Record<Column, string>>;
  readonly awards: Readonly<Record<Award, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** "Critically endangered", by the sign of the Red List. */
  readonly statuses: Readonly<Record<FishTile['status'], string>>;
  /** The requirement of a tile besides its price; '' for nothing. */
  readonly needs: Readonly<Record<FishTile['needs'], string>>;
  /** "3 chemistry". */
  readonly amount: (resource: Resource, amount: number) => string;
  /** "2 of any kind". */
  readonly ofAny: (count: number) => string;
  readonly tokens: {
    readonly instant: (amount: string) => string;
    readonly once: (effect: 'movement' | 'rescue' | 'build' | 'upgrade', value: number) => string;
    readonly upgrade: (resource: Resource | 'movement') => string;
  };
  /** The effect of a token, as a sentence. */
  readonly tokenAims: Pick<Catalogue['tokens'], 'instant' | 'upgrade'> & {
    readonly once: {
      readonly movement: (value: number) => string;
      readonly rescue: string;
      readonly build: string;
      readonly upgrade: string;
    };
  };
  readonly sources: Readonly<Record<TokenSource, string>>;
  readonly questions: QuestionWords;
  readonly actions: {
    readonly [K in ActionType]: (
      action: Extract<HiddenArkAction, { readonly type: K }>,
      context: ActionContext,
    ) => string;
  };
  readonly events: {
    readonly [K in EventType]: (event: EventOf<K>, context: EventContext) => string;
  };
  /** Why resources do not suffice, by how many a seat needs and has. */
  readonly tooFew: {
    readonly plain: (have: number) => string;
    readonly priced: (needed: number, have: number) => string;
    /** With the exchange of 2 for 1. */
    readonly exchanged: (needed: number, have: number) => string;
  };
  /** Why an action is refused, for all other reasons. */
  readonly reasons: Readonly<
    Record<Exclude<ReasonCode, 'too-few-resources'>, (details: Details) => string>
  >;
  /** A refusal with a code unknown to this version. */
  readonly unknownReason: string;
  readonly scores: Readonly<Record<ScoreCategory, string>>;
  /** The rule of a line of the score whose name does not explain it. */
  readonly scoreNotes: Readonly<Partial<Record<ScoreCategory, string>>>;
  readonly bands: Readonly<Record<Band, string>>;
  /** The name of a seat without a person's name; seats count from 0. */
  readonly seat: (seat: number) => string;
}

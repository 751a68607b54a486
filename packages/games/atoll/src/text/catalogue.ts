import type { ActionType, AtollAction } from '../action.ts';
import type { AnimalCard, EventCard, SoloRank } from '../cards/index.ts';
import type { AtollEvent } from '../event.ts';
import type { ScoreCategory } from '../score.ts';
import type { AtollView, QuestionView } from '../view.ts';
import type {
  AnimalEffect,
  AnimalFilter,
  CardId,
  Category,
  CoralAbility,
  CoralForm,
  EventEffect,
  Feed,
  IncomeChoice,
  Level,
  Modifier,
  OfferName,
  Op,
  ScoreTerm,
  Side,
  Size,
  Trigger,
} from '../vocabulary.ts';
import type { cardNames } from './en/card-names.ts';
import type { facts, remarks } from './en/facts.ts';
import type { Phrase } from './phrase.ts';

/**
 * Words for each member of a union, by its discriminant: a new member without words does not
 * compile. `Of` lists the additional arguments.
 */
type Words<U, D extends keyof U, Of extends readonly unknown[] = []> = {
  readonly [K in U[D] & string]: (member: U & { readonly [P in D]: K }, ...of: Of) => Phrase;
};

/** The context of a button: the current table, the seat of the reader, and the names, by seat. */
export interface ActionContext {
  readonly view: AtollView;
  readonly seat: number;
  readonly names: readonly string[];
}

/** The readers of the log: the names, by seat, and the seat that is addressed as "you", or -1. */
export interface Readers {
  readonly names: readonly string[];
  readonly you: number;
}

export interface QuestionWords {
  /** The instruction to the asked person. */
  readonly you: (question: QuestionView) => Phrase;
  /** The text for all others, after that person's name. */
  readonly other: (question: QuestionView) => Phrase;
}

/** A number that differs from the card's print, and the cards that change it. */
interface Changed {
  readonly now: number;
  readonly printed: number;
  readonly because: readonly CardId[];
}

/** The details of a card's standing. */
export interface StandingDetails {
  readonly price: Changed;
  readonly needs: Changed;
  readonly level: { readonly level: Level; readonly worth: number };
  readonly pollutedCoral: object;
  /** The addition to the start of a later place in the first order of play; the place from 0. */
  readonly start: { readonly place: number; readonly coins: number; readonly plankton: number };
  readonly tiredAnimal: { readonly tokens: number };
  readonly tiredCoral: { readonly tokens: number };
  readonly partner: { readonly card: CardId };
  readonly feedPrice: Omit<Changed, 'printed'>;
  readonly noHunt: Pick<Changed, 'because'>;
  readonly inForce: object;
  readonly happened: object;
  readonly over: object;
}

type Details = Readonly<Record<string, string | number>>;

/**
 * All texts of the game, in one language. `short` forms are icons with as few words as possible.
 */
export interface Catalogue {
  /** BCP 47. */
  readonly id: string;
  readonly cardNames: CardNames;
  /** A card's name with the breaks that its long words take where room is small. */
  readonly shortName: (name: string) => string;
  /** As it is printed on the cards: "Moray Eels". */
  readonly categoryNames: Readonly<Record<Category, string>>;
  /** One animal of a category. */
  readonly categories: Readonly<Record<Category, string>>;
  readonly sizes: Readonly<Record<Size, string>>;
  readonly groups: Readonly<Record<'fish' | 'other', string>>;
  readonly forms: Readonly<Record<CoralForm, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly abilityTypes: Readonly<Record<CoralAbility['type'], string>>;
  readonly eventKinds: Readonly<Record<EventEffect['kind'], string>>;
  readonly eventTones: Readonly<Record<EventCard['tone'], string>>;
  readonly incomes: Readonly<Record<IncomeChoice, string>>;
  readonly offers: Readonly<Record<OfferName, string>>;
  readonly scores: Readonly<Record<ScoreCategory, string>>;
  readonly ranks: Readonly<Record<SoloRank, string>>;
  /** How Biodiversity is counted, in one sentence. */
  readonly biodiversity: string;

  readonly ops: Words<Op, 'op'>;
  readonly opsShort: Words<Op, 'op'>;
  /** By the animal that is fed. */
  readonly feeds: Words<Feed, 'kind', [card: AnimalCard]>;
  readonly feedsShort: Words<Feed, 'kind'>;
  readonly modifiers: Words<Modifier, 'modifier'>;
  readonly modifiersShort: Words<Modifier, 'modifier'>;
  /** `card` is the animal that prints the effect. */
  readonly effects: Words<AnimalEffect, 'on', [card: AnimalCard]>;
  readonly triggers: Words<Trigger, 'on'>;
  readonly triggersShort: Words<Trigger, 'on'>;
  /** `card` is the animal that scores, if it is one. */
  readonly score: (term: ScoreTerm, card?: AnimalCard) => Phrase;
  readonly scoreShort: (term: ScoreTerm) => Phrase;
  readonly filter: (filter: AnimalFilter, count: number) => Phrase;
  /** The effects of a card, composed of the words above. */
  readonly whole: {
    readonly feed: (card: AnimalCard) => Phrase;
    readonly feedShort: (feed: Feed) => Phrase;
    /** Each ability of an animal, in the order in which the card prints them. */
    readonly animal: (card: AnimalCard) => readonly Phrase[];
    readonly coral: (ability: CoralAbility) => Phrase;
    readonly coralShort: (ability: CoralAbility) => Phrase;
    /** The effect of an event, without its kind. */
    readonly event: (event: EventCard) => Phrase;
    readonly eventShort: (event: EventCard) => Phrase;
  };

  /** The name of a seat without a person's name; seats count from 0. */
  readonly seat: (seat: number) => string;
  /** A seat's name and its question, as a sentence. */
  readonly waiting: (name: string, asked: Phrase) => Phrase;

  readonly questions: QuestionWords;
  /** The effect of an action in Recovery, which nothing on the table shows before. */
  readonly afterwards: Readonly<Record<'purify', Phrase>>;
  readonly actions: {
    readonly [K in ActionType]: (
      action: Extract<AtollAction, { readonly type: K }>,
      context: ActionContext,
    ) => Phrase;
  };
  /** A sentence of the log. */
  readonly event: (event: AtollEvent, readers: Readers) => Phrase;
  /** A detail of a card's standing. */
  readonly standing: <K extends keyof StandingDetails>(
    kind: K,
    details: StandingDetails[K],
  ) => Phrase;
  /** Why an action is refused; an unknown code gets a general text. */
  readonly reason: (code: string, details: Details) => Phrase;
}

/** The name of every card, by its id. */
export type CardNames = Readonly<Record<keyof typeof cardNames, string>>;

/** One true sentence about every card. */
export type Facts = Readonly<Record<keyof typeof facts, string>>;

/** Additional remarks about some cards, by their ids. */
export type Remarks = Readonly<Record<keyof typeof remarks, string>>;

/** The terms of the rules, each with its meaning in one sentence. */
export type RuleTerms = Readonly<
  Record<GlossaryTerm, { readonly name: string; readonly meaning: string }>
>;

export type GlossaryTerm =
  | 'abundance'
  | 'fatigue'
  | 'colony'
  | 'pollution'
  | 'popularity'
  | 'biodiversity'
  | 'fishScale'
  | 'plankton'
  | 'hunt'
  | 'symbiosis'
  | 'shelter'
  | 'algae'
  | 'extinction'
  | 'purify'
  | 'sell'
  | 'bloom';

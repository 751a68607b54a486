import type { Award, Column, Resource } from './cards/index.ts';

interface AtLocation {
  /** Such as 'L05'. */
  readonly location: string;
}
interface AtSpace {
  /** Such as 'D4'. */
  readonly space: string;
}
interface OfToken {
  /** A kind of token, as in `cards/tokens.ts`. */
  readonly token: string;
}
interface OfResource {
  readonly resource: Resource;
}
type Nothing = Readonly<Record<never, never>>;

/** The fields of each type of action. */
interface Fields {
  // Before the first round
  readonly place: AtLocation;
  // Step I: a face-up token, or one from the pool for a face-up one that goes back
  readonly take: OfToken;
  readonly draw: OfToken;
  // Step II
  readonly column: { readonly column: Column };
  readonly end: Nothing;
  // The moves of the column or a token; vessels are counted from 0 in order of arrival
  readonly move: { readonly vessel: number; readonly to: string };
  readonly extend: Nothing;
  readonly swap: Nothing;
  readonly rescue: AtSpace;
  readonly station: AtLocation;
  readonly launch: AtLocation;
  readonly install: OfToken;
  readonly study: OfResource;
  // At any time of the own turn
  readonly exchange: OfResource;
  readonly convert: OfResource;
  readonly play: OfToken;
  readonly investigate: AtSpace;
  // Answers to a question
  readonly pay: OfResource;
  readonly fit: { readonly column: Column; readonly slot: number };
  readonly return: AtLocation;
  readonly setAside: OfToken;
  readonly lower: { readonly award: Award };
  readonly lock: AtSpace;
}

export type ActionType = keyof Fields;
/** The action of a type. */
export type ActionOf<T extends ActionType> = { readonly type: T } & Fields[T];
/** The actions of a seat. */
export type HiddenArkAction = { [T in ActionType]: ActionOf<T> }[ActionType];

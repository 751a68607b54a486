/** What was asked of the own seat, with all that it knew then, and what it decided. */
export interface Weighed {
  /** The number of the question within its match. */
  readonly question: number;
  /** The log entry that the decision became. */
  readonly seq: number;
  readonly view: unknown;
  readonly privateView: unknown;
  /** Never empty. */
  readonly legal: readonly unknown[];
  readonly action: unknown;
}

/** Something that would have been better than what was decided. */
export interface Missed {
  readonly action: unknown;
  readonly seat: number;
  /** What the seat saw then. */
  readonly view: unknown;
  /** By how much, in the unit of the game's bots; more than 0. */
  readonly gain: number;
}

/** How a game tells of something better. */
export interface Coach {
  /** What is worth a sentence: a gain from here on, in the unit of the game's bots. */
  readonly least: number;
  /** That unit: points at the end of the match, or a share of matches that are won, 0 to 1. */
  readonly unit: 'points' | 'wins';
  /** Whether something better is told at all; everything is unless told. */
  readonly isTold?: (missed: Missed) => boolean;
  /** The round of a view, where a remark says nothing any more once it is over. */
  readonly round?: (view: unknown) => number;
  /** An action in words, as they stand behind a colon, without a full stop. */
  say(missed: Missed, names: readonly string[]): string;
}

/**
 * The one sentence that a turn may be told; '' where nothing much was missed in it, and once its
 * round is over.
 */
export const remarkOf = (
  coach: Coach | undefined,
  missed: Missed | undefined,
  { names, view }: { readonly names: readonly string[]; readonly view: unknown },
): string =>
  coach !== undefined &&
  missed !== undefined &&
  missed.gain >= coach.least &&
  coach.isTold?.(missed) !== false &&
  coach.round?.(missed.view) === coach.round?.(view)
    ? coach.say(missed, names)
    : '';

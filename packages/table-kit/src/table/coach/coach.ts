/** A prompt of the own seat, with all that the seat knew then, and its decision. */
export interface Weighed {
  /** The number of the prompt within its match. */
  readonly question: number;
  /** The log entry that the decision became. */
  readonly seq: number;
  readonly view: unknown;
  readonly privateView: unknown;
  /** Never empty. */
  readonly legal: readonly unknown[];
  readonly action: unknown;
}

/** An action that would have been better than the decision. */
export interface Missed<V = unknown, A = unknown> {
  readonly action: A;
  readonly seat: number;
  /** The view of the seat at that time. */
  readonly view: V;
  /** By how much, in the unit of the game's bots; more than 0. */
  readonly gain: number;
}

/** How a game words a better action. */
export interface Coach<V = unknown, A = unknown> {
  /** The least gain that is worth a remark, in the unit of the game's bots. */
  readonly least: number;
  /** That unit: points at the end of the match, or a share of matches that are won, 0 to 1. */
  readonly unit: 'points' | 'wins';
  /** Whether a better action is mentioned at all; left out, every one is. */
  readonly isMentioned?: (missed: Missed<V, A>) => boolean;
  /** The round of a view; a remark has no use once it is over. */
  readonly round?: (view: V) => number;
  /**
   * The name of the kind of an action, as on its button; '' for answers within a turn. Left out by
   * a game with one kind of action.
   */
  readonly kind?: (action: A) => string;
  /** An action in words, as they stand behind a colon, without a full stop. */
  say(missed: Missed<V, A>, names: readonly string[]): string;
}

/** The one remark on a turn; '' where the turn missed little, and once its round is over. */
export const remarkOf = (
  coach: Coach | undefined,
  missed: Missed | undefined,
  { names, view }: { readonly names: readonly string[]; readonly view: unknown },
): string =>
  coach !== undefined &&
  missed !== undefined &&
  missed.gain >= coach.least &&
  coach.isMentioned?.(missed) !== false &&
  coach.round?.(missed.view) === coach.round?.(view)
    ? coach.say(missed, names)
    : '';

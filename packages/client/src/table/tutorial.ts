import type { Decision, LocalTurn } from './session/local-session.ts';

/** What a step of a tutorial is judged by. */
export interface TutorialState<V = unknown, A = unknown, E = unknown> {
  /** What everybody sees. */
  readonly view: V;
  /** The seat of the person. */
  readonly seat: number;
  /** What the person may do now; empty while others decide. */
  readonly legal: readonly A[];
  /** What has happened since the step began, oldest first. */
  readonly events: readonly E[];
  readonly over: boolean;
}

/** One thing to be learned: what is said, and what the person is to do about it. */
export interface TutorialStep<V = unknown, A = unknown, E = unknown> {
  /** Unique in its chapter. */
  readonly id: string;
  /** At most two sentences. */
  readonly says: string;
  /** The id of the rule that tells more. */
  readonly rule?: string;
  /** Whether it is done; without it, it is done as soon as somebody has read it. */
  until?(moment: TutorialState<V, A, E>): boolean;
  /** Whether its aim cannot be reached any more, or has been before: it is passed over. */
  isIdle?(moment: TutorialState<V, A, E>): boolean;
  /**
   * Which of the legal actions it points at; a step that is only read may point at one that is not
   * possible, too. Never asked while there are none.
   */
  point?(moment: TutorialState<V, A, E>): A | undefined;
}

/** A part of a tutorial: a match that begins somewhere, and what is to be learned in it. */
export interface TutorialChapter<V = unknown, A = unknown, E = unknown> {
  /** Unique in its tutorial. */
  readonly id: string;
  readonly title: string;
  /** Told at its end. */
  readonly done: string;
  readonly seed: string;
  /** The seat of the person, and how many there are. */
  readonly seat: number;
  readonly seats: number;
  readonly options: unknown;
  /** What was decided before the person comes. */
  readonly before: readonly Decision[];
  /**
   * Decides for each of the other seats: one of the legal actions, the same one for the same turn;
   * undefined lets pass what need not be done.
   */
  rival(turn: LocalTurn): unknown;
  readonly steps: readonly TutorialStep<V, A, E>[];
}

/**
 * A first match that teaches a game, in a few chapters. It is data over the ordinary rules:
 * whatever a person does instead of what a step wants, the match goes on, and so do the steps.
 */
export interface Tutorial {
  readonly chapters: readonly TutorialChapter[];
  /** Told when a chapter ends with a match that was lost. */
  readonly lost: string;
}

import type { Decision, LocalTurn } from './session/local-session.ts';

/** The texts of a chapter: its title, the text at its end, and one for each of its steps. */
export interface ChapterWords {
  readonly [step: string]: string;
  readonly title: string;
  readonly done: string;
}

/** The steps that the texts of a chapter name. */
export type StepOf<Words extends ChapterWords> = Exclude<keyof Words & string, 'title' | 'done'>;

/** The state by which a step of a tutorial is judged. */
export interface TutorialState<V = unknown, A = unknown, E = unknown> {
  /** The public view. */
  readonly view: V;
  /** The seat of the person. */
  readonly seat: number;
  /** The person's legal actions now; empty while others decide. */
  readonly legal: readonly A[];
  /** The events since the step began, oldest first. */
  readonly events: readonly E[];
  readonly over: boolean;
}

/** One lesson: its text, and the task of the person. */
export interface TutorialStep<V = unknown, A = unknown, E = unknown> {
  /** Unique in its chapter. */
  readonly id: string;
  /** At most two sentences. */
  readonly says: string;
  /** The id of the rule with more on it. */
  readonly rule?: string;
  /** Whether the step is done; without it, it is done as soon as the person has read it. */
  until?(moment: TutorialState<V, A, E>): boolean;
  /** Whether its aim can no longer be reached, or was reached before: it is skipped. */
  isIdle?(moment: TutorialState<V, A, E>): boolean;
  /**
   * The legal action it points at; a step that is only read may point at an illegal one, too. Never
   * called without legal actions.
   */
  point?(moment: TutorialState<V, A, E>): A | undefined;
}

/** A part of a tutorial: a match that begins somewhere, and its lessons. */
export interface TutorialChapter<V = unknown, A = unknown, E = unknown> {
  /** Unique in its tutorial. */
  readonly id: string;
  readonly title: string;
  /** Shown at its end. */
  readonly done: string;
  readonly seed: string;
  /** The seat of the person, and how many there are. */
  readonly seat: number;
  readonly seats: number;
  readonly options: unknown;
  /** The decisions before the person comes. */
  readonly before: readonly Decision[];
  /**
   * Decides for each of the other seats: one of the legal actions, the same one for the same turn;
   * undefined passes where the seat need not act.
   */
  rival(turn: LocalTurn<V, unknown, A>): A | undefined;
  readonly steps: readonly TutorialStep<V, A, E>[];
}

/**
 * A first match that teaches a game, in a few chapters. It is data over the ordinary rules:
 * whatever a person does instead of a step's task, the match goes on, and so do the steps.
 */
export interface Tutorial {
  readonly chapters: readonly TutorialChapter[];
  /** Shown when a chapter ends with a lost match. */
  readonly lost: string;
}

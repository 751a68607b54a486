import type { RichText } from '../../ui/rich-text.ts';

/** One legal action with its words: the same for the canvas, the buttons and the screen reader. */
export interface Choice<A = unknown> {
  /** Unique among the choices of one moment. */
  readonly key: string;
  /** The action as in `prompt.legal`. */
  readonly action: A;
  readonly words: RichText;
  /** The button of the action bar, or the prompt, that it belongs to. */
  readonly group: string;
  /** The thing on the table that stands for it, or ''. */
  readonly item: string;
  /** Whether a hint suggests it. */
  readonly advised: boolean;
  /** Its later effects, which no preview shows. */
  readonly later?: RichText;
  /** A question of its own, shown before the choice is sent. */
  readonly confirm?: RichText;
}

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  /** The letter that opens it, or ''. */
  readonly shortcut: string;
  readonly choices: readonly Choice[];
  /**
   * The action of the whole kind, where the kind alone decides the refusal: it is refused with
   * reasons.
   */
  readonly attempt?: unknown;
}

/** The role of a thing on the table in the current prompt; 'advised': a hint suggests it. */
export type Mark = 'plain' | 'legal' | 'dim' | 'chosen' | 'advised';

/**
 * How one part of a choice is taken back: the log entry to go back to, and the actions submitted
 * again after it.
 */
export interface TakenBack {
  readonly from: number;
  readonly again: readonly unknown[];
}

/** A thing that can be pointed at. */
export interface Item {
  readonly id: string;
  readonly mark: Mark;
  /** The card shown when the person looks closer, or ''. */
  readonly card: string;
  readonly choices: readonly Choice[];
  /** A number that stands on it, or nothing. */
  readonly note?: string;
  /** The action of the thing if it were legal: it is refused with reasons. */
  readonly attempt?: unknown;
  /** Why the thing is refused, where that is known without asking the rules. */
  readonly refusal?: string;
  /** It is part of an unfinished set: pressing it takes it out again. */
  readonly back?: TakenBack;
  /**
   * A hand may take it up. 'choose': that is its only choice; 'held': it was chosen before, and is
   * to be put somewhere.
   */
  readonly lift?: 'choose' | 'held';
}

/** All possible choices at one moment. Canvas and buttons are two renderers of it. */
export interface TableModel {
  /** The kind of the prompt, such as 'turn' or 'cell', or 'none'. */
  readonly question: string;
  readonly items: ReadonlyMap<string, Item>;
  readonly groups: readonly ChoiceGroup[];
}

export const EMPTY_TABLE: TableModel = { question: 'none', items: new Map(), groups: [] };

export const allChoices = (table: TableModel): readonly Choice[] =>
  table.groups.flatMap((group) => group.choices);

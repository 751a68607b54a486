import type { RichText } from '../../ui/rich-text.ts';

/** One legal action with its words: the same for the canvas, the buttons and the screen reader. */
export interface Choice {
  /** Unique among the choices of one moment. */
  readonly key: string;
  /** As it stands in `duty.legal`. */
  readonly action: unknown;
  readonly words: RichText;
  /** The button of the action bar, or the question, that it belongs to. */
  readonly group: string;
  /** The thing on the table that stands for it, or ''. */
  readonly item: string;
  /** Whether a hint suggests it. */
  readonly advised: boolean;
  /** What it brings about later, which no preview shows. */
  readonly later?: RichText;
  /** A question of its own that is asked before it is sent. */
  readonly confirm?: RichText;
}

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  /** The letter that opens it, or ''. */
  readonly shortcut: string;
  readonly choices: readonly Choice[];
  /**
   * What the whole kind would mean if it were legal, where it needs no more to be said: it is
   * refused with reasons.
   */
  readonly attempt?: unknown;
}

/**
 * How a thing on the table stands to the question that is asked now; 'advised' is what a hint
 * suggests.
 */
export type Mark = 'plain' | 'legal' | 'dim' | 'chosen' | 'advised';

/**
 * How one part of what was chosen is taken back: the log entry to go back to, and what is submitted
 * again after it.
 */
export interface TakenBack {
  readonly from: number;
  readonly again: readonly unknown[];
}

/** Something that can be pointed at. */
export interface Item {
  readonly id: string;
  readonly mark: Mark;
  /** The card to be read when somebody looks closer, or ''. */
  readonly card: string;
  readonly choices: readonly Choice[];
  /** A figure that stands on it, or nothing. */
  readonly note?: string;
  /** What pointing at it would mean if it were legal: it is refused with reasons. */
  readonly attempt?: unknown;
  /** Why pointing at it is refused, where that is known without asking the rules. */
  readonly refusal?: string;
  /** It is part of a set that is being chosen: pointing at it takes it out again. */
  readonly back?: TakenBack;
  /**
   * A hand may take it up. 'choose': that is its only choice; 'held': it was chosen before, and is
   * to be put somewhere.
   */
  readonly lift?: 'choose' | 'held';
}

/** All that can be done at one moment. Canvas and buttons are two renderers of it. */
export interface TableModel {
  /** What is asked, such as 'turn' or 'cell', or 'none'. */
  readonly question: string;
  readonly items: ReadonlyMap<string, Item>;
  readonly groups: readonly ChoiceGroup[];
}

export const EMPTY_TABLE: TableModel = { question: 'none', items: new Map(), groups: [] };

export const allChoices = (table: TableModel): readonly Choice[] =>
  table.groups.flatMap((group) => group.choices);

/** A rule reference for display: made from its Markdown when the client is built. */
export interface RulesDocument {
  readonly title: string;
  /** The blocks before the first section. */
  readonly lead: readonly Block[];
  readonly sections: readonly Section[];
}

export interface Section {
  /** Its number in the paper, or its title, as an anchor. */
  readonly anchor: string;
  readonly title: string;
  /** It is closed at first. */
  readonly folded?: true;
  readonly blocks: readonly Block[];
}

export type Block = Heading | Passage | List | Table | Note | Drawing | Figure;

export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}
export interface Passage extends Ruled {
  readonly kind: 'passage';
  readonly text: Words;
}
export interface List {
  readonly kind: 'list';
  readonly items: readonly Item[];
}
export interface Item extends Ruled {
  readonly text: Words;
  /** Further blocks of the item, such as a table. */
  readonly more: readonly Block[];
}
export interface Table {
  readonly kind: 'table';
  readonly head: readonly Words[];
  readonly rows: readonly Row[];
  /** Which columns hold numbers. */
  readonly numbers: readonly boolean[];
}
export interface Row extends Ruled {
  readonly cells: readonly Words[];
}
/** An example or a remark, not a rule. */
export interface Note {
  readonly kind: 'note';
  readonly blocks: readonly Block[];
}
/** Lines of a fixed width. */
export interface Drawing {
  readonly kind: 'drawing';
  readonly text: string;
}
/** A picture of the game's own, by name. */
export interface Figure {
  readonly kind: 'figure';
  readonly name: string;
}

/** A block that may be a rule; then it has an id, such as `F3`, or `27` for a ruling. */
interface Ruled {
  readonly rule?: string;
}

export type Words = readonly Word[];
export type Word =
  | string
  | { readonly strong: Words }
  | { readonly soft: Words }
  | { readonly code: string }
  /** A link to a rule or a section of the same paper. */
  | { readonly to: string; readonly text: string }
  /** The text beside an icon. */
  | { readonly icon: string; readonly word: string };

/** The text alone. */
export const plainWords = (words: Words): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if ('strong' in word) return plainWords(word.strong);
      if ('soft' in word) return plainWords(word.soft);
      if ('code' in word) return word.code;
      return 'icon' in word ? word.word : word.text;
    })
    .join('');

/** The ids of all rules in a row of blocks, in their order. */
export const rulesIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'passage':
        return own(block);
      case 'list':
        return block.items.flatMap((item) => [...own(item), ...rulesIn(item.more)]);
      case 'table':
        return block.rows.flatMap(own);
      case 'note':
        return rulesIn(block.blocks);
      case 'heading':
      case 'drawing':
      case 'figure':
        return [];
    }
  });

const own = ({ rule }: Ruled): readonly string[] => (rule === undefined ? [] : [rule]);

/** One icon as the product shows it. */
export interface IconSample {
  /** Unique among all icons, with the game: `ark resource/marine`. */
  readonly id: string;
  /** What it stands for, in the words of the game. */
  readonly meaning: string;
  /** Shapes inside a square of `box` units. */
  readonly shapes: string;
  readonly box: number;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /**
   * What it lies on: `panel` and `disc` for glyphs in one colour, `piece` for a drawing with
   * colours of its own.
   */
  readonly ground: 'panel' | 'disc' | 'piece';
}

/** Icons that a person meets together, in the order of the list. */
export interface IconGroup {
  readonly name: string;
  /** What a reader without knowledge of the product is told of it. */
  readonly about: string;
  readonly samples: readonly IconSample[];
}

/** The size at which icons stand among words, in CSS pixels. */
export const ICON_SIZE = 22;

type Meanings<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Samples of drawings in a box of 24 units, for those names that have a meaning. */
export function samplesOf<Name extends string>(
  kind: string,
  shapes: Readonly<Record<Name, string>>,
  { meanings, ground }: { meanings: Meanings<Name>; ground: (name: Name) => IconSample['ground'] },
): readonly IconSample[] {
  const names = Object.keys(meanings) as Name[];
  return names.map((name) => ({
    id: `${kind}/${name}`,
    meaning: meanings[name] ?? '',
    shapes: shapes[name],
    box: 24,
    size: ICON_SIZE,
    ground: ground(name),
  }));
}

/** The forms of a word by plural category, as the language sorts numbers. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The formats of a language for numbers, lists, plurals and times. */
export interface Formats {
  /** BCP 47. */
  readonly id: string;
  /** A number without fraction; a minus is as wide as a plus, here and below. */
  readonly whole: (value: number) => string;
  /** A number with one decimal, unless it is 0. */
  readonly tenth: (value: number) => string;
  /** A number with its sign, '+' included. */
  readonly signed: (value: number) => string;
  /** A share in hundredths: 50 is "50%". */
  readonly percent: (hundredths: number) => string;
  /** "A, B, and C" */
  readonly all: (items: readonly string[]) => string;
  /** "A, B, or C" */
  readonly any: (items: readonly string[]) => string;
  /** "A, B, C" */
  readonly series: (items: readonly string[]) => string;
  /** The items of `all`, by index, with the text between them. */
  readonly allParts: (count: number) => readonly (number | string)[];
  /** The same for `series`. */
  readonly seriesParts: (count: number) => readonly (number | string)[];
  /** The form that agrees with a number: "player" or "players". */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** The number and its form: "1 player". */
  readonly counted: (count: number, forms: PluralForms) => string;
  /** The suffix of a place in an order: of "st", "nd", "rd", "th". */
  readonly ordinal: (place: number, forms: PluralForms) => string;
  /** Hour and minute of a time in ms since 1970, in the reader's time zone. */
  readonly time: (at: number) => string;
  /** Day and month of it. */
  readonly day: (at: number) => string;
}

const made = new Map<string, Formats>();

/** The formats of a language; made once for each tag. */
export function formatsFor(id: string): Formats {
  const known = made.get(id) ?? make(id);
  made.set(id, known);
  return known;
}

/** Makes a format when it is first used: each costs a slow phone up to 20 ms. */
function onUse<T>(create: () => T): () => T {
  let format: T | undefined;
  return () => (format ??= create());
}

function make(id: string): Formats {
  const numbers = (options: Intl.NumberFormatOptions) =>
    onUse(() => new Intl.NumberFormat(id, options));
  const whole = numbers({ maximumFractionDigits: 0 });
  const tenth = numbers({ maximumFractionDigits: 1 });
  const signed = numbers({ signDisplay: 'exceptZero' });
  const percent = numbers({ style: 'percent' });
  const all = onUse(() => new Intl.ListFormat(id));
  const any = onUse(() => new Intl.ListFormat(id, { type: 'disjunction' }));
  const cardinal = onUse(() => new Intl.PluralRules(id));
  const ordinal = onUse(() => new Intl.PluralRules(id, { type: 'ordinal' }));
  const times = (options: Intl.DateTimeFormatOptions) =>
    onUse(() => new Intl.DateTimeFormat(id, options));
  const time = times({ hour: '2-digit', minute: '2-digit' });
  const day = times({ day: 'numeric', month: 'short' });
  const plural: Formats['plural'] = (count, forms) =>
    forms[cardinal().select(count)] ?? forms.other;
  return {
    id,
    whole: (value) => typographic(whole().format(value)),
    tenth: (value) => typographic(tenth().format(value)),
    signed: (value) => typographic(signed().format(value)),
    percent: (hundredths) => percent().format(hundredths / 100),
    all: (items) => all().format(items),
    any: (items) => any().format(items),
    series: (items) => items.join(BETWEEN),
    allParts: (count) => partsOf(all(), count),
    seriesParts: (count) =>
      Array.from({ length: count }, (_, i) => (i === 0 ? [i] : [BETWEEN, i])).flat(),
    plural,
    counted: (count, forms) => `${whole().format(count)} ${plural(count, forms)}`,
    ordinal: (place, forms) => forms[ordinal().select(place)] ?? forms.other,
    time: (at) => time().format(at),
    day: (at) => day().format(at),
  };
}

/** A minus sign where Intl writes a hyphen. */
/** `Intl.ListFormat` has an "and" in a series of German, Czech and French. */
const BETWEEN = ', ';

const typographic = (number: string): string => number.replace('-', '−');

const partsOf = (format: Intl.ListFormat, count: number): readonly (number | string)[] =>
  format
    .formatToParts(Array.from({ length: count }, (_, index) => String(index)))
    .map(({ type, value }) => (type === 'element' ? Number(value) : value));

import type { AnimalFilter, Category, FishCategory } from '../../vocabulary.ts';
import { isOtherCategory } from '../neutral/counting.ts';
import { say, type IconName, type Phrase } from '../phrase.ts';
import { names } from './names.ts';

/** How a class of animals stands in a sentence. */
export type Form =
  /** "Kleiner Fisch", after "ein". */
  | 'one'
  /** "Kleinen Fisch", after a number or "einen". */
  | 'object'
  /** "Kleinen Fisch", "Andere Tier", after "jeden" and "jedes". */
  | 'each'
  /** "Kleine Fische", without an article. */
  | 'many'
  /** "Kleinen Fischen". */
  | 'manyDative'
  /** "Kleinen Fische", after "deiner". */
  | 'owned';

type Gender = 'm' | 'f' | 'n';
type ByGender = Readonly<Record<Gender, string>>;

/** The noun of a class of animals. */
interface Noun {
  readonly gender: Gender;
  /** "Klein", if an adjective stands before it. */
  readonly adjective?: string;
  readonly one: string;
  readonly many: string;
  readonly icon?: IconName;
}

const FISH = { gender: 'm', one: 'Fisch', many: 'Fische' } as const;
const ANIMAL = { gender: 'n', one: 'Tier', many: 'Tiere' } as const;
const SIZES = { small: { ...FISH, adjective: 'Klein', icon: 'small' }, medium: { ...FISH, adjective: 'Mittler', icon: 'medium' }, large: { ...FISH, adjective: 'Groß', icon: 'large' } } as const;

/** All other categories of fish are masculine. */
const FEMININE: ReadonlySet<Category> = new Set<FishCategory>([...(['pipefishes-seahorses', 'gobies', 'moray-eels', 'jacks-remoras'] as const)]);
const GENDERS = { crustacean: 'n', bivalve: 'f', cephalopod: 'm', reptile: 'n', cnidarian: 'n', starfish: 'm', 'sea-cucumber': 'f' } as const;

function nounOf({ size, category, algae, group }: AnimalFilter): Noun {
  if (size) return SIZES[size];
  if (category) {
    const noun = { one: names.categories[category], many: names.categoryNames[category] };
    return isOtherCategory(category) ? { ...noun, gender: GENDERS[category], icon: category } : { ...noun, gender: FEMININE.has(category) ? 'f' : 'm' };
  }
  if (algae) return { gender: 'n', one: 'Algentier', many: 'Algentiere', icon: 'algae' };
  if (group === 'fish') return { ...FISH, icon: 'any-fish' };
  return group === 'other' ? { ...ANIMAL, adjective: 'Ander', icon: 'other' } : { ...ANIMAL, icon: 'any-animal' };
}

const ENDINGS: Readonly<Record<Form, ByGender>> = {
  one: { m: 'er', f: 'e', n: 'es' },
  object: { m: 'en', f: 'e', n: 'es' },
  each: { m: 'en', f: 'e', n: 'e' },
  many: { m: 'e', f: 'e', n: 'e' },
  manyDative: { m: 'en', f: 'en', n: 'en' },
  owned: { m: 'en', f: 'en', n: 'en' },
};
const SINGULAR: ReadonlySet<Form> = new Set<Form>(['one', 'object', 'each']);

/** "Fischen", "Muscheln", "Lippfischen und Papageifischen". */
const dative = (many: string): string => many.replace(/[^n ](?= und |$)/g, '$&n');

function inForm({ gender, adjective, one, many, icon }: Noun, form: Form): Phrase {
  const noun = SINGULAR.has(form) ? one : form === 'manyDative' ? dative(many) : many;
  const word = adjective ? `${adjective}${ENDINGS[form][gender]} ${noun}` : noun;
  return [icon ? { icon, word } : word];
}

/** The words of a filter, without number: "Kleine Fische", "Krebstier auf Hoch". */
export function filterIn(filter: AnimalFilter, form: Form): Phrase {
  const kind = inForm(nounOf(filter), form);
  const level = filter.level ? say`${kind} auf ${names.levels[filter.level]}` : kind;
  if (!filter.not) return level;
  const { level: notAt, ...others } = filter.not;
  if (notAt && Object.keys(others).length === 0) return say`${level} nicht auf ${names.levels[notAt]}`;
  return say`${level} außer ${filterIn(filter.not, 'manyDative')}`;
}

/** The words before a class of animals, by its gender. */
const BEFORE = {
  /** "Du hast …" */
  a: { m: 'einen', f: 'eine', n: 'ein' },
  /** "Für …" */
  each: { m: 'jeden', f: 'jede', n: 'jedes' },
  /** "… sinkt" */
  oneOfYours: { m: 'einer deiner', f: 'eine deiner', n: 'eines deiner' },
  anotherOfYours: { m: 'ein anderer deiner', f: 'eine andere deiner', n: 'ein anderes deiner' },
  /** "Senke …" */
  oneOfYoursAsObject: { m: 'einen deiner', f: 'eine deiner', n: 'eines deiner' },
  /** "Von …" */
  fromOneOfYours: { m: 'einem deiner', f: 'einer deiner', n: 'einem deiner' },
  fromAnotherOfYours: { m: 'einem anderen deiner', f: 'einer anderen deiner', n: 'einem anderen deiner' },
} as const satisfies Readonly<Record<string, ByGender>>;
type Before = keyof typeof BEFORE;

const FORM_AFTER: Readonly<Record<Before, Form>> = {
  a: 'object',
  each: 'each',
  oneOfYours: 'owned',
  anotherOfYours: 'owned',
  oneOfYoursAsObject: 'owned',
  fromOneOfYours: 'owned',
  fromAnotherOfYours: 'owned',
};

/** The same with the words before it: "einen deiner Kleinen Fische". */
export const filterAfter = (before: Before, filter: AnimalFilter): Phrase => say`${BEFORE[before][nounOf(filter).gender]} ${filterIn(filter, FORM_AFTER[before])}`;

const RELATIVE: ByGender = { m: 'der', f: 'die', n: 'das' };

/** Its relative pronoun, for a relative clause: "…, der auf Hoch steht". */
export const relativeTo = (filter: AnimalFilter): string => RELATIVE[nounOf(filter).gender];

import { keysOf, tableOf } from '@atoll/engine';

/** A word, a sign or a button, with its meaning in one sentence. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
  /** The id of the rule with more detail. */
  readonly rule?: string | undefined;
  /** The current value at this place, such as a number split into its parts. */
  readonly now?: (where: HTMLElement) => string;
}

/** All terms of a game and its table. */
export type Glossary<T extends string = string> = Readonly<Record<T, Term>>;

/** The attributes that give an element an explanation; to be spread into it. */
export interface Explained<T extends string = string> {
  readonly 'data-term': T;
}

export const explained = <T extends string>(term: T): Explained<T> => ({ 'data-term': term });

/**
 * The element to explain: a button rather than the icon on it, unless the button has no term; else
 * the nearest term around it.
 */
export function termAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const button = target.closest<HTMLElement>('button, a, [role=tab]');
  const nearest = target.closest<HTMLElement>('[data-term]') ?? undefined;
  if (button === null || button.dataset.term !== undefined) return button ?? nearest;
  return nearest !== undefined && button.contains(nearest) ? nearest : undefined;
}

/** Whether a press there has an action, or may have one. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'button, a, input, select, textarea, label, summary, canvas, [role=tab], [role=button], [role=gridcell], [role=option]',
  ) !== null;

/** The same terms, with the id of a rule where there is one. */
export const withRules = <T extends string>(
  glossary: Glossary<T>,
  rules: Readonly<Partial<Record<T, string>>>,
): Glossary<T> =>
  tableOf(keysOf(glossary).map((term) => [term, { ...glossary[term], rule: rules[term] }]));

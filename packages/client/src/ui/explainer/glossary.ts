/** A word, a sign or a button, and what it means in one sentence. */
export interface Term {
  readonly name: string;
  readonly meaning: string;
  /** The id of the rule that tells more of it. */
  readonly rule?: string | undefined;
  /** What it is now where it stands, such as a number taken apart. */
  readonly now?: (where: HTMLElement) => string;
}

/** All terms of a game and its table. */
export type Glossary<T extends string = string> = Readonly<Record<T, Term>>;

/** What makes an element explain itself: to be spread into its attributes. */
export interface Explained<T extends string = string> {
  readonly 'data-term': T;
}

export const explained = <T extends string>(term: T): Explained<T> => ({ 'data-term': term });

/**
 * What explains itself there: a button and not the icon on it, unless the button has nothing to
 * say; else the nearest term around.
 */
export function termAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const button = target.closest<HTMLElement>('button, a, [role=tab]');
  const nearest = target.closest<HTMLElement>('[data-term]') ?? undefined;
  if (button === null || button.dataset.term !== undefined) return button ?? nearest;
  return nearest !== undefined && button.contains(nearest) ? nearest : undefined;
}

/** Whether a press there does something, or may do so. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'button, a, input, select, textarea, label, summary, canvas, [role=tab], [role=button], [role=gridcell], [role=option]',
  ) !== null;

/** The same terms, each with the rule that tells more of it, where there is one. */
export const withRules = <T extends string>(
  glossary: Glossary<T>,
  rules: Readonly<Partial<Record<T, string>>>,
): Glossary<T> =>
  Object.fromEntries(
    Object.entries<Term>(glossary).map(([term, said]) => [
      term,
      { ...said, rule: rules[term as T] },
    ]),
  ) as Glossary<T>;

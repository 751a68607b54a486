/**
 * A rule begins with its id as inline code: a letter and a number (`F3`), or the number of a ruling
 * (`27`).
 */
const ID = '[A-Z]?\\d+';
const BEGINNING = new RegExp(`^(?:- |\\| )?\`(${ID})\` `);
const TAG = new RegExp(`['"\`]\\[(${ID}(?:, ${ID})*)\\] `, 'g');

/** What stands in a rule reference. */
export interface RulePaper {
  /** In the order of the paper; an id that is given twice is here twice. */
  readonly ids: readonly string[];
  /**
   * The beginnings of paragraphs, list items and table rows below the first heading that lack an
   * id.
   */
  readonly without: readonly string[];
}

/**
 * Reads a rule reference. Headings, quoted notes, comments, drawings in code blocks, and lines that
 * lead to what follows with a colon are no rules; a table belongs to the rule above it, unless its
 * rows have ids of their own.
 */
export function readRules(markdown: string): RulePaper {
  const ids: string[] = [];
  const without: string[] = [];
  let ruled = false;
  const rules = markdown
    .slice(Math.max(0, markdown.search(/^## /m)))
    .replaceAll(/^```.*?^```$/gms, '');
  for (const block of rules.split(/\n\s*\n/)) {
    const lines = block.trim().split('\n');
    const [first = ''] = lines;
    if (/^(#|>|<!--|$)/.test(first)) continue;
    const rows = first.startsWith('|')
      ? lines.slice(2)
      : first.startsWith('- ')
        ? lines.filter((line) => line.startsWith('- '))
        : [first];
    const found = rows.map((row) => BEGINNING.exec(row)?.[1]);
    ids.push(...found.filter((id) => id !== undefined));
    const lacking = rows.filter((_, index) => found[index] === undefined);
    const belongs = first.startsWith('|') && lacking.length === rows.length && ruled;
    if (!belongs && !(lines.length === 1 && first.endsWith(':')))
      without.push(...lacking.map((row) => row.slice(0, 60)));
    ruled = found.some((id) => id !== undefined);
  }
  return { ids, without };
}

/**
 * The ids that scenarios show: in square brackets, separated by a comma, at the start of the titles
 * of tests and groups of tests.
 */
export const taggedIds = (source: string): readonly string[] =>
  [...source.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(', '));

import type {
  Block,
  Item,
  RulesDocument,
  Row,
  Section,
  Word,
  Words,
} from '../src/shell/rules/rules-document.ts';
import { blocksOfMarkdown, type MarkdownBlock } from './markdown-blocks.ts';

const ID = '[A-Z]?\\d+';
const RULE = new RegExp(`^\`(${ID})\`\\s*`);
const NUMBERED = /^(\d+)\. /;
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*/g;
/** The words for a section, and for a ruling, before a number, in the papers of all languages. */
const SECTION = 'sections?|abschnitt(?:e|s)?|oddíl\\p{L}*';
const RULING = 'rulings?|entscheidung(?:en)?|rozhodnutí|décisions?';
/** A mention of another place of the same paper. */
const MENTION = new RegExp(`(?<!\\p{L})(?:(${SECTION})|${RULING}) (\\d+)(?!\\d)`, 'giu');
/** A column is numeric if all its cells below the heading match this. */
const NUMBER = /^[-−+×\d ,./]+$/;

/**
 * Parses the rules of a game. A paragraph, an item or a row that begins with an id is
 * a rule. `<!-- figure NAME -->` is a picture of the game; `<!-- folded -->` folds its section;
 * `<!-- left-out -->` leaves out the next block, which is not for players.
 * @throws Error at content that the page cannot show
 */
export function parseRules(markdown: string): RulesDocument {
  const known = new Set([...markdown.matchAll(/`([A-Z]?\d+)`/g)].map(([, id = '']) => id));
  const [title, ...rest] = blocksOfMarkdown(markdown);
  if (title?.is !== 'heading') throw new Error('A rule reference begins with its title.');
  const [lead = [], ...sections] = splitAtHeadings(rest);
  return {
    title: title.text,
    lead: blocksOf(lead, known),
    sections: sections.map((section) => sectionOf(section, known)),
  };
}

type Known = ReadonlySet<string>;

function splitAtHeadings(blocks: readonly MarkdownBlock[]): readonly (readonly MarkdownBlock[])[] {
  const parts: MarkdownBlock[][] = [[]];
  for (const block of blocks)
    if (block.is === 'heading' && block.depth === 2) parts.push([block]);
    else parts.at(-1)?.push(block);
  return parts;
}

function sectionOf([head, ...rest]: readonly MarkdownBlock[], known: Known): Section {
  const title = head?.is === 'heading' ? head.text : '';
  const number = NUMBERED.exec(title)?.[1];
  const folded = rest.some((block) => block.is === 'mark' && block.words[0] === 'folded');
  return {
    anchor: number === undefined ? anchorOf(title) : `section-${number}`,
    title,
    ...(folded ? { folded } : {}),
    blocks: blocksOf(rest, known),
  };
}

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}0-9]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function blocksOf(read: readonly MarkdownBlock[], known: Known): readonly Block[] {
  const blocks: Block[] = [];
  let left = false;
  for (const block of read) {
    const [mark, name = ''] = block.is === 'mark' ? block.words : [];
    if (mark === 'figure') blocks.push({ kind: 'figure', name });
    else if (block.is !== 'mark' && !left) blocks.push(blockOf(block, known));
    left = mark === 'left-out';
  }
  return blocks;
}

function blockOf(block: Exclude<MarkdownBlock, { is: 'mark' }>, known: Known): Block {
  switch (block.is) {
    case 'heading':
      return { kind: 'heading', text: block.text };
    case 'paragraph':
      return { kind: 'passage', ...ruled(block.text, known) };
    case 'list':
      return { kind: 'list', items: block.items.map((item) => itemOf(item, known)) };
    case 'table':
      return tableOf(block.rows, known);
    case 'quote':
      return { kind: 'note', blocks: blocksOf(block.blocks, known) };
    case 'code':
      return { kind: 'drawing', text: block.text };
  }
}

function itemOf([first, ...more]: readonly MarkdownBlock[], known: Known): Item {
  const text = first?.is === 'paragraph' ? first.text : '';
  return { ...ruled(text, known), more: blocksOf(more, known) };
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[], known: Known): Block {
  const ruledRows = rows.some(([first = '']) => RULE.test(first));
  const columns = ruledRows ? head.slice(1) : head;
  const cells = rows.map(([first = '', ...others]) => (ruledRows ? others : [first, ...others]));
  return {
    kind: 'table',
    head: columns.map((cell) => wordsOf(cell, known)),
    rows: rows.map(([first = ''], i): Row => {
      const rule = ruledRows ? RULE.exec(first)?.[1] : undefined;
      const texts = (cells[i] ?? []).map((cell) => wordsOf(cell, known));
      return rule === undefined ? { cells: texts } : { rule, cells: texts };
    }),
    numbers: columns.map(
      (_, column) => column > 0 && cells.every((row) => NUMBER.test(row[column] ?? '')),
    ),
  };
}

/** Splits the id from the beginning of a text. */
function ruled(text: string, known: Known): { readonly rule?: string; readonly text: Words } {
  const [begin = '', rule] = RULE.exec(text) ?? [];
  const words = wordsOf(text.slice(begin.length), known);
  return rule === undefined ? { text: words } : { rule, text: words };
}

function wordsOf(text: string, known: Known): Words {
  const words: Word[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, code, strong, soft] = found;
    words.push(...mentions(text.slice(from, found.index), known));
    if (code !== undefined) words.push(known.has(code) ? { to: code, text: code } : { code });
    else if (strong !== undefined) words.push({ strong: wordsOf(strong, known) });
    else words.push({ soft: wordsOf(soft ?? '', known) });
    from = found.index + whole.length;
  }
  return [...words, ...mentions(text.slice(from), known)];
}

/** Makes links of "section 6" and "ruling 27". */
function mentions(text: string, known: Known): readonly Word[] {
  const words: Word[] = [];
  let from = 0;
  for (const found of text.matchAll(MENTION)) {
    const [whole, section, number = ''] = found;
    if (section === undefined && !known.has(number)) continue;
    words.push(text.slice(from, found.index));
    words.push({ to: section === undefined ? number : `section-${number}`, text: whole });
    from = found.index + whole.length;
  }
  return [...words, text.slice(from)].filter((word) => word !== '');
}

import type { RuleArt } from '@atoll/table-kit/table/rule-art.ts';
import type { Block, Item, RulesDocument, Row, Word, Words } from './rules-document.ts';

/** Adds icons before the words they stand for, at the first occurrence in each rule. */
export function illustrate(
  paper: RulesDocument,
  art: Pick<RuleArt, 'words' | 'cells'>,
): RulesDocument {
  if (Object.keys(art.words).length === 0) return paper;
  const find = finder(art);
  return {
    ...paper,
    lead: paper.lead.map((block) => inBlock(block, find)),
    sections: paper.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => inBlock(block, find)),
    })),
  };
}

interface Finder {
  readonly pattern: RegExp;
  readonly iconOf: (word: string) => string;
  /** The icon of a cell with only this text; undefined without one. */
  readonly iconOfCell: (text: string) => string | undefined;
}

function finder({ words, cells = {} }: Pick<RuleArt, 'words' | 'cells'>): Finder {
  const all = Object.entries(words).flatMap(([icon, begins]) =>
    begins.map((begin) => [begin.toLowerCase(), icon] as const),
  );
  // longer matches first, or "Small Fish" would match "Small"
  const sorted = all.toSorted(([a], [b]) => b.length - a.length);
  const begins = sorted.map(([begin]) => begin);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d_-])(?:${begins.join('|')})\\p{L}*`, 'giu'),
    iconOf: (word) => sorted.find(([begin]) => word.toLowerCase().startsWith(begin))?.[1] ?? '',
    iconOfCell: (text) => Object.keys(cells).find((icon) => cells[icon]?.includes(text)),
  };
}

function inBlock(block: Block, find: Finder): Block {
  switch (block.kind) {
    case 'passage':
      return { ...block, text: inWords(block.text, find, new Set()) };
    case 'list':
      return { ...block, items: block.items.map((item) => inItem(item, find)) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => inRow(row, find)) };
    case 'note':
      return { ...block, blocks: block.blocks.map((inner) => inBlock(inner, find)) };
    case 'heading':
    case 'drawing':
    case 'figure':
      return block;
  }
}

const inItem = (item: Item, find: Finder): Item => ({
  ...item,
  text: inWords(item.text, find, new Set()),
  more: item.more.map((block) => inBlock(block, find)),
});

function inRow(row: Row, find: Finder): Row {
  const seen = new Set<string>();
  return { ...row, cells: row.cells.map((cell) => inCell(cell, find, seen)) };
}

function inCell(cell: Words, find: Finder, seen: Set<string>): Words {
  const [word] = cell;
  const icon = cell.length === 1 && typeof word === 'string' ? find.iconOfCell(word) : undefined;
  if (icon === undefined || typeof word !== 'string') return inWords(cell, find, seen);
  return [{ icon, word }];
}

/** `seen`: the icons that occurred in the rule so far. */
function inWords(words: Words, find: Finder, seen: Set<string>): Words {
  return words.flatMap((word): Words => {
    if (typeof word === 'string') return inText(word, find, seen);
    if ('strong' in word) return [{ strong: inWords(word.strong, find, seen) }];
    if ('soft' in word) return [{ soft: inWords(word.soft, find, seen) }];
    return [word];
  });
}

function inText(text: string, { pattern, iconOf }: Finder, seen: Set<string>): Words {
  const parts: Word[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const [word] = found;
    const icon = iconOf(word);
    if (seen.has(icon)) continue;
    seen.add(icon);
    parts.push(text.slice(from, found.index), { icon, word });
    from = found.index + word.length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

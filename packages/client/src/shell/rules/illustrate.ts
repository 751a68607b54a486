import type { IconWords } from '../../table/rule-art.ts';
import type { Block, Item, Paper, Row, Word, Words } from './paper.ts';

/** Sets icons before the words that they stand for, the first time that a rule says each. */
export function illustrate(paper: Paper, words: IconWords): Paper {
  if (Object.keys(words).length === 0) return paper;
  const find = finder(words);
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
}

function finder(words: IconWords): Finder {
  const all = Object.entries(words).flatMap(([icon, begins]) =>
    begins.map((begin) => [begin.toLowerCase(), icon] as const),
  );
  // longer beginnings first, or "Small Fish" would be "Small"
  const sorted = all.toSorted(([a], [b]) => b.length - a.length);
  const begins = sorted.map(([begin]) => begin);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d_-])(?:${begins.join('|')})\\p{L}*`, 'giu'),
    iconOf: (word) => sorted.find(([begin]) => word.toLowerCase().startsWith(begin))?.[1] ?? '',
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
  return { ...row, cells: row.cells.map((cell) => inWords(cell, find, seen)) };
}

/** `seen`: the icons that the rule has had already. */
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

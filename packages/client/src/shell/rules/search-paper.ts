import {
  plainWords,
  type Block,
  type Item,
  type RulesDocument,
  type Row,
  type Section,
} from './rules-document.ts';

/** The result of a search in a rule reference. */
export interface Found {
  readonly sections: readonly Section[];
  readonly count: number;
}

/**
 * The passages, items, rows and notes that contain all of the words, rule ids included. A section
 * whose title contains them all is included whole.
 */
export function searchPaper({ lead, sections }: RulesDocument, sought: readonly string[]): Found {
  const has = (text: string): boolean => {
    const lower = text.toLowerCase();
    return sought.every((word) => lower.includes(word));
  };
  const found = [{ anchor: '', title: '', blocks: lead }, ...sections].flatMap((section) => {
    const kept = section.title !== '' && has(section.title) ? section.blocks : keep(section, has);
    return kept.length === 0 ? [] : [{ ...section, blocks: kept }];
  });
  return { sections: found, count: found.reduce((sum, { blocks }) => sum + countOf(blocks), 0) };
}

type Has = (text: string) => boolean;

const keep = ({ blocks }: { readonly blocks: readonly Block[] }, has: Has): readonly Block[] =>
  blocks.flatMap((block): readonly Block[] => {
    switch (block.kind) {
      case 'passage':
        return has(`${block.rule ?? ''} ${plainWords(block.text)}`) ? [block] : [];
      case 'list': {
        const items = block.items.filter((item) => has(textOfItem(item)));
        return items.length === 0 ? [] : [{ ...block, items }];
      }
      case 'table': {
        const rows = block.rows.filter((row) => has(textOfRow(row)));
        return rows.length === 0 ? [] : [{ ...block, rows }];
      }
      case 'note':
        return has(textOf(block.blocks)) ? [block] : [];
      case 'heading':
      case 'drawing':
      case 'figure':
        return [];
    }
  });

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'passage') return `${block.rule ?? ''} ${plainWords(block.text)}`;
      if (block.kind === 'list') return block.items.map(textOfItem).join(' ');
      if (block.kind === 'table') return block.rows.map(textOfRow).join(' ');
      return block.kind === 'note' ? textOf(block.blocks) : '';
    })
    .join(' ');

const textOfItem = ({ rule = '', text, more }: Item): string =>
  `${rule} ${plainWords(text)} ${textOf(more)}`;
const textOfRow = ({ rule = '', cells }: Row): string =>
  `${rule} ${cells.map(plainWords).join(' ')}`;

const countOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'list') return sum + block.items.length;
    if (block.kind === 'table') return sum + block.rows.length;
    return sum + 1;
  }, 0);

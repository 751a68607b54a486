/** A block of a rule reference, in the supported part of Markdown. */
export type MarkdownBlock =
  | { readonly is: 'heading'; readonly depth: number; readonly text: string }
  | { readonly is: 'paragraph'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly (readonly MarkdownBlock[])[] }
  | { readonly is: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly is: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | { readonly is: 'code'; readonly text: string }
  /** A comment of a word or two, such as `<!-- figure reef -->`. */
  | { readonly is: 'mark'; readonly words: readonly string[] };

const MARK = /^<!-- ([\w-]+(?: [\w-]+)*) -->$/;
const HEADING = /^(#+) (.*)$/;
/** Markdown that no rule reference uses. */
const UNKNOWN = /^(?:\d+\. |\* |\+ |!\[|<)/;
const BEGINS = /^(?:#+ |> ?|- |\||```|<!--)/;

/**
 * The blocks of Markdown in the form of the rules of games: headings, paragraphs,
 * lists with a dash, tables, quotes, fenced lines and comments.
 * @throws Error at anything else
 */
export function blocksOfMarkdown(markdown: string): readonly MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = markdown.split('\n');
  while (lines.length > 0) {
    const [line = ''] = lines;
    if (line.trim() === '') lines.shift();
    else blocks.push(takeBlock(line, lines));
  }
  return blocks;
}

function takeBlock(line: string, lines: string[]): MarkdownBlock {
  const [, signs = '', title = ''] = HEADING.exec(line) ?? [];
  const mark = MARK.exec(line.trim());
  if (UNKNOWN.test(line) && mark === null)
    throw new Error(`A rule page cannot show: ${line.slice(0, 60)}`);
  if (line.startsWith('```')) return takeCode(lines);
  if (line.startsWith('- ')) return takeList(lines);
  if (line.startsWith('>')) {
    const quoted = takeWhile(lines, (next) => next.startsWith('>'));
    const inner = quoted.map((next) => next.replace(/^> ?/, '')).join('\n');
    return { is: 'quote', blocks: blocksOfMarkdown(inner) };
  }
  if (line.startsWith('|')) {
    const [head = '', , ...rows] = takeWhile(lines, (next) => next.startsWith('|'));
    return { is: 'table', rows: [head, ...rows].map(cellsOf) };
  }
  if (signs !== '' || mark !== null) lines.shift();
  if (signs !== '') return { is: 'heading', depth: signs.length, text: title };
  if (mark !== null) return { is: 'mark', words: (mark[1] ?? '').split(' ') };
  const [first = '', ...rest] = [lines.shift() ?? '', ...takeWhile(lines, continues)];
  return { is: 'paragraph', text: [first, ...rest].map((next) => next.trim()).join(' ') };
}

const continues = (line: string): boolean => line.trim() !== '' && !BEGINS.test(line);

const cellsOf = (row: string): readonly string[] =>
  row
    .replaceAll(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function takeWhile(lines: string[], belongs: (line: string) => boolean): readonly string[] {
  const taken: string[] = [];
  while (lines[0] !== undefined && belongs(lines[0])) taken.push(lines.shift() ?? '');
  return taken;
}

function takeCode(lines: string[]): MarkdownBlock {
  lines.shift();
  const text = takeWhile(lines, (line) => !line.startsWith('```')).join('\n');
  lines.shift();
  return { is: 'code', text };
}

function takeList(lines: string[]): MarkdownBlock {
  const items: (readonly MarkdownBlock[])[] = [];
  while (lines[0]?.startsWith('- ') === true) {
    const first = (lines.shift() ?? '').slice(2);
    const rest: string[] = [];
    // indented lines belong to the item, also below an empty line
    while (/^ {2,}\S/.test(lines[0] ?? '') || (lines[0] === '' && /^ {2,}\S/.test(lines[1] ?? '')))
      rest.push((lines.shift() ?? '').trim());
    items.push(blocksOfMarkdown([first, ...rest].join('\n')));
  }
  return { is: 'list', items };
}

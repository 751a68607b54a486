import { DEFAULT_LOCALE, LOCALES } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';
import { readRules } from './support/rule-ids.ts';
import { rulePage, RULED_GAMES } from './support/rule-pages.ts';
import { parseRules } from '../packages/client/build/parse-rules.ts';
import { RULE_OF_REASON as atollReasons } from '../packages/games/atoll/client/rules/rule-of-reason.ts';
import { RULE_OF_TERM as atollTerms } from '../packages/games/atoll/client/rules/rule-of-term.ts';
import * as das from '../packages/games/das-atoll/client/rules/rule-ids.ts';
import * as ark from '../packages/games/hidden-ark/client/rules/rule-ids.ts';
import * as steere from '../packages/games/steere-atoll/client/rules/rule-ids.ts';
import { illustrate } from '../packages/client/src/shell/rules/illustrate.ts';
import {
  rulesIn,
  type Block,
  type RulesDocument,
  type Word,
} from '../packages/client/src/shell/rules/rules-document.ts';
import { searchPaper } from '../packages/client/src/shell/rules/search-paper.ts';
import { soughtIn } from '../packages/table-kit/src/words/sought-words.ts';

const translations = Object.keys(LOCALES)
  .filter((id) => id !== DEFAULT_LOCALE)
  .flatMap((id) => RULED_GAMES.map((game) => ({ id, game })));
const read = (game: string, language = 'en'): string =>
  readFileSync(path.join(root, rulePage(game, language)), 'utf8');

const blocksOf = ({ lead, sections }: RulesDocument): readonly Block[] => [
  ...lead,
  ...sections.flatMap(({ blocks }) => blocks),
];
const idsOn = (paper: RulesDocument): readonly string[] => rulesIn(blocksOf(paper));

/** Everything in a paper that leads to another place of it. */
const linksIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'to' in value && typeof value.to === 'string' ? [value.to] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
};

describe.each(RULED_GAMES)('the page of %s', (game) => {
  const markdown = read(game);
  const paper = parseRules(markdown);

  test('has every rule of its reference, each once', () => {
    expect(idsOn(paper)).toEqual(readRules(markdown).ids);
    expect(new Set(idsOn(paper)).size).toBe(idsOn(paper).length);
  });

  test('leads from rule to rule and section to section, and nowhere else', () => {
    const anchors = new Set([...idsOn(paper), ...paper.sections.map(({ anchor }) => anchor)]);
    expect(anchors.size).toBe(idsOn(paper).length + paper.sections.length);
    expect(linksIn(paper).filter((to) => !anchors.has(to))).toEqual([]);
  });

  test('says nothing to people about the files of this program', () => {
    const open = { ...paper, sections: paper.sections.filter(({ folded }) => folded !== true) };
    expect(JSON.stringify(open)).not.toMatch(/npm run|packages\/|\.ts\b/);
  });
});

/** A text without what a language decides: which rules, lists, tables and pictures there are. */
const frameOf = (block: Block): unknown => {
  switch (block.kind) {
    case 'passage':
      return [block.kind, block.rule];
    case 'list':
      return [block.kind, block.items.map(({ rule, more }) => [rule, more.map(frameOf)])];
    case 'table':
      return [block.kind, block.rows.map(({ rule, cells }) => [rule, cells.length]), block.numbers];
    case 'note':
      return [block.kind, block.blocks.map(frameOf)];
    case 'figure':
      return [block.kind, block.name];
    case 'heading':
    case 'drawing':
      return [block.kind];
  }
};
const numbersIn = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();

describe.each(translations)('the rules of $game in $id', ({ id, game }) => {
  const [english, other] = [parseRules(read(game)), parseRules(read(game, id))];

  test('have the same rules, lists, tables and pictures as the English ones', () => {
    expect(other.lead.map(frameOf)).toEqual(english.lead.map(frameOf));
    expect(other.sections.map(({ folded, blocks }) => [folded, blocks.map(frameOf)])).toEqual(
      english.sections.map(({ folded, blocks }) => [folded, blocks.map(frameOf)]),
    );
  });

  test('lead to the same places', () => {
    const numbered = (paper: RulesDocument): readonly string[] =>
      linksIn(paper).filter((to) => /\d$/.test(to));
    expect(numbered(other).toSorted()).toEqual(numbered(english).toSorted());
  });

  test('give the same numbers, section by section', () => {
    const sections = (language: string): readonly string[] => read(game, language).split(/^## /m);
    const [own, source] = [sections(id), sections('en')];
    expect(own.map(numbersIn)).toEqual(source.map(numbersIn));
  });
});

describe('terms and refusals', () => {
  test.each([
    ['atoll', atollTerms, atollReasons],
    ['steere-atoll', steere.RULE_OF_TERM, steere.RULE_OF_REASON],
    ['das-atoll', das.RULE_OF_TERM, das.RULE_OF_REASON],
    ['hidden-ark', ark.RULE_OF_TERM, ark.RULE_OF_REASON],
  ])('of %s lead to rules that there are', (game, terms, reasons) => {
    const ids = idsOn(parseRules(read(game)));
    const meant = [...Object.values(terms), ...Object.values(reasons)];
    expect(meant.length).toBeGreaterThan(10);
    expect(meant.filter((id) => id !== undefined && !ids.includes(id))).toEqual([]);
  });
});

describe('a paper', () => {
  const paper = parseRules(
    [
      '# Game: the rules',
      'Two players.',
      '## 1. Table',
      '- `T1` **Coins** lie there, see ruling 2.',
      '',
      '  | a | b |',
      '  |---|---|',
      '  | 1 | 2 |',
      '- `T2` Small Fish swim; coins and more coins.',
      '',
      '> Example: `T1` with three coins.',
      '',
      '<!-- figure reef -->',
      '',
      '<!-- left-out -->',
      '',
      'Not for players.',
      '## Rulings',
      '<!-- folded -->',
      '| | what |',
      '|---|---|',
      '| `1` | a *row*, as section 1 says |',
      '| `2` | another |',
    ].join('\n'),
  );

  test('keeps the parts of an item, leaves out parts that are not for players, and folds', () => {
    expect(paper.sections.map(({ anchor, folded }) => [anchor, folded])).toEqual([
      ['section-1', undefined],
      ['rulings', true],
    ]);
    const [list, note, figure, ...rest] = paper.sections[0]?.blocks ?? [];
    expect(list).toMatchObject({
      items: [
        { rule: 'T1', text: [{ strong: ['Coins'] }, ' lie there, see ', { to: '2' }, '.'] },
        { rule: 'T2', more: [] },
      ],
    });
    expect(note).toMatchObject({ kind: 'note' });
    expect([figure, rest]).toEqual([{ kind: 'figure', name: 'reef' }, []]);
    expect(idsOn(paper)).toEqual(['T1', 'T2', '1', '2']);
  });

  test('that holds content that cannot be shown is refused', () => {
    expect(() => parseRules('# Game\n\n1. A numbered line.')).toThrow('cannot show');
    expect(() => parseRules('Nothing.')).toThrow('title');
  });

  test('is found by words anywhere in a rule, and by its id', () => {
    const count = (asked: string): number => searchPaper(paper, soughtIn(asked)).count;
    expect([count('SMALL coins'), count('t1'), count('whale'), count('Rulings')]).toEqual([
      1, 2, 0, 2,
    ]);
  });

  test('has an icon before a word the first time that a rule says it', () => {
    const words = { coin: ['coin'], small: ['small fish'] };
    const drawn = illustrate(paper, { words });
    const icons = (value: unknown): readonly Word[] => {
      if (typeof value !== 'object' || value === null) return [];
      return 'icon' in value ? [value as Word] : Object.values(value).flatMap(icons);
    };
    expect(icons(drawn.sections)).toEqual([
      { icon: 'coin', word: 'Coins' },
      { icon: 'small', word: 'Small Fish' },
      { icon: 'coin', word: 'coins' },
      { icon: 'coin', word: 'coins' },
    ]);
  });

  test('has an icon before a word that means something else elsewhere only where it fills a cell', () => {
    const kinds = parseRules(
      ['# Game: the rules', '## 1. Kinds', 'Any Action.', '', '| | kind | Action |']
        .concat(['|---|---|---|', '| `R1` | Action | an Action of a coin |'])
        .join('\n'),
    );
    const art = { words: { coin: ['coin'] }, cells: { action: ['Action'] } };
    const [passage, table] = illustrate(kinds, art).sections[0]?.blocks ?? [];
    expect(passage).toMatchObject({ text: ['Any Action.'] });
    expect(table).toMatchObject({
      rows: [
        {
          cells: [
            [{ icon: 'action', word: 'Action' }],
            ['an Action of a ', { icon: 'coin', word: 'coin' }],
          ],
        },
      ],
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Grid, type GridCell, type GridRow } from '../../src/table/a11y/grid.tsx';
import { rect } from '../../src/ui/rect.ts';

const cell = (key: string, more: Partial<GridCell> = {}): GridCell => ({
  key,
  name: `cell ${key}`,
  item: '',
  state: 'read',
  spot: undefined,
  ...more,
});

const nothing = (): undefined => undefined;

const html = (rows: readonly GridRow[], home = 'b'): string =>
  renderToStaticMarkup(
    <Grid
      id="board"
      title="Board"
      help="help"
      rows={rows}
      home={home}
      walk={nothing}
      onAct={nothing}
      onFocus={nothing}
    />,
  );

const tagOf = (markup: string, key: string): string =>
  new RegExp(`<div[^>]*data-key="${key}"[^>]*>`).exec(markup)![0];

describe('a grid', () => {
  const markup = html([
    {
      key: 1,
      name: 'first',
      cells: [
        cell('a', { item: 'card:x', state: 'open', spot: rect(1, 2, 3, 4) }),
        cell('b', { state: 'closed' }),
      ],
    },
    {
      key: 2,
      name: 'second',
      cells: [cell('c', { column: 4, selected: true, describedBy: 'why' })],
    },
  ]);
  test('has one tab stop, its home', () => {
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(tagOf(markup, 'b')).toContain('tabindex="0"');
  });
  test('counts its rows, and its columns as far as they reach', () => {
    expect(markup).toContain('aria-rowcount="2"');
    expect(markup).toContain('aria-colcount="4"');
  });
  test('lies over the canvas where a cell is in sight, and is hidden elsewhere', () => {
    expect(tagOf(markup, 'a')).toMatch(
      /class="tb-entry" style="left:1px;top:2px;width:3px;height:4px"/,
    );
    expect(tagOf(markup, 'b')).toContain('class="hidden"');
  });
  test('says of each cell what can be done with it', () => {
    expect(tagOf(markup, 'a')).toContain('data-item="card:x"');
    expect(tagOf(markup, 'a')).not.toContain('aria-disabled');
    expect(tagOf(markup, 'b')).toContain('aria-disabled="true"');
    expect(tagOf(markup, 'c')).toMatch(/aria-describedby="why".*aria-selected="true"/);
  });
});

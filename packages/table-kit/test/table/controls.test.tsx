import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ControlsContext, type TableControls } from '../../src/table/controls/controls-context.ts';
import { Answers, Confirmation } from '../../src/table/controls/choices/answers.tsx';
import { ChoiceList } from '../../src/table/controls/choices/choice-list.tsx';
import { GroupButtons } from '../../src/table/controls/choices/group-buttons.tsx';
import { glyphSet, IconSetContext, type IconSet } from '../../src/table/controls/icon-set.ts';
import { LogPanel, type LogLine } from '../../src/table/controls/log-panel.tsx';
import { presenceNote, presenceOf } from '../../src/table/controls/seats/presence.ts';
import { Rich } from '../../src/table/controls/rich.tsx';
import { UndoButtons } from '../../src/table/controls/choices/undo-buttons.tsx';
import { ZoomButtons } from '../../src/table/controls/zoom-buttons.tsx';
import { IDLE } from '../../src/table/model/interaction.ts';
import type { Choice, TableModel } from '../../src/table/model/table-model.ts';
import type { SeatSnapshot } from '../../src/table/session/table-state.ts';
import { LocaleScope } from '../../src/words/use-locale.ts';
import { locale } from '../support/locale.ts';

const said = locale.words.table.controls;
const nothing = (): void => undefined;

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({
  key,
  action: key,
  words: [key],
  group: 'buy',
  item: '',
  advised: false,
  ...more,
});

const table = (choices: readonly Choice[], question = 'turn'): TableModel => ({
  question,
  items: new Map(),
  groups: [{ id: 'buy', label: 'Buy', shortcut: 'B', choices }],
});

function html(what: React.ReactNode, controls: Partial<TableControls> = {}): string {
  const all: TableControls = {
    table: table([]),
    interaction: IDLE,
    lit: '',
    gesture: nothing,
    onPoint: nothing,
    why: () => '',
    refuse: nothing,
    ...controls,
  };
  return renderToStaticMarkup(
    <LocaleScope locale={locale}>
      <ControlsContext value={all}>{what}</ControlsContext>
    </LocaleScope>,
  );
}

const labels = (markup: string): readonly string[] =>
  [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside]) =>
    inside!.replaceAll(/<kbd translate="no">.*?<\/kbd>|<[^>]*>/g, ''),
  );

describe('the buttons of groups', () => {
  const buttons = <GroupButtons groups={[{ id: 'buy', label: 'Buy', icon: '', term: 'buy' }]} />;
  test('open a group that holds anything, and name its letter', () => {
    const markup = html(buttons, { table: table([choice('a'), choice('b')]) });
    expect(markup).toContain('aria-disabled="false"');
    expect(markup).toContain('data-term="buy"');
    expect(markup).toContain('<kbd translate="no">B</kbd>');
  });
  test('say why nothing of a group can be done', () => {
    const markup = html(buttons, { why: (group) => `no ${group}` });
    const id = /aria-describedby="([^"]*)"/.exec(markup)![1]!;
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toContain(`id="${id}" class="tb-why" aria-hidden="true">no buy<`);
  });
  test('ask for no reasons while nothing is asked', () => {
    expect(html(buttons, { table: table([], 'none'), why: () => 'never' })).not.toContain('never');
  });
});

describe('answers', () => {
  test('for things on the table come before the others, or not at all', () => {
    const two = { table: table([choice('done'), choice('here', { item: 'cell:1' })], 'cell') };
    expect(labels(html(<Answers leads={() => true} />, two))).toEqual(['here', 'done']);
    expect(labels(html(<Answers leads={() => true} things="left out" />, two))).toEqual(['done']);
  });
  test('stand out where they are the only answers, and not beside answers for things', () => {
    const looks = (...choices: readonly Choice[]): readonly string[] =>
      [
        ...html(<Answers leads={() => true} />, { table: table(choices, 'cell') }).matchAll(
          /class="tb-button (\w+)/g,
        ),
      ].map(([, look]) => look!);
    expect(looks(choice('grow'), choice('rest'))).toEqual(['lead', 'lead']);
    expect(looks(choice('none'), choice('fish', { item: 'card:1' }))).toEqual(['spot', 'spot']);
  });
  test('to a selected choice are a yes and a no, which the choice may name', () => {
    expect(labels(html(<Confirmation choice={choice('a')} />))).toEqual([said.confirm, said.back]);
    expect(labels(html(<Confirmation choice={choice('a')} yes="Go" no="Stay" />))).toEqual([
      'Go',
      'Stay',
    ]);
  });
});

test('the list holds every choice under its group, and says when there is none', () => {
  const two = { table: table([choice('a'), choice('b')]) };
  expect(labels(html(<ChoiceList only="" />, two))).toEqual(['a', 'b']);
  expect(html(<ChoiceList only="sell" />, two)).toContain(said.nothingAsked);
});

describe('the buttons that show a map larger or smaller', () => {
  const words = { zoomIn: 'Larger', zoomOut: 'Smaller', whole: 'Whole map' };
  const shown = (moved: boolean): readonly string[] =>
    [
      ...html(<ZoomButtons {...{ words, moved }} onStep={nothing} onWhole={nothing} />).matchAll(
        /aria-label="([^"]*)" aria-disabled="([^"]*)"/g,
      ),
    ].map(([, name, off]) => `${name} ${off}`);
  test('keep their places, whether or not all is seen', () => {
    expect(shown(false)).toEqual(['Larger false', 'Smaller true', 'Whole map true']);
    expect(shown(true)).toEqual(['Larger false', 'Smaller false', 'Whole map false']);
  });
});

describe('ways back', () => {
  const undo = {
    ...{ half: false, midway: false, others: 0 },
    ...{ cancel: nothing, clear: () => false, stepBack: nothing, all: nothing },
  };
  const shown = (more: Partial<typeof undo>, undoable: readonly number[]): readonly string[] =>
    labels(
      html(
        <UndoButtons
          prompt={{ undoable: [...undoable], turns: [4] }}
          undo={{ ...undo, ...more }}
          reach="a move"
        />,
      ),
    );
  test('are none while nothing is done', () => expect(shown({}, [])).toEqual([]));
  test('say why nothing can be taken back, where a table wants it', () => {
    const closed = (
      <UndoButtons prompt={{ undoable: [], turns: [] }} {...{ undo }} reach="" closed="Why" />
    );
    const markup = html(closed);
    expect(labels(markup)).toEqual([`${said.takeBack}Why`]);
    expect(markup).toContain('aria-disabled="true" aria-describedby="why-undo"');
    expect(markup).toContain('id="why-undo" class="tb-why" aria-hidden="true">Why<');
  });
  test('take back a turn that is over', () => expect(shown({}, [4])).toEqual([said.takeBack]));
  test('lead back by a step where there are several', () => {
    expect(shown({ midway: true }, [4])).toEqual([said.cancel]);
    expect(shown({ midway: true }, [4, 5])).toEqual([said.undoStep, said.cancel]);
    expect(shown({ midway: true }, [1, 4])).toEqual([said.cancel]);
  });
  test('cancel a half-made decision, whatever was done before', () => {
    expect(shown({ half: true }, [])).toEqual([said.cancel]);
    expect(shown({ half: true, midway: true }, [4, 5])).toEqual([said.cancel]);
  });
});

describe('texts', () => {
  const icons: IconSet = {
    ...glyphSet,
    kind: (name) => (name === 'eye' ? 'token' : 'glyph'),
    term: (name) => `term-${name}`,
  };
  const rich = (...text: Parameters<typeof Rich>[0]['text']): string =>
    renderToStaticMarkup(
      <LocaleScope locale={locale}>
        <IconSetContext value={icons}>
          <Rich text={text} />
        </IconSetContext>
      </LocaleScope>,
    );
  test('show a token in place of its word, and announce it', () => {
    const markup = rich({ icon: 'eye', word: 'an eye' });
    expect(markup).toContain('aria-label="an eye"');
    expect(markup).not.toContain('>an eye');
    expect(markup).toContain('data-term="term-eye"');
  });
  test('show other icons beside the last of their words', () => {
    expect(rich({ icon: 'log', word: 'a long log' }).replaceAll(/<[^>]*>/g, '')).toBe(
      'a long log\u00a0',
    );
  });
  test('keep punctuation with what stands before it', () => {
    expect(rich({ card: 'x', word: 'Crab' }, '. Then')).toContain(
      '<b>Crab</b>.</span><span> Then</span>',
    );
  });
});

test('the log has a line for each event, a rule before a stretch, and a mark as far as one can take back', () => {
  const step = (seq: number) => ({ seq, seat: 0, at: 0, events: [], sealed: false });
  const lines = ({ seq }: { readonly seq: number }): readonly LogLine[] => [
    { look: seq === 1 ? 'rule' : 'plain', seat: seq === 1 ? -1 : 0, text: [`step ${seq}`] },
  ];
  const markup = html(<LogPanel id="log" steps={[step(1), step(2)]} lines={lines} stop={2} />);
  expect(markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    `step 1 ${said.undoStops} step 2`,
  );
  expect(markup.match(/class="tb-rule"/g)).toHaveLength(1);
  expect(html(<LogPanel id="log" steps={[]} lines={lines} stop={undefined} unseen />)).toContain(
    'class="hidden"',
  );
});

test('presence tells of people only: bots are always there', () => {
  const seat: SeatSnapshot = {
    name: 'Ada',
    kind: 'person',
    bot: '',
    connected: true,
    standIn: '',
    share: '',
    program: false,
    conceded: 0,
    awaitedSince: 0,
  };
  const gone = { ...seat, connected: false };
  const all = [seat, gone, { ...gone, standIn: 'x' }, { ...gone, kind: 'bot' as const }, undefined];
  const { away, standIn } = said.presence;
  expect(all.map((each) => presenceNote(locale, presenceOf(each)))).toEqual([
    '',
    away,
    standIn,
    '',
    '',
  ]);
});

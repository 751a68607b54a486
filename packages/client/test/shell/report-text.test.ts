import { expect, test } from '@jest/globals';
import { NO_PROMPT } from '@atoll/protocol';
import { readSnapshot } from '../../src/net/snapshot.ts';
import { readSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { reportText } from '../../src/shell/report/report-text.ts';
import { UNKNOWN_TABLE, type TableState } from '@atoll/table-kit/table/session/table-state.ts';

const page = {
  origin: 'https://atoll.example',
  build: 'https://atoll.example/assets/index-1.js',
  browser: 'a browser',
  screen: '360×640 at 2',
  settings: readSettings(null, 'no-preference'),
  now: 0,
};

const at = (phase: 'playing' | 'over'): TableState => ({
  ...UNKNOWN_TABLE,
  status: 'live',
  seat: 1,
  code: 'KXR7MP',
  longCode: 'KXR7MPACDEFG',
  snapshot: readSnapshot({ phase, seq: 7, game: 'atoll', view: { offer: ['open'] } }),
  prompt: { ...NO_PROMPT, question: 3, asked: true, legal: [{ play: 'hidden-1' }] },
  privateView: { hand: ['hidden-2'] },
  steps: [{ seq: 6, seat: 1, at: 1, events: [{ drew: 'hidden-3' }], sealed: true }],
});

test('while the match runs a report holds nothing that is hidden, and nothing that opens a seat', () => {
  const text = reportText('m1', at('playing'), page);
  expect(text).not.toMatch(/hidden|KXR7MP/);
  expect(JSON.parse(text)).toMatchObject({
    match: 'm1',
    moment: 'https://atoll.example/replay/m1?at=1&seat=1',
    seat: 1,
    question: { question: 3, asked: true, legal: 1 },
    steps: [{ seq: 6, seat: 1 }],
    table: { seq: 7, view: { offer: ['open'] } },
    page: { build: page.build, screen: page.screen },
  });
});

test('after the match it tells what the seat held and got too, still without what opens it', () => {
  const text = reportText('m1', at('over'), page);
  expect(text).toMatch(/hidden-2/);
  expect(text).toMatch(/hidden-3/);
  expect(text).not.toMatch(/KXR7MP/);
});

test('at a table of which nothing is known yet, it says that much', () => {
  expect(JSON.parse(reportText('m1', UNKNOWN_TABLE, page))).toMatchObject({
    moment: 'https://atoll.example/replay/m1?at=0',
    status: 'connecting',
  });
});

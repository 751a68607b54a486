import type { Page } from 'playwright-core';
import { mapHands, type Asked } from '../../../../../../test/browser/support/map-hands.ts';

/** The things to build, first to last, and whether each goes on the map. */
const PLAN = ['Roll', 'Win', 'City', 'Settlement', 'Card', 'Ship', 'Road', 'End turn'] as const;

/** Answers the prompt in the shortest way: a match goes on without much of a plan. */
export const look = (page: Page): Promise<Asked> =>
  page.evaluate((plan): Asked => {
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
    const texts = (selector: string): readonly string[] =>
      all(selector).map((each) => (each.textContent ?? '').trim());
    const groups = '.tb-groups button[aria-disabled=false]';
    const sheet = '.das-sheet .das-sheet-end button';
    const answers = texts('.tb-answers button');
    const [open, offered] = [texts(groups), texts(sheet)];
    const turn = document.querySelector('.status')?.textContent ?? '';
    const cells = all('#das-map [data-open=true]').length;
    const opened = all('.tb-groups [aria-expanded=true]').length;
    const signature = [all('.tb-line').length, turn, cells, opened, ...answers, ...open, ...offered]
      .concat(texts('.das-stepper b'))
      .join('|');
    const found = (kind: Asked['kind'], selector = '', index = 0): Asked => ({
      ...{ kind, selector, index, signature },
    });
    const named = (name: string): number => offered.findIndex((text) => text.startsWith(name));
    if (document.querySelector('[role=dialog] table') !== null) return found('over');
    if (document.querySelector('.das-discard') !== null)
      return document.querySelector('.das-discard .tb-button.main') === null
        ? found('press', sheet, named('Suggest'))
        : found('press', sheet, named('Discard'));
    const no = offered.indexOf('No');
    if (no >= 0) return found('press', sheet, no);
    // buttons move while a hand is on its way, so that a form may have been opened by mistake
    const close = offered.indexOf('Close');
    if (close >= 0) return found('press', sheet, close);
    if (document.querySelector('.turn.mine') === null) return found('waiting');
    if (answers.length > 0 && answers[0] !== 'Back') return found('press', '.tb-answers button');
    if (opened > 0 && cells > 0) return found('map', '#das-map [data-open=true]');
    // and a ship may have been taken up by mistake: the buttons of all groups are away until then
    if (answers[0] === 'Back') return found('press', '.tb-answers button');
    const next = plan
      .map((name) => open.findIndex((text) => text.startsWith(name)))
      .find((index) => index >= 0);
    if (next !== undefined) return found('press', groups, next);
    return cells > 0 ? found('map', '#das-map [data-open=true]') : found('waiting');
  }, PLAN);

export const { changed, decide } = mapHands(look);

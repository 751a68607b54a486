import type { Page } from 'playwright-core';
import { mapHands, type Asked } from '../../../../../../test/browser/support/map-hands.ts';

const GROUPS = '.tb-groups button[aria-disabled=false]';

/** Answers the prompt in the shortest way: a match goes on without any plan. */
export const look = (page: Page): Promise<Asked> =>
  page.evaluate((groups): Asked => {
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
    const texts = (selector: string): readonly string[] =>
      all(selector).map((each) => (each.textContent ?? '').trim());
    const lines = all('.tb-line').length;
    const answers = texts('.tb-answers button');
    const open = texts(groups);
    const turn = document.querySelector('.status')?.textContent ?? '';
    const signature = [lines, turn, ...answers, ...open].join('|');
    const found = (kind: Asked['kind'], selector = '', index = 0): Asked => ({
      ...{ kind, selector, index, signature },
    });
    if (document.querySelector('[role=dialog] table') !== null) return found('over');
    if (document.querySelector('.turn.mine') === null) return found('waiting');
    if (answers.length > 0) return found('press', '.tb-answers button');
    const end = open.findIndex((text) => text.startsWith('End turn'));
    if (end >= 0) return found('press', groups, end);
    if (all('.ark-row .ark-item.legal').length > 0)
      return found('press', '.ark-row .ark-item.legal');
    const column = open.findIndex(
      (text) => /^(Upgrade|Research)/.test(text) && !/ for /.test(text),
    );
    if (column >= 0) return found('press', groups, column);
    const cells = all('#ark-map [data-open=true]').length;
    return cells > 0 ? found('map', '#ark-map [data-open=true]') : found('waiting');
  }, GROUPS);

export const { changed, decide, playOut } = mapHands(look);

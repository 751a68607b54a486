import type { LogLine } from '@atoll/table-kit/table/controls/log-panel.tsx';
import type { Readers } from '@atoll/table-kit/table/model/readers.ts';
import { MINOR, loggedEvents, stepEventPhrase } from './step-events.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';
import type { AtollStep } from '../../table-types.ts';

/** The log lines of a step, with a rule before each round. */
export const logLines =
  (locale: AtollLocale, readers: Readers) =>
  ({ events, ...doer }: AtollStep): readonly LogLine[] =>
    loggedEvents(events, doer).map((event) => {
      if (event.type === 'roundBegan')
        return { look: 'rule', seat: -1, text: [locale.game.round(event.round)] };
      const minor = MINOR.has(event.type);
      const look = event.type === 'eventRevealed' ? 'revealed' : minor ? 'minor' : 'plain';
      return {
        look,
        seat: 'seat' in event && !minor ? event.seat : -1,
        text: stepEventPhrase(locale, event, { doer, readers }),
      };
    });

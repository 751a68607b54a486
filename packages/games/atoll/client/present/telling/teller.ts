import type { AtollEvent } from '../../../src/index.ts';
import type { Teller } from '@atoll/table-kit/table/a11y/use-live.ts';
import { changesText, tidings, turnText } from './summary.ts';
import type { Readers } from '@atoll/table-kit/table/model/told-readers.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';

/** The announcements for a person who does not see the table. */
export const tellerFor = (locale: AtollLocale, readers: Readers): Teller<AtollEvent> => ({
  turn: (steps) => turnText(locale, steps, readers),
  ownStep: (step) => tidings(locale, step, readers),
  since: (turns) => changesText(locale, turns),
  yourTurn: locale.spoken.live.yourTurn,
  nothing: locale.spoken.live.nothing,
});

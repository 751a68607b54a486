import type { AtollEvent } from '../../../src/index.ts';
import type { Announcer } from '@atoll/table-kit/table/a11y/use-live.ts';
import { changesText, effectsOnAll, turnText } from './summary.ts';
import type { Readers } from '@atoll/table-kit/table/model/readers.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';

/** The announcements for a person who does not see the table. */
export const announcerFor = (locale: AtollLocale, readers: Readers): Announcer<AtollEvent> => ({
  turn: (steps) => turnText(locale, steps, readers),
  ownStep: (step) => effectsOnAll(locale, step, readers),
  since: (turns) => changesText(locale, turns),
  yourTurn: locale.spoken.live.yourTurn,
  nothing: locale.spoken.live.nothing,
});

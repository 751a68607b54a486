import { fieldsOf } from '@atoll/engine';
import type { DailyDay, DailyDays, DailyRequest, DailyRow, DailyTable } from '@atoll/protocol';
import { call } from './api.ts';
import {
  flag,
  like,
  listOf,
  matchId,
  number,
  oneOf,
  type Read,
  record,
  text,
  whole,
} from './read.ts';

const day = like(/^\d{4}-\d\d-\d\d$/);
const options: Read<Record<string, unknown>> = (data) =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? { ...fieldsOf(data) }
    : undefined;

const dayFields = {
  day,
  open: flag,
  begun: whole,
  finished: whole,
  own: record<NonNullable<DailyDay['own']>>(
    { matchId: matchId, state: oneOf('playing', 'finished', 'ended'), points: number },
    ['points'],
  ),
};
const task = { game: text, rules: whole, options };

export const readDailyDays = record<DailyDays>({
  ...task,
  days: listOf(record<DailyDay>(dayFields, ['own'])),
});

export const readDailyTable = record<DailyTable>(
  {
    ...task,
    ...dayFields,
    rows: listOf(
      record<DailyRow>({
        place: whole,
        name: text,
        points: number,
        rules: whole,
        matchId: (data) => (data === '' ? '' : matchId(data)),
        own: flag,
      }),
    ),
  },
  ['own', 'rows'],
);

/** The days of a game, newest first. Throws as other requests. */
export const askDailyDays = (game: string, body: DailyRequest): Promise<DailyDays> =>
  call(`/api/daily/${game}`, readDailyDays, { method: 'POST', body });

/** One day of a game, YYYY-MM-DD, with its results if the sender may see them. */
export const askDailyTable = (
  game: string,
  { day: asked, ...body }: DailyRequest & { readonly day: string },
): Promise<DailyTable> =>
  call(`/api/daily/${game}/${encodeURIComponent(asked)}`, readDailyTable, { method: 'POST', body });

import { all, counted } from '@atoll/engine/formats/de';
import type { QueueWords } from '../load-table-words.ts';

const actions = (count: number): string => counted(count, { one: 'Aktion', other: 'Aktionen' });

export const queue: QueueWords = {
  inARow: 'Alle anderen haben gepasst: Deine Züge folgen direkt aufeinander.',
  waiting: (named, more) => `Folgt noch: ${all(more > 0 ? [...named, `${more} weitere`] : named)}.`,
  clear: 'Verwerfen',
  clearKey: 'Verwerfen, was noch folgt (Esc)',
  cleared: (count) => `Nicht ausgeführt: ${actions(count)}.`,
  refused: (action, { reason, left }) => `Nicht mehr möglich: ${action}. ${reason}${left > 0 ? ` Danach nicht ausgeführt: ${actions(left)}.` : ''}`,
  hide: 'Diesen Hinweis ausblenden',
};

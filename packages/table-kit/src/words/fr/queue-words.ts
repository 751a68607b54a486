import { all, counted } from '@atoll/engine/formats/fr';
import type { QueueWords } from '../load-table-words.ts';

const actions = (count: number): string => counted(count, { one: 'action', other: 'actions' });

export const queue: QueueWords = {
  inARow: 'Tous les autres ont passé\u202f: vos tours se suivent.',
  waiting: (named, more) => `À venir\u202f: ${all(more > 0 ? [...named, `${more} de plus`] : named)}.`,
  clear: 'Annuler',
  clearKey: 'Annuler ce qui est à venir (Échap)',
  cleared: (count) => `Non effectué\u202f: ${actions(count)}.`,
  refused: (action, { reason, left }) => `Plus possible\u202f: ${action}. ${reason}${left > 0 ? ` Non effectué ensuite\u202f: ${actions(left)}.` : ''}`,
  hide: 'Masquer cette remarque',
};

import { all, counted } from '@atoll/engine/formats/cs';
import type { QueueWords } from '../load-table-words.ts';

const actions = (count: number): string => counted(count, { one: 'akce', few: 'akce', other: 'akcí' });

export const queue: QueueWords = {
  inARow: 'Všichni ostatní pasovali: tvé tahy jdou hned po sobě.',
  waiting: (named, more) => `Ještě přijde: ${all(more > 0 ? [...named, `dalších ${more}`] : named)}.`,
  clear: 'Zahodit',
  clearKey: 'Zahodit, co má ještě přijít (Esc)',
  cleared: (count) => `Neprovedeno: ${actions(count)}.`,
  refused: (action, { reason, left }) => `Už to nejde: ${action}. ${reason}${left > 0 ? ` Potom neprovedeno: ${actions(left)}.` : ''}`,
  hide: 'Skrýt tuto poznámku',
};

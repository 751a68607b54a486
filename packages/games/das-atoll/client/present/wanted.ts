import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import type { DasLocale } from '../words/das-locale.ts';
import { lateWords } from '../panels/round.tsx';
import { isPointedAt } from './items.ts';
import { movingShip } from './model.ts';

export interface WantedInput {
  readonly table: Pick<Table<unknown, unknown>, 'model' | 'interaction'>;
  /** A decision of several steps is under way. */
  readonly sending: boolean;
  readonly round: number;
}

/** The place to point at on the map, or that the end is near before a throw; '' for nothing. */
export function wantedWords(locale: DasLocale, { table, sending, round }: WantedInput): string {
  const { game } = locale;
  const { question, groups, items } = table.model;
  const { group, asking, item } = table.interaction;
  if (question === 'none' || sending || asking !== undefined) return '';
  if (item !== '')
    return movingShip({ item }) >= 0 && (items.get(item)?.choices.length ?? 0) === 0
      ? game.thenWhere
      : '';
  if (groups.some(({ id }) => id === 'roll')) return lateWords(locale, round);
  const meant = groups.filter(({ id }) => id === group || question !== 'turn');
  return isPointedAt(meant.flatMap(({ choices }) => choices)) ? game.pointAt : '';
}

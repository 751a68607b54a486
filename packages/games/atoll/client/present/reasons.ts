import { actionType } from '@atoll/table-kit/table/model/reasons.ts';
import { groupReason, type Reasons } from '@atoll/table-kit/table/model/reasons.ts';
import type { Item, TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import { isTurnGroup } from './groups.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

/** Why no action of a kind is possible: a sentence that none is, and the reason. */
export function whyNone(
  locale: AtollLocale,
  id: string,
  table: TableModel,
  reasons: Reasons,
): string {
  if (!isTurnGroup(id)) return '';
  const reason = groupReason(id, table, { reasons, groupOf: actionType });
  return reason === '' ? locale.spoken.none[id] : `${locale.spoken.none[id]} ${reason}`;
}

/** Reasons at a resting pointer are shown for grey cards and places only. */
export const isExplainedAtRest = ({ id, mark }: Item): boolean =>
  mark === 'dim' || id.startsWith('cell:');

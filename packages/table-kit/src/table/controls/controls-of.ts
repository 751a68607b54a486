import { groupReason } from '../model/reasons.ts';
import type { Table } from '../model/use-table.ts';
import type { TableControls } from './controls-context.ts';

/**
 * The context of a table for all parts that offer actions; a game may put its own in place of it.
 */
export const controlsOf = <A, P>({
  model,
  interaction,
  gesture,
  pointing,
  reasons,
  attempts,
}: Table<A, P>): TableControls => ({
  table: model,
  interaction,
  gesture,
  lit: interaction.group,
  onPoint: pointing.point,
  why: (group) => groupReason(group, model, { reasons, groupOf: () => '' }),
  refuse: attempts.refuse,
});

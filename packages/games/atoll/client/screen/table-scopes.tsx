import { useMemo, type ReactNode } from 'react';
import {
  ControlsContext,
  type TableControls,
} from '@atoll/table-kit/table/controls/controls-context.ts';
import { AtollContext, type AtollScreen } from '../panels/atoll-context.ts';
import { ReadingTable } from '../panels/reading-table.ts';
import { NO_PREVIEW } from '../present/preview.ts';
import { litGroup } from '../present/present.ts';
import { whyNone } from '../present/reasons.ts';
import type { TableScreenProps } from './screen-props.ts';
import type { Parts } from './use-parts.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

interface TableScopesProps {
  readonly table: TableScreenProps;
  readonly parts: Parts;
  readonly onPoint: TableControls['onPoint'];
  readonly children: ReactNode;
}

/**
 * The contexts for every panel below: the table, its possible actions, the current state of cards.
 */
export function TableScopes({
  table: { view, state, names },
  parts: { control, screen },
  onPoint,
  children,
}: TableScopesProps): ReactNode {
  const locale = useAtollLocale();
  const { seat } = state;
  const { model: table, interaction, gesture, attempts, reasons, offered } = control;
  const atoll: AtollScreen = {
    view,
    state,
    seat,
    own: Math.max(0, seat),
    names,
    layout: screen.layout,
    preview: control.preview ?? NO_PREVIEW,
    offered,
  };
  const controls: TableControls = {
    table,
    interaction,
    gesture,
    lit: litGroup(view, { interaction, seat }),
    onPoint,
    why: (group: string): string => whyNone(locale, group, table, reasons),
    refuse: attempts.refuse,
  };
  const standing = useMemo(() => ({ view, seat }), [view, seat]);
  return (
    <AtollContext value={atoll}>
      <ControlsContext value={controls}>
        <ReadingTable value={standing}>{children}</ReadingTable>
      </ControlsContext>
    </AtollContext>
  );
}

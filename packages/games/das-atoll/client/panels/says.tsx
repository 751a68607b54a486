import type { ReactNode } from 'react';
import { HintNote, RefusalNote } from '@atoll/table-kit/table/controls/notes/notes.tsx';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';

/** The notes shown for a moment: a hint, and the reason of a refusal. */
export const Says = ({
  table: { interaction, attempts, hint },
  refusal,
}: {
  readonly table: Table<unknown, unknown>;
  readonly refusal: string | undefined;
}): ReactNode => (
  <div className="das-says">
    <div>
      {refusal === undefined && interaction.group !== 'trade' && <HintNote hint={hint} />}
      <RefusalNote attempts={{ ...attempts, refusal }} />
    </div>
  </div>
);

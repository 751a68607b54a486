import type { ReactNode } from 'react';
import { useControls } from '@atoll/table-kit/table/controls/controls-context.ts';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { useAtollLocale } from '../words/atoll-locale.ts';

/** Passes the round, while the seat may and has not been asked about it already. */
export function PassButton({
  shortcut,
  otherwise,
}: {
  readonly shortcut?: string;
  /** Shown where the seat may not pass. */
  readonly otherwise?: ReactNode;
}): ReactNode {
  const { game } = useAtollLocale();
  const { table, interaction, gesture } = useControls();
  const pass = table.groups.find(({ id }) => id === 'pass')?.choices[0];
  if (pass === undefined || interaction.asking !== undefined) return otherwise;
  return (
    <TableButton
      label={game.groups.pass}
      term="pass"
      advised={pass.advised}
      {...(shortcut === undefined ? {} : { shortcut })}
      onClick={() => gesture({ do: 'choose', choice: pass })}
    />
  );
}

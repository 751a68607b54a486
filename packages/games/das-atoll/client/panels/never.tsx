import { useState, type ReactNode } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { useDasLocale } from '../words/das-locale.ts';

/**
 * Refuses an exchange for the rest of the match. It binds for that long, so it takes a line of its
 * own and a second press elsewhere.
 */
export function Never({
  label,
  onSend,
}: {
  readonly label: string;
  readonly onSend: () => void;
}): ReactNode {
  const { game } = useDasLocale();
  const { never } = game.offers;
  const [asked, setAsked] = useState(false);
  return (
    <div className="das-never">
      {asked ? (
        <>
          <p>{never.asked}</p>
          <TableButton label={never.back} onClick={() => setAsked(false)} />
          <TableButton label={never.sure} look="plain" onClick={onSend} />
        </>
      ) : (
        <TableButton label={label} onClick={() => setAsked(true)} />
      )}
    </div>
  );
}

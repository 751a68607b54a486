import type { ReactNode } from 'react';
import { useArkLocale } from '../words/ark-locale.ts';

/** What a narrow screen shows one of, below the map. */
export const PARTS = ['row', 'board', 'crews', 'race', 'log'] as const;
export type Part = (typeof PARTS)[number];

/** Which part of the table a narrow screen shows; a wide one shows all of them. */
export function Tabs({
  parts,
  open,
  onOpen,
}: {
  readonly parts: readonly Part[];
  readonly open: Part;
  readonly onOpen: (part: Part) => void;
}): ReactNode {
  const { game } = useArkLocale();
  return (
    <div className="ark-tabs" role="group" aria-label={game.parts}>
      {parts.map((part) => (
        <button key={part} type="button" aria-pressed={part === open} onClick={() => onOpen(part)}>
          {game.tabs[part]}
        </button>
      ))}
    </div>
  );
}

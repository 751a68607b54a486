import type { ReactNode } from 'react';
import { useDasLocale } from '../words/das-locale.ts';

/** What a screen shows one of; the map and the players have a place of their own on a wide one. */
export const PARTS = ['table', 'players', 'log', 'dice', 'points'] as const;
export type Part = (typeof PARTS)[number];

export function Tabs({
  open,
  onOpen,
}: {
  readonly open: Part;
  readonly onOpen: (part: Part) => void;
}): ReactNode {
  const { game } = useDasLocale();
  return (
    <div className="das-tabs" role="group" aria-label={game.titles.parts}>
      {PARTS.map((part) => (
        <button
          key={part}
          type="button"
          data-part={part}
          aria-pressed={part === open}
          onClick={() => onOpen(part)}
        >
          {game.titles[part]}
        </button>
      ))}
    </div>
  );
}

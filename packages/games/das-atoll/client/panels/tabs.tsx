import { useContext, type ReactNode } from 'react';
import { TalkContext, useTalkBadge } from '@atoll/table-kit/table/controls/talk/talk-context.ts';
import { useDasLocale } from '../words/das-locale.ts';

/**
 * The parts of which a screen shows one; the map and the players have a place of their own on a
 * wide one.
 */
export const TABS = ['table', 'players', 'log', 'dice', 'points', 'talk'] as const;
export type Tab = (typeof TABS)[number];

export function Tabs({
  open,
  onOpen,
}: {
  readonly open: Tab;
  readonly onOpen: (part: Tab) => void;
}): ReactNode {
  const { game, words } = useDasLocale();
  const badge = useTalkBadge();
  const talks = useContext(TalkContext) !== undefined;
  return (
    <div className="das-tabs" role="group" aria-label={game.titles.parts}>
      {TABS.filter((part) => talks || part !== 'talk').map((part) => (
        <button
          key={part}
          type="button"
          data-part={part}
          aria-pressed={part === open}
          {...(part === 'talk' && badge)}
          onClick={() => onOpen(part)}
        >
          {part === 'talk' ? words.talk.tab(0) : game.titles[part]}
        </button>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTalkBadge } from '@atoll/table-kit/table/controls/talk/talk-context.ts';
import { TABS, type Tab } from '../present/tab.ts';
import { useArkLocale } from '../words/ark-locale.ts';

/**
 * The part of the table that a narrow screen shows; a wide one shows all of them. The open part can
 * be closed, which leaves its room to the map.
 */
export function Tabs({
  open,
  onOpen,
}: {
  readonly open: Tab | 'none';
  readonly onOpen: (part: Tab | 'none') => void;
}): ReactNode {
  const { game } = useArkLocale();
  const badge = useTalkBadge(game.tabs.log);
  return (
    <div className="ark-tabs" role="group" aria-label={game.parts}>
      {TABS.map((part) => (
        <button
          key={part}
          type="button"
          data-part={part}
          aria-pressed={part === open}
          {...(part === 'log' && badge)}
          onClick={() => onOpen(part === open ? 'none' : part)}
        >
          {game.tabs[part]}
        </button>
      ))}
    </div>
  );
}

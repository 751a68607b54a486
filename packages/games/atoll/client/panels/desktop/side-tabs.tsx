import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { TalkTab } from '@atoll/table-kit/table/controls/talk/talk-tab.tsx';
import { useAtollLocale } from '../../words/atoll-locale.ts';
import { term } from '../icon-terms.ts';

/** The content of the panel at the right. */
export type SideTab = 'log' | 'todo' | 'talk';

/** The tabs of the panel at the right, and the list of keys. */
export function SideTabs({
  tab,
  onPick,
  onKeys,
}: {
  readonly tab: SideTab;
  readonly onPick: (tab: SideTab) => void;
  readonly onKeys: () => void;
}): ReactNode {
  const { game, words } = useAtollLocale();
  return (
    <>
      <div className="at-tabs" role="tablist">
        {(['log', 'todo'] as const).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            {...term(each)}
            aria-selected={tab === each}
            onClick={() => onPick(each)}
          >
            {each === 'log' && <Icon name="log" size={16} />}
            {game[each]}
          </button>
        ))}
        <TalkTab open={tab === 'talk'} onOpen={() => onPick('talk')} />
      </div>
      <button
        type="button"
        className="at-keys"
        aria-label={words.table.frame.keys}
        {...term('keys')}
        onClick={onKeys}
      >
        ?
      </button>
    </>
  );
}

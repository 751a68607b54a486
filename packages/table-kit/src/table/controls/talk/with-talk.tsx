import { useContext, useState, type ReactNode } from 'react';
import { TalkContext } from './talk-context.ts';
import { TalkTab } from './talk-tab.tsx';
import './with-talk.css';

interface WithTalkProps {
  /** The label of the log's tab. */
  readonly label: string;
  /** The tab that is open at first: 'unread' is the chat, if it has unread messages. */
  readonly first?: 'log' | 'unread';
  /** The log. */
  readonly children: ReactNode;
}

/** The log, and the chat in a tab beside it. */
export function WithTalk({ label, first = 'log', children }: WithTalkProps): ReactNode {
  const talk = useContext(TalkContext);
  const [open, setOpen] = useState(first === 'unread' && talk !== undefined && talk.unread > 0);
  return (
    <div className="tb-told">
      {talk && (
        <div className="tb-tabs" role="tablist">
          <button type="button" role="tab" aria-selected={!open} onClick={() => setOpen(false)}>
            {label}
          </button>
          <TalkTab open={open} onOpen={() => setOpen(true)} />
        </div>
      )}
      {open && talk ? talk.panel : children}
    </div>
  );
}

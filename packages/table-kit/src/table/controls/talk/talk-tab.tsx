import { useContext, type ReactNode } from 'react';
import { useLocale } from '../../../words/use-locale.ts';
import { TalkContext, useTalkBadge } from './talk-context.ts';

/** The tab of the chat, beside that of the log; nothing where nobody can chat. */
export function TalkTab({
  open,
  onOpen,
}: {
  readonly open: boolean;
  readonly onOpen: () => void;
}): ReactNode {
  const { words } = useLocale();
  const badge = useTalkBadge();
  return (
    useContext(TalkContext) && (
      <button type="button" role="tab" aria-selected={open} {...badge} onClick={onOpen}>
        {words.talk.tab(0)}
      </button>
    )
  );
}

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ReviewMessage } from '@atoll/protocol';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import type { SharedReviewWords } from '@atoll/table-kit/words/load-replay-words.ts';
import type { LeadFollowMode } from './lead-follow.ts';

/** How long a position rests until it is spoken, in ms: one that is passed by is not. */
const REST_MS = 1_500;

interface SpokenReviewProps {
  readonly review: ReviewMessage;
  readonly mode: LeadFollowMode;
  readonly words: SharedReviewWords;
  readonly session: ReplaySession;
}

/** Tells screen readers who leads, who asks for the lead, and where the leader has gone. */
export function SpokenReview({ review, mode, words, session }: SpokenReviewProps): ReactNode {
  const position = useSyncExternalStore(session.subscribe, session.position);
  const [spoken, speak] = useState<number>();
  const isFollowing = mode === 'following';
  useEffect(() => {
    if (!isFollowing) return undefined;
    const rest = setTimeout(() => speak(position), REST_MS);
    return () => clearTimeout(rest);
  }, [isFollowing, position]);
  const leader = review.people.find(({ id }) => id === review.lead);
  const asking = review.people.filter(({ id, asks }) => asks && id !== review.you);
  const lead =
    mode === 'leading' ? words.youLead : leader ? words.whoLeads(leader.name) : words.nobodyLeads;
  return (
    <div className="hidden" role="status">
      <p>{lead}</p>
      {mode === 'leading' && asking.map(({ id, name }) => <p key={id}>{words.asks(name)}</p>)}
      {isFollowing && spoken === position && <p>{words.movedTo(position)}</p>}
    </div>
  );
}

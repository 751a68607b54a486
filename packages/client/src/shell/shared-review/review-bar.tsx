import type { ReactNode } from 'react';
import type { ReviewMessage } from '@atoll/protocol';
import { Slide } from '@atoll/table-kit/table/controls/choices/slide.tsx';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import type { SharedReviewWords } from '@atoll/table-kit/words/load-replay-words.ts';
import type { ReviewConnection } from '../../net/review/review-connection.ts';
import type { LeadFollowMode } from './lead-follow.ts';
import { reviewAddress } from './review-link.ts';
import { SpokenReview } from './spoken-review.tsx';

interface ReviewBarProps {
  readonly id: string;
  readonly review: ReviewMessage;
  readonly mode: LeadFollowMode;
  readonly link: 'live' | 'lost';
  readonly words: SharedReviewWords;
  readonly session: ReplaySession;
  readonly connection: ReviewConnection;
  readonly onFollow: () => void;
  readonly onLeave: () => void;
}

/** Who is at a review, who leads, and what the person can do about it. */
export function ReviewBar(props: ReviewBarProps): ReactNode {
  const { id, review, mode, link, words, session, connection, onFollow, onLeave } = props;
  const leader = review.people.find((person) => person.id === review.lead);
  return (
    <section className="shared-review" aria-label={words.title}>
      <SpokenReview {...{ review, mode, words, session }} />
      <p className="shared-review-state">{stateWords(props, leader?.name)}</p>
      <Slide className="shared-review-row">
        {mode === 'around' && leader && (
          <button type="button" className="button main small" onClick={onFollow}>
            {words.follow(leader.name)}
          </button>
        )}
        {mode !== 'leading' && link === 'live' && <LeadButton {...{ review, words, connection }} />}
        {mode === 'leading' && <Requests {...{ review, words, connection }} />}
        <People {...{ review, words, connection }} />
        <CopyButton
          className="button second small"
          label={words.copy}
          text={reviewAddress(review.match, id)}
        />
        <button
          type="button"
          className="button second small"
          onClick={() => {
            connection.leave();
            onLeave();
          }}
        >
          {words.leave}
        </button>
      </Slide>
    </section>
  );
}

function stateWords({ mode, link, words }: ReviewBarProps, leader: string | undefined): string {
  if (link === 'lost') return words.lost;
  if (mode === 'leading') return words.youLead;
  if (leader === undefined) return words.nobodyLeads;
  return mode === 'around' ? words.around(leader) : words.following(leader);
}

type PartProps = Pick<ReviewBarProps, 'review' | 'words' | 'connection'>;

/** Takes the lead, asks for it, or ends the own request. */
function LeadButton({ review, words, connection }: PartProps): ReactNode {
  const own = review.people.find(({ id }) => id === review.you);
  const isFree = !review.people.some(({ id, here }) => id === review.lead && here);
  const label = isFree ? words.take : own?.asks ? words.withdraw : words.ask;
  return (
    <button
      type="button"
      className="button second small"
      onClick={() => void connection.lead({ do: own?.asks && !isFree ? 'withdraw' : 'ask' })}
    >
      {label}
    </button>
  );
}

/** The people who ask a leader for the lead. */
const Requests = ({ review, words, connection }: PartProps): ReactNode =>
  review.people
    .filter(({ asks, here }) => asks && here)
    .map(({ id, name }) => (
      <span key={id} className="shared-review-request">
        <span>{words.asks(name)}</span>
        <button
          type="button"
          className="button main small"
          onClick={() => void connection.lead({ do: 'give', to: id })}
        >
          {words.give}
        </button>
        <button
          type="button"
          className="button second small"
          onClick={() => void connection.lead({ do: 'refuse', to: id })}
        >
          {words.refuse}
        </button>
      </span>
    ));

/** Everybody at a review; a leader hands the lead over by a name. */
function People({ review, words, connection }: PartProps): ReactNode {
  const leads = review.lead === review.you;
  return (
    <ul className="shared-review-people" aria-label={words.people}>
      {review.people.map(({ id, name, here, asks }) => (
        <li key={id} className={here ? '' : 'away'}>
          <bdi>{id === review.you ? words.you(name) : name}</bdi>
          {id === review.lead && <b>{words.leads}</b>}
          {!here && <small>{words.away}</small>}
          {leads && here && !asks && id !== review.you && (
            <button
              type="button"
              className="link"
              aria-label={words.handOverTo(name)}
              onClick={() => void connection.lead({ do: 'give', to: id })}
            >
              {words.handOver}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

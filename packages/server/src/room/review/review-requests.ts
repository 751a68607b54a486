import {
  type ReviewAnswer,
  reviewLeadRequest,
  reviewNoteRequest,
  reviewShowRequest,
} from '@atoll/protocol';
import { handleRequest, type RequestClient, type RequestContext } from '../request-handler.ts';
import type { SharedReview } from './shared-review.ts';

export interface ReviewRequestsParts {
  readonly context: RequestContext;
  readonly review: () => SharedReview;
  /** The id of the person of a connection; '' for a connection that was replaced. */
  readonly personOf: (client: RequestClient) => string;
  /** Called after people, lead or position have changed. */
  readonly onChanged: () => void;
  /** Called after the notes have changed. */
  readonly onNoted: () => void;
}

/** The cost of a change in memory. */
const cost = (): number => 1;

/** The requests at a shared review, by message name. */
export function reviewRequests({
  context,
  review,
  personOf,
  onChanged,
  onNoted,
}: ReviewRequestsParts) {
  const change = (
    asker: RequestClient,
    { by, tell }: { readonly by: (person: string) => ReviewAnswer; readonly tell: () => void },
  ): ReviewAnswer => {
    const person = personOf(asker);
    if (person === '') return { ok: false, reasons: [{ code: 'no-such-person' }] };
    const answer = by(person);
    if (answer.ok) tell();
    return answer;
  };
  return {
    show: handleRequest(
      context,
      { schema: reviewShowRequest, cost },
      async (_seat, request, asker) =>
        change(asker, { by: (person) => review().show(person, request), tell: onChanged }),
    ),
    lead: handleRequest(
      context,
      { schema: reviewLeadRequest, cost },
      async (_seat, request, asker) =>
        change(asker, { by: (person) => review().changeLead(person, request), tell: onChanged }),
    ),
    note: handleRequest(
      context,
      { schema: reviewNoteRequest, cost },
      async (_seat, request, asker) =>
        change(asker, { by: (person) => review().changeNote(person, request), tell: onNoted }),
    ),
  };
}

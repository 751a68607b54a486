import type {
  GoneAddress,
  GoneBounds,
  NewSubscription,
  NoticeState,
  NoticeTarget,
  Subscription,
  SubscriptionKey,
} from './subscriptions.ts';

/** The columns of a new subscription; the target as JSON. */
export type SubscriptionRow = Omit<NewSubscription, 'target'> & { readonly target: string };

/** A change of subscriptions, as it is passed to the writer. */
export type SubscriptionWrite =
  | { readonly change: 'put'; readonly row: SubscriptionRow & { readonly most: number } }
  | {
      readonly change: 'note';
      readonly row: SubscriptionKey & NoticeState & { readonly was: number };
    }
  | { readonly change: 'drop'; readonly row: SubscriptionKey }
  | { readonly change: 'stop'; readonly row: Pick<SubscriptionKey, 'device' | 'kind'> }
  | { readonly change: 'gone'; readonly row: GoneAddress }
  | { readonly change: 'forget'; readonly row: GoneBounds }
  | { readonly change: 'secret'; readonly row: { readonly name: string; readonly value: string } };

export function putRow(
  { matchId, device, kind, tokenHash, target, at }: NewSubscription,
  most: number,
): SubscriptionRow & { readonly most: number } {
  return { matchId, device, kind, tokenHash, target: JSON.stringify(target), at, most };
}

export function noteRow(
  { matchId, device, kind, due: was }: SubscriptionKey & Pick<NoticeState, 'due'>,
  { notice, due, tries, told }: NoticeState,
): SubscriptionKey & NoticeState & { readonly was: number } {
  return { matchId, device, kind, was, notice, due, tries, told };
}

export const keyRow = ({ matchId, device, kind }: SubscriptionKey): SubscriptionKey => ({
  matchId,
  device,
  kind,
});

/** Reads a row of `SELECT * FROM subscriptions`. */
export function toSubscription(row: Readonly<Record<string, unknown>>): Subscription {
  return {
    matchId: String(row['match_id']),
    device: String(row['device']),
    kind: row['kind'] === 'push' ? 'push' : 'webhook',
    tokenHash: String(row['token_hash']),
    target: JSON.parse(String(row['target'])) as NoticeTarget,
    at: Number(row['at']),
    notice: String(row['notice']) as Subscription['notice'],
    due: Number(row['due']),
    tries: Number(row['tries']),
    told: String(row['told']) as Subscription['told'],
  };
}

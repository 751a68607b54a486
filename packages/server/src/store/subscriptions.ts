/** What there is to tell of a match to somebody who is away, the least urgent first. */
export const ABOUTS = ['began', 'aside', 'turn', 'over'] as const;
export type About = (typeof ABOUTS)[number];

/** What one subscription still has to tell, and what it told. */
export interface NoticeState {
  /** What is to be told, or ''. */
  readonly notice: About | '';
  /** When it is to be sent, in ms since 1970; 0 for nothing. */
  readonly due: number;
  /** How often that was tried. */
  readonly tries: number;
  /**
   * The last that was told since the person was at the table; `seen` for one who left knowing what
   * is asked; or ''.
   */
  readonly told: About | 'seen' | '';
}

/**
 * Where a notice goes. `origin` is that of the pages that its links lead to, `language` that of the
 * words, by BCP 47.
 */
export type NoticeTarget = { readonly language?: string } & NoticeAddress;

type NoticeAddress =
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      /** The key of the browser, and what it shares with us: base64url, as browsers give them. */
      readonly p256dh: string;
      readonly auth: string;
      readonly origin: string;
    }
  | {
      readonly kind: 'webhook';
      readonly url: string;
      /** What its messages are signed with. */
      readonly secret: string;
      readonly origin: string;
    };

/** Which subscription: a device has at most one of each kind for a match. */
export interface SubscriptionKey {
  readonly matchId: string;
  /** A secret of the device. */
  readonly device: string;
  readonly kind: NoticeTarget['kind'];
}

/** One device wants to be told about one seat of a match. */
export interface Subscription extends SubscriptionKey, NoticeState {
  /** What the token of the seat hashes to: seats may move as the match begins, tokens do not. */
  readonly tokenHash: string;
  readonly target: NoticeTarget;
  /** In ms since 1970. */
  readonly at: number;
}

/** A subscription as somebody asks for it. */
export type NewSubscription = Omit<Subscription, keyof NoticeState>;

/** An address behind which nobody is any more. */
export interface GoneAddress {
  /** What it hashes to. */
  readonly hash: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** How much is remembered of what is gone: that since a moment, and of it the newest. */
export interface GoneBounds {
  readonly since: number;
  readonly most: number;
}

/**
 * Where subscriptions live, and with them what is still to be sent. Promises resolve and reject as
 * those of `MatchStore`.
 */
export interface SubscriptionStore {
  ofMatch(matchId: string): Promise<readonly Subscription[]>;
  ofDevice(device: string): Promise<readonly Subscription[]>;
  /** Those with something to tell, at most so many, that which is due first at the beginning. */
  pending(most: number): Promise<readonly Subscription[]>;
  /**
   * Adds a subscription, or gives one that exists another target. False where the seat has `most`
   * others.
   */
  put(subscription: NewSubscription, most: number): Promise<boolean>;
  /** False when `due` is no longer as the subscription says: nothing was changed then. */
  note(subscription: SubscriptionKey & NoticeState, state: NoticeState): Promise<boolean>;
  drop(subscription: SubscriptionKey): Promise<void>;
  /** Ends all subscriptions of one kind of a device. */
  stop(which: Pick<SubscriptionKey, 'device' | 'kind'>): Promise<void>;
  /** Remembers an address that is gone, and forgets those beyond the bounds. */
  keepGone(gone: GoneAddress, bounds: GoneBounds): Promise<void>;
  /** Whether an address is remembered as gone. */
  isGone(hash: string, since: number): Promise<boolean>;
  /** The secret of the server under a name: `fresh`, unless there was one. */
  secret(name: string, fresh: string): Promise<string>;
}

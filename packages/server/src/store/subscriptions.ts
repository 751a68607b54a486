/** The subjects of notices to absent people, the least urgent first. */
export const ABOUTS = ['began', 'aside', 'turn', 'over'] as const;
export type About = (typeof ABOUTS)[number];

/** The pending notice of a subscription, and the last one sent. */
export interface NoticeState {
  /** The pending notice, or ''. */
  readonly notice: About | '';
  /** When it is to be sent, in ms since 1970; 0 for none. */
  readonly due: number;
  /** The number of attempts. */
  readonly tries: number;
  /**
   * The last notice sent since the person was at the table; `seen` if the person left knowing the
   * prompt; or ''.
   */
  readonly told: About | 'seen' | '';
}

/**
 * The address of a notice. `origin` is the origin of the pages that its links lead to, `language`
 * the language of its words, by BCP 47.
 */
export type NoticeTarget = { readonly language?: string } & NoticeAddress;

type NoticeAddress =
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      /** The public key of the browser, and its shared secret: base64url, as browsers give them. */
      readonly p256dh: string;
      readonly auth: string;
      readonly origin: string;
    }
  | {
      readonly kind: 'webhook';
      readonly url: string;
      /** The secret that signs its messages. */
      readonly secret: string;
      readonly origin: string;
    };

/** The key of a subscription: a device has at most one of each kind for a match. */
export interface SubscriptionKey {
  readonly matchId: string;
  /** A secret of the device. */
  readonly device: string;
  readonly kind: NoticeTarget['kind'];
}

/** A subscription of one device to the notices of one seat. */
export interface Subscription extends SubscriptionKey, NoticeState {
  /** The hash of the seat's token: seats may move as the match begins, tokens do not. */
  readonly tokenHash: string;
  readonly target: NoticeTarget;
  /** In ms since 1970. */
  readonly at: number;
}

/** A new subscription, before any notice. */
export type NewSubscription = Omit<Subscription, keyof NoticeState>;

/** An address that no longer exists. */
export interface GoneAddress {
  /** The hash of the address. */
  readonly hash: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** The gone addresses that are remembered: those since a moment, and of them the newest. */
export interface GoneBounds {
  readonly since: number;
  readonly most: number;
}

/**
 * The store of subscriptions and their pending notices. Promises resolve and reject as those of
 * `MatchStore`.
 */
export interface SubscriptionStore {
  ofMatch(matchId: string): Promise<readonly Subscription[]>;
  ofDevice(device: string): Promise<readonly Subscription[]>;
  /** Subscriptions with a pending notice, at most so many, the earliest due first. */
  pending(most: number): Promise<readonly Subscription[]>;
  /**
   * Adds a subscription, or gives an existing one another target. False if the seat has `most`
   * others.
   */
  put(subscription: NewSubscription, most: number): Promise<boolean>;
  /** False when `due` has changed meanwhile: then nothing was changed. */
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

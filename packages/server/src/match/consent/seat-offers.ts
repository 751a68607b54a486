import type { Seat } from '@atoll/engine';
import type { SeatOfferAnswer, SeatOfferMessage, TableSeatOfferData } from '@atoll/protocol';
import type { SeatRecord, TableRecord } from '../../store/match-store.ts';
import type { SeatOfferRecord } from '../../store/seat-offer-record.ts';
import { asHost, nextHostOf } from '../host-settings.ts';
import { hashToken, isSameSecret, newSeatToken, offerSecretOf } from '../secrets.ts';
import { refuse, withSeat } from '../table.ts';
import type { SeatTaking } from '../table-changes.ts';
import { StandInRules } from './stand-in-rules.ts';
import type { StandInVotesParts } from './stand-in-votes.ts';

/** Time after a refusal in which the seat may not be offered again, in ms. */
const ASKED_ONCE_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** How long a proposal waits for answers, and an agreed offer for a person, in ms. */
const PROPOSED_MS = DAY_MS;
const AGREED_MS = 3 * DAY_MS;
/** How long a person must be away until a single other one may give the seat away, in ms. */
const LONE_MS = 15 * 60_000;
const LONE_DAYS_MS = DAY_MS;

export type SeatOffersParts = Omit<StandInVotesParts, 'standIn'>;

type Refusal = ReturnType<typeof refuse>;

/** An offer with its seat. */
interface Offer extends SeatOfferRecord {
  readonly seat: Seat;
}

/** A person with the secret of the link. */
export interface OfferTaker {
  readonly seat: Seat;
  readonly secret: string;
  readonly name: string;
  /** The hash of the id of the person's device. */
  readonly player?: string | undefined;
}

/**
 * Gives the seat of an absent person to another one once all people who play and are present agree:
 * one offer at a time. A single one of them decides only after a long absence. The offer is stored
 * with the seat, so that it survives a restart, which forgets only earlier refusals. It ends when
 * the person of the seat returns.
 */
export class SeatOffers {
  readonly #parts: SeatOffersParts;
  readonly #rules: StandInRules;
  /** By seat, when the others last refused to offer it. */
  readonly #refusedAt = new Map<Seat, number>();
  /** Offers whose person has returned, also while that cannot be stored. */
  readonly #ended = new Set<string>();

  constructor(parts: SeatOffersParts) {
    this.#parts = parts;
    this.#rules = new StandInRules(parts);
  }

  /** The offer as people may see it; undefined for none. */
  get shown(): TableSeatOfferData | undefined {
    const offer = this.#valid;
    if (!offer) return undefined;
    const { kind, seat, by, until } = offer;
    const voters = [...this.#rules.votersOn(seat)];
    return { kind, seat, by, voters, agreed: [...offer.agreed], until };
  }

  /**
   * When the offer ends by itself or a disconnected voter stops counting, in ms since 1970;
   * undefined for never.
   */
  get nextChange(): number | undefined {
    const { state, now } = this.#parts;
    const stored = this.#stored;
    if (!stored || state.over) return undefined;
    if (!this.#valid) return now();
    if (stored.kind === 'agreed') return stored.until;
    const wait = this.#rules.nextToGo(this.#rules.votersOn(stored.seat)) ?? Infinity;
    const alone = this.#loneWait(stored.seat) || Infinity;
    return Math.min(stored.until, now() + wait, now() + alone);
  }

  /** Removes an offer that has ended, or counts anew. Rejects with `NotStored`. */
  settle(): Promise<void> {
    return this.#parts.lease.inTurn(async () => {
      const stored = this.#stored;
      if (!stored) return;
      if (!this.#valid) await this.#save(stored.seat, undefined);
      else if (stored.kind === 'proposed' && this.#isAgreed(stored)) await this.#decide(stored);
    });
  }

  /** Ends the offer of this seat: its person is back. Rejects with `NotStored`. */
  async came(seat: Seat): Promise<void> {
    const offer = this.#stored;
    if (offer?.seat !== seat) return;
    this.#ended.add(offer.nonce);
    await this.settle();
  }

  handle(by: Seat, { do: what, seat }: SeatOfferMessage): Promise<SeatOfferAnswer> {
    const { state, lease, clocks } = this.#parts;
    return lease.inTurn(async () => {
      await clocks.settleInTurn();
      if (state.record.rated) return refuse('rated-hand-over');
      const refused = this.#rules.refusesVoter(by);
      if (refused) return refused;
      if (what === 'propose') return this.#propose(by, seat);
      const offer = this.#valid?.seat === seat ? this.#valid : undefined;
      if (what === 'agree' || what === 'link') {
        if (!offer) return refuse('offer-gone');
        if (what === 'agree') await this.#agree(by, offer);
        else if (offer.kind === 'agreed')
          return { ...this.#accepted(), secret: offerSecretOf(state.record.seed, offer.nonce) };
        else return this.#refusesLone(seat) ?? refuse('ask-others');
        return this.#accepted();
      }
      if (offer?.kind === 'proposed' && (what === 'refuse' || offer.by === by)) {
        this.#refusedAt.set(seat, this.#parts.now());
        await this.#save(seat, undefined);
      } else if (offer?.kind === 'agreed' && what === 'withdraw') await this.#save(seat, undefined);
      return this.#accepted();
    });
  }

  /**
   * Gives an offered seat to the person who has the secret; none when the link leads nowhere
   * any more. Rejects with `NotStored`.
   */
  take({ seat, secret, name, player }: OfferTaker): Promise<SeatTaking> {
    const { state, lease, clocks, listener, now } = this.#parts;
    return lease.inTurn(async () => {
      await clocks.settleInTurn();
      const offer = this.#valid;
      if (offer?.kind !== 'agreed' || offer.seat !== seat) return { ok: false, why: 'none' };
      if (!isSameSecret(secret, offerSecretOf(state.record.seed, offer.nonce)))
        return { ok: false, why: 'none' };
      const token = newSeatToken();
      const {
        offer: _,
        program: _program,
        player: _player,
        prepared: _prepared,
        ...before
      } = state.table.seats[seat] as SeatRecord;
      const { tokenHash, former = [] } = before;
      const last = { name: before.name, tokenHash, until: now(), seq: state.length };
      const record: SeatRecord = {
        ...before,
        name,
        ...(player === undefined ? {} : { player }),
        tokenHash: hashToken(token),
        standIn: clocks.refusesBack(seat) ? before.standIn : '',
        former: [...former, last],
      };
      await state.saveTable(withTaker(state.table, seat, record));
      lease.show(() => {
        listener()?.seatFreed(seat);
        listener()?.tableChanged();
        listener()?.seatHanded(seat);
      });
      return { ok: true, seat, token };
    });
  }

  /** The stored offer. */
  get #stored(): Offer | undefined {
    const { seats } = this.#parts.state.table;
    const seat = seats.findIndex(({ offer }) => offer !== undefined);
    const offer = seats[seat]?.offer;
    return offer && { ...offer, seat };
  }

  /** The stored offer, unless it has ended. */
  get #valid(): Offer | undefined {
    const { state, now } = this.#parts;
    const offer = this.#stored;
    if (!offer || !state.match || state.over || this.#ended.has(offer.nonce)) return undefined;
    if (this.#hasConceded(offer.seat) || this.#rules.awayFor(offer.seat) === 0) return undefined;
    if (this.#isSpent(offer.seat)) return undefined;
    return offer.until > now() ? offer : undefined;
  }

  async #propose(by: Seat, seat: Seat): Promise<SeatOfferAnswer> {
    const { now } = this.#parts;
    const open = this.#valid;
    if (open?.seat === seat) {
      await this.#agree(by, open);
      return this.#accepted();
    }
    const refused = this.#refusesSeat(by, seat) ?? this.#refusesLone(seat);
    if (refused) return refused;
    if (open) return refuse('offer-open', { seat: open.seat });
    const wait = (this.#refusedAt.get(seat) ?? -Infinity) + ASKED_ONCE_MS - now();
    if (wait > 0 && this.#rules.votersOn(seat).length > 1)
      return refuse('offer-asked', { seat, seconds: Math.ceil(wait / 1000) });
    const stored = this.#stored;
    if (stored && stored.seat !== seat) await this.#save(stored.seat, undefined);
    const until = now() + PROPOSED_MS;
    await this.#decide({ kind: 'proposed', seat, by, agreed: [by], nonce: newSeatToken(), until });
    return this.#accepted();
  }

  /** Why a seat may not be given to another person; undefined if it may. */
  #refusesSeat(by: Seat, seat: Seat): Refusal | undefined {
    const { state, after } = this.#parts;
    if (state.record.daily) return refuse('daily-fixed');
    if (this.#hasConceded(seat)) return refuse('conceded');
    if (this.#isSpent(seat)) return refuse('time-up');
    if (seat === by || !this.#rules.isReplaced(seat)) {
      // With days per turn people are away as a rule: their seats wait until a bot plays them.
      const isSlow = state.table.clock?.terms.kind === 'days';
      const refused = this.#rules.refusesSeat(by, seat);
      return refused ?? (isSlow ? refuse('not-awaited', { seat }) : undefined);
    }
    const away = this.#rules.awayFor(seat);
    if (away === 0) return refuse('not-away', { seat });
    return away < after
      ? refuse('just-left', { seat, seconds: Math.ceil((after - away) / 1000) })
      : undefined;
  }

  async #agree(by: Seat, offer: Offer): Promise<void> {
    if (offer.kind === 'agreed' || offer.seat === by) return;
    await this.#decide({ ...offer, agreed: [...new Set([...offer.agreed, by])].sort() });
  }

  #isAgreed({ seat, agreed }: Offer): boolean {
    const voters = this.#rules.votersOn(seat);
    if (voters.length === 0 || this.#loneWait(seat) > 0) return false;
    return voters.every((voter) => agreed.includes(voter));
  }

  /** Nobody contradicts a single voter: that one has to wait much longer. */
  #refusesLone(seat: Seat): Refusal | undefined {
    const wait = this.#loneWait(seat);
    return wait > 0 ? refuse('just-left', { seat, seconds: Math.ceil(wait / 1000) }) : undefined;
  }

  /** In how many ms a single voter may decide about a seat; 0 for now, and for several voters. */
  #loneWait(seat: Seat): number {
    if (this.#rules.votersOn(seat).length > 1) return 0;
    const isSlow = this.#parts.state.table.clock?.terms.kind === 'days';
    return Math.max(0, (isSlow ? LONE_DAYS_MS : LONE_MS) - this.#rules.awayFor(seat));
  }

  /** Whether the bank of a seat is used up, so that its bot plays and no newcomer could. */
  #isSpent(seat: Seat): boolean {
    const { state, clocks } = this.#parts;
    return state.table.clock?.terms.kind === 'bank' && clocks.refusesBack(seat) !== undefined;
  }

  async #decide({ seat, ...offer }: Offer): Promise<void> {
    const isAgreed = this.#isAgreed({ seat, ...offer });
    const until = this.#parts.now() + AGREED_MS;
    await this.#save(seat, isAgreed ? { ...offer, kind: 'agreed', until } : offer);
  }

  async #save(seat: Seat, offer: SeatOfferRecord | undefined): Promise<void> {
    const { state, lease, listener } = this.#parts;
    const { offer: _, ...record } = state.table.seats[seat] as SeatRecord;
    await state.saveTable(withSeat(state.table, seat, offer ? { ...record, offer } : record));
    lease.show(() => listener()?.tableChanged());
  }

  #hasConceded(seat: Seat): boolean {
    return this.#parts.state.match?.conceded.some((each) => each.seat === seat) ?? false;
  }

  #accepted(): { readonly ok: true; readonly seq: number } {
    return { ok: true, seq: this.#parts.state.length };
  }
}

/** The table with another person in a seat, who is not its host: another one becomes that. */
function withTaker(table: TableRecord, seat: Seat, record: SeatRecord): TableRecord {
  const { host, seats } = table;
  const nextHost = seat === host ? nextHostOf(seats, host) : undefined;
  if (nextHost === undefined) return withSeat(table, seat, record);
  const led = withSeat(table, nextHost, asHost(seats[nextHost] as SeatRecord, seats[host]));
  return { ...withSeat(led, seat, asHost(record, undefined)), host: nextHost };
}

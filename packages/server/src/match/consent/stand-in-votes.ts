import type { Seat } from '@atoll/engine';
import type { Answer, StandInMessage } from '@atoll/protocol';
import type { SeatRecord } from '../../store/match-store.ts';
import type { ClockKeeper } from '../clock/clock-keeper.ts';
import { StandInRules, type StandInRulesParts } from './stand-in-rules.ts';
import { refuse, withSeat } from '../table.ts';
import type { WriteLease } from '../write-lease.ts';

/** Time after a refusal in which no new vote may open, in ms. */
const ASKED_ONCE_MS = 5 * 60_000;

export interface StandInVotesParts extends StandInRulesParts {
  readonly lease: WriteLease;
  readonly clocks: ClockKeeper;
  /** The bot that plays on. */
  readonly standIn: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A player's proposal that a bot plays on for an absent person. */
interface Proposal {
  readonly seat: Seat;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
}

/** A proposal as it stands: `agreed` and `refused` hold current voters only. */
export interface StandInVote extends Proposal {
  readonly voters: readonly Seat[];
}

/**
 * Has a bot play on for an absent person once more than half of the people who play and are present
 * agree. One proposal at a time. It lives in memory: a restart ends it, and forgets refusals.
 */
export class StandInVotes {
  readonly #parts: StandInVotesParts;
  readonly #rules: StandInRules;
  #proposal: Proposal | undefined;
  /** By seat, when the others last refused a bot for it. */
  readonly #refusedAt = new Map<Seat, number>();

  constructor(parts: StandInVotesParts) {
    this.#parts = parts;
    this.#rules = new StandInRules(parts);
  }

  /** How long the match must wait for an absent person until a bot may be proposed, in ms. */
  get after(): number {
    return this.#parts.after;
  }

  /** The proposal that waits for answers. */
  get open(): StandInVote | undefined {
    const proposal = this.#proposal;
    return proposal && this.#rules.isVacant(proposal.seat) ? this.#counted(proposal) : undefined;
  }

  /**
   * When a disconnected voter stops counting, in ms since 1970; undefined while all are present, or
   * nothing is proposed.
   */
  get nextChange(): number | undefined {
    const wait = this.#rules.nextToGo(this.open?.voters ?? []);
    return wait === undefined ? undefined : this.#parts.now() + wait;
  }

  /** Ends a proposal about this seat: its person is back. */
  came(seat: Seat): void {
    if (this.#proposal?.seat === seat) this.#proposal = undefined;
  }

  /** Counts anew, since a voter may have gone. Rejects with `NotStored`. */
  settle(): Promise<void> {
    return this.#parts.lease.inTurn(async () => {
      if (this.#proposal && this.open) await this.#decide(this.#proposal);
      else this.#proposal = undefined;
    });
  }

  handle(by: Seat, { do: what, seat }: StandInMessage): Promise<Answer> {
    const { state, lease, clocks } = this.#parts;
    return lease.inTurn(async () => {
      await clocks.settleInTurn();
      const refused = this.#rules.refusesVoter(by);
      if (refused) return refused;
      const proposal = this.open?.seat === seat ? this.#proposal : undefined;
      if (what === 'propose' && !proposal) return this.#propose(by, seat);
      if (what === 'propose' || what === 'agree') return this.#agree(by, seat, proposal);
      if (proposal?.by === by) this.#end(proposal);
      else if (proposal && what === 'refuse')
        await this.#decide({
          ...proposal,
          agreed: without(proposal.agreed, by),
          refused: [...without(proposal.refused, by), by],
        });
      return state.accepted();
    });
  }

  /**
   * Why a seat may not have a bot play on for this person without a vote; undefined if it may. Call
   * in turn.
   */
  refusesAlone(by: Seat, seat: Seat): ReturnType<typeof refuse> | undefined {
    const refused = this.#rules.refusesVoter(by) ?? this.#rules.refusesSeat(by, seat);
    if (refused) return refused;
    const alone = this.#rules.votersOn(seat).every((voter) => voter === by);
    return alone ? undefined : refuse('ask-others');
  }

  async #propose(by: Seat, seat: Seat): Promise<Answer> {
    const { state, now } = this.#parts;
    if (seat !== by && this.#rules.isReplaced(seat)) return state.accepted();
    const refused = this.#rules.refusesSeat(by, seat);
    if (refused) return refused;
    const { open } = this;
    if (open) return refuse('stand-in-open', { seat: open.seat });
    const wait = (this.#refusedAt.get(seat) ?? -Infinity) + ASKED_ONCE_MS - now();
    if (wait > 0 && this.#rules.votersOn(seat).length > 1)
      return refuse('stand-in-asked', { seat, seconds: Math.ceil(wait / 1000) });
    await this.#decide({ seat, by, agreed: [by], refused: [] });
    return state.accepted();
  }

  async #agree(by: Seat, seat: Seat, proposal: Proposal | undefined): Promise<Answer> {
    const { state } = this.#parts;
    if (!proposal) return this.#rules.isReplaced(seat) ? state.accepted() : refuse('stand-in-gone');
    await this.#decide({
      ...proposal,
      agreed: [...without(proposal.agreed, by), by],
      refused: without(proposal.refused, by),
    });
    return state.accepted();
  }

  /** The vote of an absent voter counts again once the voter is back. */
  #counted(proposal: Proposal): StandInVote {
    const voters = this.#rules.votersOn(proposal.seat);
    const among = (seats: readonly Seat[]): readonly Seat[] =>
      voters.filter((seat) => seats.includes(seat));
    return {
      ...proposal,
      voters,
      agreed: among(proposal.agreed),
      refused: among(proposal.refused),
    };
  }

  /** Applies the state of a proposal: it is carried out, has failed, or waits. */
  async #decide(proposal: Proposal): Promise<void> {
    const { voters, agreed, refused } = this.#counted(proposal);
    if (agreed.length * 2 > voters.length) await this.#carryOut(proposal);
    else if (refused.length > 0 && refused.length * 2 >= voters.length) this.#end(proposal);
    else this.#show(proposal);
  }

  async #carryOut({ seat }: Proposal): Promise<void> {
    const { state, lease, standIn, listener } = this.#parts;
    const record = state.table.seats[seat] as SeatRecord;
    await state.saveTable(withSeat(state.table, seat, { ...record, standIn }));
    this.#proposal = undefined;
    lease.show(() => {
      listener()?.tableChanged();
      listener()?.seatHanded(seat);
    });
  }

  #end({ seat }: Proposal): void {
    this.#refusedAt.set(seat, this.#parts.now());
    this.#show(undefined);
  }

  #show(proposal: Proposal | undefined): void {
    const { lease, listener } = this.#parts;
    this.#proposal = proposal;
    lease.show(() => listener()?.tableChanged());
  }
}

const without = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.filter((other) => other !== seat);

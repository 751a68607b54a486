import { type Match, revert, revertible, type Seat } from '@atoll/engine';
import type { Answer, RevertMessage } from '@atoll/protocol';
import type { ClockKeeper } from '../clock/clock-keeper.ts';
import type { MatchListener } from '../match-listener.ts';
import type { MatchState } from '../match-state.ts';
import type { AcceptedRequest } from '../submission-check.ts';
import { refuse } from '../table.ts';
import type { WriteLease } from '../write-lease.ts';

export interface RevertRequestsParts {
  readonly state: MatchState;
  readonly lease: WriteLease;
  readonly clocks: ClockKeeper;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The publisher of the match; undefined until it is set. */
  readonly listener: () => MatchListener | undefined;
  /** Stores and publishes a revert that all agreed to. */
  readonly commit: (seat: Seat, accepted: AcceptedRequest) => Promise<void>;
}

/** A player's open request to all others to undo a decision. */
export interface OpenRevert {
  readonly seat: Seat;
  /** The log entry with which the decision began. */
  readonly entry: number;
  /** The seats that have agreed so far. */
  readonly agreed: readonly Seat[];
}

/**
 * Requests to undo a decision after a reveal: one at a time, and each decision only once. They live
 * in memory: a restart ends them, and forgets earlier requests.
 */
export class RevertRequests {
  readonly #parts: RevertRequestsParts;
  #asked: { readonly request: OpenRevert; readonly length: number } | undefined;
  /** By seat, the newest decision that it has asked about. */
  readonly #before = new Map<Seat, number>();

  constructor(parts: RevertRequestsParts) {
    this.#parts = parts;
  }

  /** The request that waits for answers; it ends with the next action of any seat. */
  get open(): OpenRevert | undefined {
    const { state } = this.#parts;
    return this.#asked?.length === state.length ? this.#asked.request : undefined;
  }

  handle(by: Seat, { do: what, entry }: RevertMessage): Promise<Answer> {
    const { state, lease, clocks } = this.#parts;
    return lease.inTurn(async () => {
      await clocks.settleInTurn();
      const { match } = state;
      if (by < 0) return refuse('not-seated');
      if (!match) return refuse('not-started');
      if (state.record.rated) return refuse('rated-revert');
      if (what === 'ask') return this.#ask(match, by, entry);
      if (what === 'agree') return this.#agree(match, by, entry);
      const { open } = this;
      const mayEnd =
        what === 'withdraw' ? open?.seat === by : this.#others(match, open).includes(by);
      if (open?.entry === entry && mayEnd) this.#show(undefined);
      return state.accepted();
    });
  }

  async #ask(match: Match<unknown>, seat: Seat, entry: number): Promise<Answer> {
    const { state } = this.#parts;
    const { open } = this;
    if (wasDone(match, { by: seat, entry })) return state.accepted();
    if (open?.seat === seat && open.entry === entry) return state.accepted();
    if (state.botOf(seat) !== '') return refuse('bot-plays');
    const reached = revertible(state.game, match, seat);
    if (!reached.ok) return reached;
    if (reached.decision.seq !== entry) return refuse('stale');
    if (open) return refuse('revert-open');
    if (this.#before.get(seat) === entry) return refuse('revert-asked');
    const request: OpenRevert = { seat, entry, agreed: [] };
    if (this.#others(match, request).length === 0) return this.#carryOut(match, request);
    this.#before.set(seat, entry);
    this.#show(request);
    return state.accepted();
  }

  async #agree(match: Match<unknown>, by: Seat, entry: number): Promise<Answer> {
    const { state } = this.#parts;
    const { open } = this;
    if (wasDone(match, { by, entry })) return state.accepted();
    const others = this.#others(match, open);
    if (open?.entry !== entry || !others.includes(by)) return refuse('revert-gone');
    const agreed = others.filter((seat) => seat === by || open.agreed.includes(seat));
    const request = { ...open, agreed };
    if (agreed.length === others.length) return this.#carryOut(match, request);
    if (agreed.length > open.agreed.length) this.#show(request);
    return state.accepted();
  }

  async #carryOut(match: Match<unknown>, { seat, agreed }: OpenRevert): Promise<Answer> {
    const { state, now, commit } = this.#parts;
    const reverted = revert(state.game, match, { seat, agreed, at: now() });
    if (!reverted.ok) return reverted;
    await commit(seat, reverted);
    return state.accepted();
  }

  /**
   * The seats that must agree: the other people who have not conceded. A seat with a stand-in bot
   * counts too, since its absent person has not agreed to anything.
   */
  #others(match: Match<unknown>, request: OpenRevert | undefined): readonly Seat[] {
    const { seats } = this.#parts.state.table;
    const gone = match.conceded.map(({ seat }) => seat);
    return seats.flatMap(({ kind }, seat) =>
      request && kind === 'person' && seat !== request.seat && !gone.includes(seat) ? [seat] : [],
    );
  }

  #show(request: OpenRevert | undefined): void {
    const { state, lease, listener } = this.#parts;
    this.#asked = request && { request, length: state.length };
    lease.show(() => listener()?.tableChanged());
  }
}

/**
 * Whether this decision was reverted already, with this seat as asker or in agreement: a repeated
 * request.
 */
function wasDone(
  { reverts }: Match<unknown>,
  { by, entry }: { readonly by: Seat; readonly entry: number },
): boolean {
  return reverts.some(({ from, seat, agreed }) => from === entry && [seat, ...agreed].includes(by));
}

import type { Seat } from '@atoll/engine';
import {
  type Answer,
  type ClockTerms,
  MOST_PAUSE_AHEAD,
  type PauseLength,
  type PauseMessage,
} from '@atoll/protocol';
import type { ClockRun, PauseRecord } from '../../store/clock-record.ts';
import type { ClockKeeper } from '../clock/clock-keeper.ts';
import { withPause } from '../clock/pause.ts';
import type { MatchState } from '../match-state.ts';
import { botOf, refuse } from '../table.ts';
import type { WriteLease } from '../write-lease.ts';

/** Time after a refusal in which its proposer may not propose again, in ms. */
const ASKED_ONCE_MS = 5 * 60_000;

export interface PausesParts {
  readonly state: MatchState;
  readonly lease: WriteLease;
  readonly clocks: ClockKeeper;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Refusal = ReturnType<typeof refuse>;

/**
 * Pauses of the clocks by agreement of all people who play: one at a time. Proposals and pauses are
 * stored with the clocks, since the people of a match of days come one after another; a restart
 * forgets only earlier refusals.
 */
export class Pauses {
  readonly #parts: PausesParts;
  /** By seat, when its proposal was last refused. */
  readonly #refusedAt = new Map<Seat, number>();

  constructor(parts: PausesParts) {
    this.#parts = parts;
  }

  handle(by: Seat, request: PauseMessage): Promise<Answer> {
    const { state, lease, clocks } = this.#parts;
    return lease.inTurn(async () => {
      await clocks.settleInTurn();
      const refused = this.#refusesVoter(by);
      if (refused) return refused;
      const { run } = state.clock;
      const { clock } = state.table;
      if (!run || !clock) return refuse('no-clock');
      if (request.do === 'propose') return this.#propose(by, request.length, run, clock.terms);
      return this.#answer(by, request.do, run);
    });
  }

  #refusesVoter(by: Seat): Refusal | undefined {
    const { state } = this.#parts;
    const seat = state.table.seats[by];
    if (seat?.kind !== 'person') return refuse('not-seated');
    if (!state.match) return refuse('not-started');
    if (state.over) return refuse('over');
    if (seat.program) return refuse('program');
    return botOf(seat) === '' ? undefined : refuse('bot-plays');
  }

  async #propose(by: Seat, length: PauseLength, run: ClockRun, terms: ClockTerms): Promise<Answer> {
    const { state, now } = this.#parts;
    const { pause } = run;
    if (pause?.kind === 'running') return refuse('paused', { until: pause.until });
    if (pause) {
      const isSame = pause.by === by && JSON.stringify(pause.length) === JSON.stringify(length);
      return isSame ? state.accepted() : refuse('pause-open', { seat: pause.by });
    }
    const refused = refusesLength(terms, length, now());
    if (refused) return refused;
    const wait = (this.#refusedAt.get(by) ?? -Infinity) + ASKED_ONCE_MS - now();
    if (wait > 0) return refuse('pause-asked', { seconds: Math.ceil(wait / 1000) });
    return this.#save(run, { kind: 'proposed', by, length, agreed: [by] });
  }

  async #answer(
    by: Seat,
    what: Exclude<PauseMessage['do'], 'propose'>,
    run: ClockRun,
  ): Promise<Answer> {
    const { state, now } = this.#parts;
    const { pause } = run;
    if (what === 'ready')
      return pause?.kind === 'running'
        ? this.#save(run, { ...pause, ready: withSeat(pause.ready, by) })
        : state.accepted();
    if (what === 'agree') {
      if (pause?.kind === 'running') return state.accepted();
      if (!pause) return refuse('pause-gone');
      return this.#save(run, { ...pause, agreed: withSeat(pause.agreed, by) });
    }
    if (pause?.kind !== 'proposed' || (what === 'withdraw' && pause.by !== by))
      return state.accepted();
    if (pause.by !== by) this.#refusedAt.set(pause.by, now());
    return this.#save(run, undefined);
  }

  async #save(run: ClockRun, pause: PauseRecord | undefined): Promise<Answer> {
    const { state, clocks } = this.#parts;
    await clocks.savePauseInTurn(withPause(run, pause));
    return state.accepted();
  }
}

/** Why a pause of this length does not suit the clock; undefined if it does. */
function refusesLength(
  { kind }: ClockTerms,
  length: PauseLength,
  now: number,
): Refusal | undefined {
  const allowed = kind === 'bank' ? 'minutes' : 'until';
  if (length.kind !== allowed) return refuse('pause-length', { allowed });
  const ahead = length.kind === 'until' ? length.until - now : 1;
  return ahead <= 0 || ahead > MOST_PAUSE_AHEAD
    ? refuse('pause-length', { allowed, most: MOST_PAUSE_AHEAD })
    : undefined;
}

const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  [...new Set([...seats, seat])].sort((a, b) => a - b);

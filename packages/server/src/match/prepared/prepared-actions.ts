import type { Seat } from '@atoll/engine';
import type { Answer, PreparedAnswer, PreparedMessage } from '@atoll/protocol';
import {
  NotStored,
  type SeatRecord,
  type StoredEntry,
  Unreadable,
} from '../../store/match-store.ts';
import type { PreparedRecord } from '../../store/prepared-record.ts';
import type { MatchState } from '../match-state.ts';
import { refuse, withSeat } from '../table.ts';
import type { WriteLease } from '../write-lease.ts';
import { checkedTree, dueReply, type PreparedTree, remaining } from './prepared-tree.ts';
import { unprepared } from './without-old-prepared.ts';

export interface PreparedActionsParts {
  readonly state: MatchState;
  readonly lease: WriteLease;
  /** Reads the entries after entry `after`. */
  readonly readLog: (after: number) => Promise<readonly StoredEntry[]>;
  /** Carries out an action of a person in its turn, under an id of the log. */
  readonly reply: (seat: Seat, id: string, action: unknown) => Promise<Answer>;
}

/** A stored tree, and what remains of it after entry `seq`. */
interface Known {
  readonly record: PreparedRecord;
  readonly seq: number;
  readonly tree: PreparedTree;
}

/**
 * The actions that people prepared for while others are on turn. They are stored with the seat;
 * what remains of them follows from the log, so that a restart at any moment changes nothing. Only
 * the person of the seat learns of them.
 */
export class PreparedActions {
  readonly #parts: PreparedActionsParts;
  readonly #known = new Map<Seat, Known>();

  constructor(parts: PreparedActionsParts) {
    this.#parts = parts;
  }

  /** Rejects with `NotStored`, and with `Unreadable`. */
  handle(by: Seat, request: PreparedMessage): Promise<PreparedAnswer> {
    const { state, lease } = this.#parts;
    return lease.inTurn(async () => {
      const refused = this.#refuses(by);
      if (refused) return refused;
      const { game, match, table, length } = state;
      if (!match) return refuse('not-started');
      if (request.do === 'read') return this.#shown(by);
      const { seq, actions } = request;
      if (seq !== length) return refuse('prepared-stale', { seq: length });
      const checked = checkedTree(game, match, { seat: by, actions });
      if (!checked.ok) return checked;
      const { tree } = checked;
      const had = table.seats[by]?.prepared !== undefined;
      if (tree.length > 0 || had)
        await this.#save(by, tree.length > 0 ? { seq, actions: tree } : undefined);
      return this.#shown(by);
    });
  }

  /**
   * Carries out the replies that are due, also those of before a restart. Rejects with `NotStored`.
   */
  async answer(): Promise<void> {
    const { state, lease } = this.#parts;
    if (state.table.seats.some(({ prepared }) => prepared))
      await lease.inTurn(() => this.answerInTurn());
  }

  /**
   * The same, in turn. A store that does not answer leaves a reply for the next time: the request
   * before it is stored already.
   */
  async answerInTurn(): Promise<void> {
    try {
      await this.#answerNext();
    } catch (error) {
      if (!(error instanceof NotStored || error instanceof Unreadable)) throw error;
    }
  }

  async #answerNext(): Promise<void> {
    const { state, reply } = this.#parts;
    for (const seat of state.table.seats.keys()) {
      const tree = state.over ? [] : await this.#treeOf(seat);
      const due = dueReply(tree, seat);
      if (!due) await this.#forgetEmpty(seat, tree);
      else {
        const answer = await reply(seat, `prepared-${state.length + 1}`, due.action);
        // the commit of an accepted reply has looked at all seats again
        if (answer.ok) return;
        await this.#save(seat, { seq: state.length, actions: [], dropped: true });
      }
    }
  }

  /** What was prepared and cannot come true any more is not kept. */
  async #forgetEmpty(seat: Seat, tree: PreparedTree): Promise<void> {
    const stored = this.#parts.state.table.seats[seat]?.prepared;
    if (stored && tree.length === 0 && !stored.dropped) await this.#save(seat, undefined);
  }

  async #treeOf(seat: Seat): Promise<PreparedTree> {
    const { state, readLog } = this.#parts;
    const record = state.table.seats[seat]?.prepared;
    if (!record) return [];
    const before = this.#known.get(seat);
    const known = before?.record === record ? before : { ...record, record, tree: record.actions };
    if (known.seq === state.length && known === before) return known.tree;
    const log = known.seq < state.length ? await readLog(known.seq) : [];
    const entries = log.map(({ entry }) => entry);
    const tree = remaining(known.tree, seat, entries);
    this.#known.set(seat, { record, seq: state.length, tree });
    return tree;
  }

  #refuses(by: Seat): ReturnType<typeof refuse> | undefined {
    const { state } = this.#parts;
    const seat = state.table.seats[by];
    if (seat?.kind !== 'person') return refuse('not-seated');
    if (state.game.conditional === undefined || state.table.clock?.terms.kind !== 'days')
      return refuse('not-prepared');
    if (state.over) return refuse('over');
    if (state.match?.conceded.some((known) => known.seat === by)) return refuse('conceded');
    return state.botOf(by) === '' ? undefined : refuse('bot-plays');
  }

  async #shown(seat: Seat): Promise<PreparedAnswer> {
    const { state } = this.#parts;
    const actions = await this.#treeOf(seat);
    const isDropped = state.table.seats[seat]?.prepared?.dropped;
    return { ok: true, seq: state.length, actions, ...(isDropped && { dropped: true }) };
  }

  async #save(seat: Seat, prepared: PreparedRecord | undefined): Promise<void> {
    const { state } = this.#parts;
    const rest = unprepared(state.table.seats[seat] as SeatRecord);
    await state.saveTable(withSeat(state.table, seat, prepared ? { ...rest, prepared } : rest));
  }
}

import { concede, play, type Seat, undo } from '@atoll/engine';
import type { Answer, ConcedeMessage, SubmitRequest, UndoRequestMessage } from '@atoll/protocol';
import {
  type MatchStore,
  NotStored,
  type SeatRecord,
  type StoredEntry,
} from '../store/match-store.ts';
import { byBotMark } from './by-bot.ts';
import { AnswerCache, answerInLog } from './answer-cache.ts';
import type { ClockKeeper } from './clock/clock-keeper.ts';
import { clockStepOf } from './clock/match-clock.ts';
import { endsByConcession } from './ends-by-concession.ts';
import type { MatchListener } from './match-listener.ts';
import type { MatchState } from './match-state.ts';
import { SNAPSHOT_EVERY, snapshotOf } from './past/snapshots.ts';
import type { HistoryQueries } from './past/history-queries.ts';
import {
  type AcceptedRequest,
  checkSubmission,
  type RequestRun,
  type Submission,
} from './submission-check.ts';
import { openTo, refuse, unknownBot, withSeat } from './table.ts';
import type { WriteLease } from './write-lease.ts';

export interface SubmissionsParts {
  readonly state: MatchState;
  readonly lease: WriteLease;
  readonly history: Pick<HistoryQueries, 'follow'>;
  readonly store: MatchStore;
  readonly clocks: ClockKeeper;
  /** The ids of the bots that may play on. */
  readonly bots: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The publisher of the match; undefined until it is set. */
  readonly listener: () => MatchListener | undefined;
  /** Whether bots wait for an answer of people about the match. */
  readonly held: () => boolean;
  /** Called in turn after every stored and published request. */
  readonly onCommitted: () => Promise<void>;
}

/** Carries out the actions and undos of a match, each once however often it is sent. */
export class Submissions {
  readonly #parts: SubmissionsParts;
  readonly #answers: AnswerCache;

  /** `log` holds the newest entries of the match, from which the first answers are known. */
  constructor(parts: SubmissionsParts, log: readonly StoredEntry[]) {
    this.#parts = parts;
    this.#answers = new AnswerCache(log);
  }

  submit(seat: Seat, request: SubmitRequest): Promise<Answer> {
    return this.#submitOnce(seat, request, this.#actionRun(seat, request.action));
  }

  /** An action of the bot that plays this seat; stale once it no longer does. */
  act(
    seat: Seat,
    bot: string,
    choice: { readonly basedOn: number; readonly action: unknown },
  ): Promise<Answer> {
    const { basedOn, action } = choice;
    const { lease, held } = this.#parts;
    return lease.inTurn(async () =>
      held()
        ? refuse('revert-open')
        : this.#process('', { seat, sender: bot, basedOn, run: this.#actionRun(seat, action) }),
    );
  }

  undo(seat: Seat, request: UndoRequestMessage): Promise<Answer> {
    const { state, now } = this.#parts;
    const from = request.from === undefined ? {} : { from: request.from };
    return this.#submitOnce(seat, request, (match) =>
      undo(state.game, match, { seat, at: now(), ...from }),
    );
  }

  /**
   * A seat concedes, in any turn. A bot plays the rest of the match in its place. The bot is seated
   * first, so that the match does not wait for the seat if the server stops in between.
   */
  concede(seat: Seat, { bot }: ConcedeMessage): Promise<Answer> {
    const { state, lease, clocks, now, bots, listener } = this.#parts;
    const { game } = state;
    return lease.inTurn(async () => {
      await clocks.settleInTurn();
      const { table, match } = state;
      if (seat < 0) return refuse('not-seated');
      if (!match) return refuse('not-started');
      const conceded = match.conceded.map((known) => known.seat);
      if (conceded.includes(seat)) return state.accepted();
      if (state.over) return refuse('over');
      if (!bots.includes(bot)) return unknownBot(bot, bots);
      const outcome = game.outcome(match.state).kind;
      const ends = endsByConcession(table, { seat, conceded, outcome });
      const played = concede(game, match, { seat, ends, at: now() });
      if (!played.ok) return played;
      if (!ends && table.seats[seat]?.standIn === '') {
        await state.saveTable(
          withSeat(table, seat, { ...(table.seats[seat] as SeatRecord), standIn: bot }),
        );
        lease.show(() => {
          listener()?.tableChanged();
          listener()?.seatHanded(seat);
        });
      }
      await this.commit(seat, '', played);
      return state.accepted();
    });
  }

  /** Ends the match as if a seat had conceded, since the others want that. Call in turn. */
  async endFor(seat: Seat): Promise<Answer> {
    const { state, now } = this.#parts;
    if (!state.match) return refuse('not-started');
    const played = concede(state.game, state.match, { seat, ends: true, at: now() });
    if (!played.ok) return played;
    await this.commit(seat, '', played);
    return state.accepted();
  }

  #actionRun(seat: Seat, action: unknown, now = this.#parts.now): RequestRun {
    const { state } = this.#parts;
    return (match) =>
      play(state.game, match, { seat, action, at: now(), openTo: this.#openTo(seat) });
  }

  /** Where others care for the result, a person takes back own actions, but not those of bots. */
  #openTo(seat: Seat): Seat {
    const { record, table } = this.#parts.state;
    const isForOthers = record.rated || record.tournament !== undefined;
    return isForOthers ? seat : openTo(table, seat);
  }

  #submitOnce(
    seat: Seat,
    request: { readonly id: string; readonly basedOn: number },
    run: RequestRun,
  ): Promise<Answer> {
    const { id, basedOn } = request;
    const { state, lease } = this.#parts;
    return lease.inTurn(async () => {
      if (seat < 0) return refuse('not-seated');
      const known = this.#answers.find(seat, id);
      // The old prompt would hide the current one from the client that asks again.
      if (known)
        return known.ok || !known.prompt
          ? known
          : { ...known, prompt: state.promptForPerson(seat) };
      const answer = await this.#process(id, { seat, sender: '', basedOn, run });
      if (!answer.ok) {
        await lease.verifyRefusal(state.length);
        const first = await this.#answerInLog(seat, request);
        if (first) return first;
      }
      this.#answers.keep(seat, id, answer);
      return answer;
    });
  }

  #answerInLog(
    seat: Seat,
    { id, basedOn }: { readonly id: string; readonly basedOn: number },
  ): Promise<Answer | undefined> {
    const { state, store } = this.#parts;
    const { matchId } = state.record;
    return answerInLog((page) => store.readNext(matchId, page), { seat, id, basedOn });
  }

  async #process(id: string, submission: Submission): Promise<Answer> {
    const { state, clocks } = this.#parts;
    const { seat } = submission;
    if (state.clock.run) await clocks.settleInTurn();
    if (state.actionsWait) return refuse('paused', { until: state.pausedUntil });
    const checked = checkSubmission(state.liveMatch, state.botOf(seat), submission);
    if (!checked.ok) return checked;
    await this.commit(seat, id, checked);
    return { ok: true, seq: checked.match.seq };
  }

  /**
   * Carries out a prepared action of a person, whose turn it is, through the checks of every
   * action; it takes no time. Call in turn.
   */
  async reply(seat: Seat, id: string, action: unknown): Promise<Answer> {
    const { state } = this.#parts;
    const { question } = state.promptOf(seat);
    const run = this.#actionRun(seat, action, () => state.lastAt);
    const submission = { seat, sender: '', basedOn: question, run };
    const checked = checkSubmission(state.liveMatch, state.botOf(seat), submission);
    if (!checked.ok) return checked;
    await this.commit(seat, id, checked);
    return { ok: true, seq: checked.match.seq };
  }

  /**
   * Stores an accepted request, in its turn, and only then publishes it; prepared actions that
   * answer it follow at once.
   */
  async commit(seat: Seat, id: string, accepted: AcceptedRequest): Promise<void> {
    await this.#store(seat, id, accepted);
    await this.#parts.onCommitted();
  }

  async #store(
    seat: Seat,
    id: string,
    { match, entries, events, sealed, ended }: AcceptedRequest,
  ): Promise<void> {
    const [first] = entries;
    if (!first) return;
    const { state, lease, history, listener } = this.#parts;
    await lease.append(entries.map((entry, index) => ({ entry, clientId: index === 0 ? id : '' })));
    const { at } = first;
    const after = first.seq - 1;
    const undone = first.type === 'undo' || first.type === 'revert' ? first.backTo + 1 : 0;
    lease.show(() => {
      state.lastAt = at;
      const mark = byBotMark({ entry: first, clientId: id }, state.table.seats);
      const step = { seq: match.seq, after, seat, at, id, events, sealed, undone, ...mark };
      history.follow(step);
      state.late?.follow(step, match);
      state.liveMatch?.advance(match, seat);
      if (state.clock.run)
        state.clock.follow(clockStepOf(state.game, { entry: first, match, ended }));
      listener()?.stepped(step);
    });
    const isDue = Math.floor(match.seq / SNAPSHOT_EVERY) > Math.floor(after / SNAPSHOT_EVERY);
    if (isDue && (await state.keepClocks())) lease.saveSnapshot(snapshotOf(state.game, match));
    if (!state.endUnsaved) return;
    try {
      await state.saveEnd();
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
      return; // the table tries again
    }
    if (state.record.rated) lease.show(() => listener()?.tableChanged());
  }
}

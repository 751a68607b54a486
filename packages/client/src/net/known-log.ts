import type { HistoryAnswer, HistoryStep, StepMessage } from '@atoll/protocol';
import { mergeHistory, missingFrom, withStep } from './steps.ts';

/** The received part of the log of a match, and which of it is missing. */
export class KnownLog {
  #steps: readonly HistoryStep[] = [];
  /**
   * The first log entry that never arrived, or may have been taken back unnoticed; 0 when nothing
   * is missing.
   */
  #missing = 1;
  /** How many gaps there were. */
  #gaps = 0;
  /** The length of the log as last received. */
  #seq = 0;
  /** The steps received since the gap, which an answer may not contain yet. */
  #received: StepMessage[] = [];
  /** How many requests for missing entries have no answer yet. */
  #asking = 0;

  get steps(): readonly HistoryStep[] {
    return this.#steps;
  }

  /** The server has sent the length of its log. */
  welcome(seq: number): void {
    this.#seq = seq;
  }

  /** Adds one step. @returns whether something before it was missed */
  take(step: StepMessage): boolean {
    const gap = step.after !== this.#seq;
    if (gap) this.miss();
    this.#seq = step.seq;
    this.#steps = withStep(this.#steps, step);
    if (this.#missing > 0 || this.#asking > 0) this.#received.push(step);
    return gap;
  }

  /** Notes that entries may have been missed. */
  miss(): void {
    this.#gaps += 1;
    this.#received = [];
    if (this.#missing === 0) this.#missing = missingFrom(this.#steps);
  }

  /**
   * Requests the missing entries. Undefined without an answer; steps received meanwhile are kept,
   * and gaps that appear meanwhile stay open.
   */
  async catchUp(
    ask: (from: number) => Promise<HistoryAnswer | undefined>,
  ): Promise<Extract<HistoryAnswer, { readonly ok: true }> | undefined> {
    const from = this.#missing;
    const gaps = this.#gaps;
    this.#asking += 1;
    const answer = await ask(from);
    this.#asking -= 1;
    if (!answer?.ok) return undefined;
    if (gaps === this.#gaps) this.#missing = 0;
    this.#steps = this.#received.reduce(withStep, mergeHistory(answer.steps, this.#steps, from));
    if (this.#missing === 0 && this.#asking === 0) this.#received = [];
    return answer;
  }
}

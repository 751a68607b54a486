import type { HistoryAnswer, HistoryStep, StepMessage } from '@atoll/protocol';
import { mergeHistory, missingFrom, withStep } from './steps.ts';

/** How far the log of a match was told, and what of it is missing. */
export class KnownLog {
  #steps: readonly HistoryStep[] = [];
  /**
   * The first log entry that was never told, or may have been taken back unheard; 0 when nothing is
   * missing.
   */
  #missing = 1;
  /** How often something may have been missed. */
  #gaps = 0;
  /** The length of the log as far as it was told. */
  #seq = 0;
  /** What was heard since something was missed, which an answer may not tell yet. */
  #heard: StepMessage[] = [];
  /** How many questions for what is missing have no answer yet. */
  #asking = 0;

  get steps(): readonly HistoryStep[] {
    return this.#steps;
  }

  /** The server has told that its log is so long. */
  welcome(seq: number): void {
    this.#seq = seq;
  }

  /** One more step. @returns whether something before it was missed */
  take(step: StepMessage): boolean {
    const gap = step.after !== this.#seq;
    if (gap) this.miss();
    this.#seq = step.seq;
    this.#steps = withStep(this.#steps, step);
    if (this.#missing > 0 || this.#asking > 0) this.#heard.push(step);
    return gap;
  }

  /** Something may have been missed. */
  miss(): void {
    this.#gaps += 1;
    this.#heard = [];
    if (this.#missing === 0) this.#missing = missingFrom(this.#steps);
  }

  /**
   * Asks for what is missing. Undefined when there was no answer; what came meanwhile is kept, and
   * what was missed meanwhile stays missing.
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
    this.#steps = this.#heard.reduce(withStep, mergeHistory(answer.steps, this.#steps, from));
    if (this.#missing === 0 && this.#asking === 0) this.#heard = [];
    return answer;
  }
}

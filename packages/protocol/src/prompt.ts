/**
 * The question to this client's seat and its legal actions. A spectator, or a seat that can do
 * nothing or is played by a bot, has an empty `legal`.
 */
export interface Prompt<A = unknown> {
  /** The number of this seat's question; increases whenever the question changes. */
  readonly question: number;
  readonly legal: readonly A[];
  /**
   * The match waits for this seat. If not, and there are legal actions, it may act aside or pass.
   */
  readonly asked: boolean;
  /**
   * The seat's own log entries that it may take back, oldest first; also without a question, while
   * its turn is over and no other seat has acted. A step can be taken back if its `seq` is at least
   * the first of them.
   */
  readonly undoable: readonly number[];
  /**
   * The entries of `undoable` that started a turn, or a question, of the seat. An undo without
   * `from` goes back to the last.
   */
  readonly turns: readonly number[];
  /** The last of these turns is unfinished: its question is half answered. */
  readonly midway: boolean;
  /** The remaining undos of the seat until the next final step; at 0 `undoable` is empty. */
  readonly undosLeft: number;
  /**
   * The first log entry of the seat's newest decision that only all together can take back; 0 for
   * none.
   */
  readonly settled: number;
}

/**
 * The field of a prompt in messages of servers and clients before December 2026. Servers send it
 * beside `prompt` until 31 March 2027, so that pages and bots from before an update work on.
 */
export interface OldPromptField {
  readonly duty?: Prompt;
}

export const NO_PROMPT: Prompt<never> = {
  question: 0,
  legal: [],
  asked: false,
  undoable: [],
  turns: [],
  midway: false,
  undosLeft: 0,
  settled: 0,
};

/** The prompt of a message, whichever version of the server sent it. */
export const promptOf = ({ prompt, duty }: OldPromptField & { readonly prompt?: Prompt }): Prompt =>
  prompt ?? duty ?? NO_PROMPT;

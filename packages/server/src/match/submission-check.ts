import type { Match, Played, Reason } from '@atoll/engine';
import { type Answer, type Prompt, NO_PROMPT } from '@atoll/protocol';
import type { LiveMatch } from './live-match.ts';
import { refuse } from './table.ts';

/** Applies a request to a match. */
export type RequestRun = (match: Match<unknown>) => Played<unknown, unknown, unknown>;
export type AcceptedRequest = Extract<Played<unknown, unknown, unknown>, { ok: true }>;

/** An action, or an undo, as it arrives. */
export interface Submission {
  readonly seat: number;
  /** The decider of the seat: a bot's id, or '' for its person. */
  readonly sender: string;
  /** The number of the prompt that is answered. */
  readonly basedOn: number;
  readonly run: RequestRun;
}

type Refusal = Extract<Answer, { readonly ok: false }>;

/**
 * Checks whether a request may be carried out, and returns its result; changes nothing. `player` is
 * the bot that plays the seat, or ''.
 */
export function checkSubmission(
  liveMatch: LiveMatch | undefined,
  player: string,
  submission: Submission,
): AcceptedRequest | Refusal {
  if (!liveMatch) return refuse('not-started');
  const { seat, sender, basedOn, run } = submission;
  const prompt = promptForPerson(player, liveMatch.promptOf(seat));
  const { question } = prompt;
  const refused = (reasons: readonly Reason[]): Refusal => ({ ok: false, reasons, prompt });
  if (liveMatch.over) return refused([{ code: 'over' }]);
  if (sender === '' && player !== '') return refused([{ code: 'bot-plays' }]);
  if (sender !== player || basedOn !== question)
    return refused([{ code: 'stale', details: { question } }]);
  const played = run(liveMatch.match);
  return played.ok ? played : refused(played.reasons);
}

/** The prompt of the person in a seat: none while a bot plays on. */
export function promptForPerson(player: string, asked: Prompt): Prompt {
  return player === '' ? asked : noPrompt(asked);
}

/** Nothing to do, under the same number. */
export const noPrompt = ({ question }: Prompt): Prompt => ({ ...NO_PROMPT, question });

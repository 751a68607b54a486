import type { Match, Played, Reason } from '@atoll/engine';
import { type Answer, type Duty, NO_DUTY } from '@atoll/protocol';
import type { Standing } from './standing.ts';
import { refuse } from './table.ts';

/** What somebody wants to do to a match. */
export type Decide = (match: Match<unknown>) => Played<unknown, unknown, unknown>;
export type AcceptedPlay = Extract<Played<unknown, unknown, unknown>, { ok: true }>;

/** A decision as it arrives. */
export interface Submission {
  readonly seat: number;
  /** Who decides for the seat: the bot of this id, or its person when it is ''. */
  readonly speaker: string;
  /** The number of the question that is answered. */
  readonly basedOn: number;
  readonly decide: Decide;
}

type Refusal = Extract<Answer, { readonly ok: false }>;

/**
 * Whether a decision may be taken, and what it leads to; changes nothing. `player` is the bot that
 * plays the seat, or ''.
 */
export function judge(
  standing: Standing | undefined,
  player: string,
  submission: Submission,
): AcceptedPlay | Refusal {
  if (!standing) return refuse('not-started');
  const { seat, speaker, basedOn, decide } = submission;
  const duty = dutyUnder(player, standing.askedOf(seat));
  const { question } = duty;
  const refused = (reasons: readonly Reason[]): Refusal => ({ ok: false, reasons, duty });
  if (standing.over) return refused([{ code: 'over' }]);
  if (speaker === '' && player !== '') return refused([{ code: 'bot-plays' }]);
  if (speaker !== player || basedOn !== question)
    return refused([{ code: 'stale', details: { question } }]);
  const played = decide(standing.match);
  return played.ok ? played : refused(played.reasons);
}

/** What the person in a seat owes of what is asked there: nothing while a bot plays on. */
export function dutyUnder(player: string, asked: Duty): Duty {
  return player === '' ? asked : { ...NO_DUTY, question: asked.question };
}

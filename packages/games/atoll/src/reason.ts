import type { Reason } from '@atoll/engine';

/** Every code with which the rules of Atoll refuse an action. The words for them are in `text`. */
export type ReasonCode =
  // About the moment
  | 'over'
  | 'not-your-turn'
  | 'answer-pending'
  | 'nothing-pending'
  | 'not-an-option'
  | 'already-chosen'
  // About resources: details `need`, `have`; of a wrong number of scales `least`, `most`
  | 'too-expensive'
  | 'too-little-plankton'
  | 'scales-out-of-range'
  // About cards and cells
  | 'not-offered'
  | 'other-offer'
  | 'not-yours'
  | 'needs-animal'
  | 'needs-coral'
  | 'no-cell'
  | 'cell-taken'
  | 'cell-wrong'
  | 'too-few-colonies'
  // About animals and prey; details of missing prey: `need`, and `prey`, a filter as JSON
  | 'fatigued'
  | 'at-top'
  | 'not-in-symbiosis'
  | 'passive-only'
  | 'no-prey'
  | 'not-a-target'
  | 'not-on-a-reef'
  | 'not-fatigued'
  | 'needs-another'
  | 'not-sheltered'
  | 'sheltered'
  | 'hunt-used'
  | 'partner-protected'
  | 'cannot-finish'
  // About corals and support actions
  | 'polluted'
  | 'no-effect'
  | 'not-an-action-coral'
  | 'no-empty-side'
  | 'side-taken'
  | 'not-polluted'
  | 'nothing-polluted'
  | 'no-clean-coral'
  | 'used-this-round'
  | 'purified-this-round'
  // About the event in force
  | 'hunting-forbidden'
  | 'purification-forbidden';

/** A list that collects reasons; a check of legality passes none, so that no reason is built. */
export type Reasons = Reason[] | undefined;

/** Adds the reason for a refusal, and returns the answer "refused". */
export function refuse(
  reasons: Reasons,
  code: ReasonCode,
  details?: Readonly<Record<string, string | number>>,
): false {
  reasons?.push(details ? { code, details } : { code });
  return false;
}

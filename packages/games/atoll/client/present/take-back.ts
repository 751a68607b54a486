import type { AtollAction, AtollView, CardId } from '../../src/index.ts';
import type { TakenBack } from '@atoll/table-kit/table/model/table-model.ts';
import type { AtollStep } from '../table-types.ts';

export interface Reach {
  /** The log entries that may be taken back, oldest first. */
  readonly undoable: readonly number[];
  readonly steps: readonly AtollStep[];
}

/**
 * Naming discards from an offer, and naming prey, changes nothing yet: the last steps are the
 * names, one each.
 */
const NAMED: ReadonlySet<string> = new Set(['discard', 'prey']);

/** How each card chosen so far is taken back, as far as it can be. */
export function chosenBack(
  { question: { chosen, kind } }: AtollView,
  { undoable, steps }: Reach,
): ReadonlyMap<CardId, TakenBack> {
  const out = new Map<CardId, TakenBack>();
  chosen.forEach((card, i) => {
    const from = NAMED.has(kind)
      ? undoable.at(i - chosen.length)
      : stepAbout(card, { undoable, steps });
    if (from === undefined) return;
    const later = chosen.slice(i + 1);
    const since = undoable.filter((seq) => seq > from).length;
    // the answers in between depend on the undone one; prey is named in several ways
    const again =
      kind === 'prey' || since !== later.length
        ? []
        : later.map((each): AtollAction => ({ type: 'choose', card: each }));
    out.set(card, { from, again });
  });
  return out;
}

function stepAbout(card: CardId, { undoable, steps }: Reach): number | undefined {
  const open = new Set(undoable);
  return steps.findLast(
    ({ seq, events }) =>
      open.has(seq) && events.some((event) => 'card' in event && event.card === card),
  )?.seq;
}

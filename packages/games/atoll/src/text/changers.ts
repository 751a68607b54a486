import { eventInForce, modifiersOf } from '../modifiers.ts';
import type { AtollView } from '../view.ts';
import type { CardId, Modifier } from '../vocabulary.ts';

/** The reader of a card: the current table, and the seat of the reader, or -1. */
export interface StandingContext {
  readonly view: AtollView;
  readonly seat: number;
}

/**
 * The cards whose modifiers change something for a seat: its clean corals, and the event in force.
 */
export function changers(
  { view, seat }: StandingContext,
  changes: (modifier: Modifier) => boolean,
): readonly CardId[] {
  const corals = (view.seats[seat]?.reefCorals ?? []).flatMap(({ card, polluted }) =>
    polluted ? [] : [card],
  );
  const event = eventInForce(view);
  return [...corals, ...(event === undefined ? [] : [event.id])].filter((card) =>
    modifiersOf(card).some(changes),
  );
}

import type { Reef } from '../state.ts';
import type { Level, Side } from '../vocabulary.ts';
import type { SeatView } from '../view.ts';

/** The public view of a seat's atoll, which is complete. */
export function reefSeen(seat: SeatView): Reef {
  const {
    reefCorals,
    reefAnimals,
    colonies: _colonies,
    colonyPlankton: _plankton,
    points: _points,
    ...tokens
  } = seat;
  return {
    ...tokens,
    corals: reefCorals.map(({ card, x, y, grown, polluted, fatigue }) => ({
      card,
      x,
      y,
      grown: [...grown] as Side[],
      polluted,
      fatigue,
    })),
    animals: reefAnimals.map((animal) => ({ ...animal, level: animal.level as Level })),
  };
}

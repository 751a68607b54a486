import type { AtollEvent } from '../event.ts';
import { totalOf } from '../score.ts';
import { newReef } from '../setup.ts';
import { findCard, putAnimal, putCoral, type Animal, type Coral, type Reef } from '../state.ts';

/** A match derived from its events: the data for the points of every atoll, and nothing else. */
export interface PointsState {
  /** Whether Biodiversity is scored; it always is in a match alone. */
  readonly biodiversity: boolean;
  /** 1 to 4. */
  readonly round: number;
  /** By seat. Coins, plankton, Fatigue and marks of the turn keep their initial values. */
  readonly reefs: readonly Readonly<Reef>[];
}

/** Before the first event. */
export const startReplay = ({
  seats,
  biodiversity,
}: {
  readonly seats: number;
  readonly biodiversity: boolean;
}): PointsState => ({
  biodiversity: biodiversity || seats === 1,
  round: 1,
  reefs: Array.from({ length: seats }, newReef),
});

/** The points of every seat, as if the match ended here. */
export const pointsOfReplay = (state: PointsState): readonly number[] =>
  state.reefs.map((reef) => totalOf(state, reef));

/** A match after one more of its events. */
export function applyEvent(state: PointsState, event: AtollEvent): PointsState {
  if (event.type === 'roundBegan') return { ...state, round: event.round };
  const reef = 'seat' in event ? state.reefs[event.seat] : undefined;
  if (reef === undefined || !('seat' in event)) return state;
  const changed = { ...reef };
  change(changed, event);
  return { ...state, reefs: state.reefs.with(event.seat, changed) };
}

function change(reef: Reef, event: AtollEvent): void {
  switch (event.type) {
    case 'coralPlaced':
      reef.corals = [
        ...reef.corals,
        { card: event.card, x: event.x, y: event.y, grown: [], polluted: false, fatigue: 0 },
      ];
      break;
    case 'animalPlaced':
      reef.animals = [
        ...reef.animals,
        { card: event.card, x: event.x, y: event.y, level: 1, fatigue: 0, partner: '' },
      ];
      break;
    case 'raised':
    case 'reduced':
      changeAnimal(reef, event.card, { level: event.level });
      break;
    case 'wentExtinct':
      changeAnimal(reef, findCard(reef.animals, event.card)?.partner ?? '', { partner: '' });
      reef.animals = reef.animals.filter(({ card }) => card !== event.card);
      break;
    case 'paired':
      changeAnimal(reef, event.card, { partner: event.partner });
      changeAnimal(reef, event.partner, { partner: event.card });
      break;
    case 'polluted':
    case 'cleaned':
      changeCoral(reef, event.card, { polluted: event.type === 'polluted' });
      break;
    case 'colonyPlaced': {
      const coral = findCard(reef.corals, event.card);
      if (coral) putCoral(reef, { ...coral, grown: [...coral.grown, event.side] });
      break;
    }
    case 'paid':
      reef.scales -= event.scales;
      break;
    case 'gained':
      reef.scales += event.scales;
      reef.popularity += event.popularity;
      break;
  }
}

function changeAnimal(reef: Reef, card: string, how: Partial<Animal>): void {
  const animal = findCard(reef.animals, card);
  if (animal) putAnimal(reef, { ...animal, ...how });
}

function changeCoral(reef: Reef, card: string, how: Partial<Coral>): void {
  const coral = findCard(reef.corals, card);
  if (coral) putCoral(reef, { ...coral, ...how });
}

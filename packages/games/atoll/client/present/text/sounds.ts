import type { AtollEvent } from '../../../src/index.ts';
import { isTopLevel } from '../../../src/cards/tables.ts';
import type { TableSound } from '@atoll/table-kit/sound/table-sounds.ts';
import type { AtollStepMessage } from '../../table-types.ts';

/** The sounds of a step of Atoll for the person on a seat, or for a guest (-1). */
export function soundsOf(
  { events, seat }: Pick<AtollStepMessage, 'events' | 'seat'>,
  own: number,
): readonly TableSound[] {
  // Only other seats' effects on the own atoll sound as harm.
  const harmed = seat === own ? -1 : own;
  return events.flatMap((event) => soundOf(event, harmed));
}

function soundOf(event: AtollEvent, harmed: number): readonly TableSound[] {
  switch (event.type) {
    case 'animalPlaced':
    case 'coralPlaced':
    case 'colonyPlaced':
      return ['place'];
    case 'raised':
      return isTopLevel(event.level) ? ['treasure'] : ['rise'];
    case 'reduced':
    case 'wentExtinct':
    case 'polluted':
      return event.seat === harmed ? ['harm'] : ['act'];
    case 'eventRevealed':
      return ['reveal'];
    case 'roundBegan':
      return ['round'];
    case 'passed':
    case 'incomeTaken':
    case 'supportUsed':
    case 'coralUsed':
    case 'hunted':
    case 'cleaned':
      return ['act'];
    default:
      return [];
  }
}

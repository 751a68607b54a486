import type { DasAtollEvent } from '../../src/index.ts';
import type { TableSound } from '@atoll/table-kit/sound/table-sounds.ts';
import type { DasStepMessage } from '../table-types.ts';

const SOUNDS: Readonly<Partial<Record<DasAtollEvent['type'], TableSound>>> = {
  built: 'place',
  'moved-ship': 'place',
  begins: 'act',
  rolled: 'act',
  got: 'rise',
  traded: 'rise',
  offered: 'reveal',
  countered: 'reveal',
  played: 'reveal',
  connected: 'treasure',
  award: 'treasure',
  robber: 'act',
};

/** The sounds of a step of Das Atoll; a loss of own cards sounds as harm. */
export const soundsOf = (
  { events }: Pick<DasStepMessage, 'events'>,
  own: number,
): readonly TableSound[] =>
  events.flatMap((event): readonly TableSound[] => {
    if (event.type === 'stole') return event.victim === own ? ['harm'] : ['act'];
    if (event.type === 'discarded') return event.seat === own ? ['harm'] : [];
    const sound = SOUNDS[event.type];
    return sound === undefined ? [] : [sound];
  });

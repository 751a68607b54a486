import type { SteereAtollEvent } from '../../src/index.ts';
import type { TableSound } from '@atoll/table-kit/sound/table-sounds.ts';
import type { SteereStepMessage } from '../table-types.ts';

/** The sounds of a step of Steere's Atoll: a stone, a swap of sides, a chain that closes. */
export const soundsOf = ({ events }: Pick<SteereStepMessage, 'events'>): readonly TableSound[] =>
  events.map(({ type }) => SOUNDS[type]);

const SOUNDS: Readonly<Record<SteereAtollEvent['type'], TableSound>> = {
  placed: 'place',
  swapped: 'reveal',
  won: 'treasure',
};

import type { HiddenArkEvent } from '../../src/index.ts';
import type { TableSound } from '@atoll/table-kit/sound/table-sounds.ts';
import type { ArkStepMessage } from '../table-types.ts';

const SOUNDS: Readonly<Partial<Record<HiddenArkEvent['type'], TableSound>>> = {
  placed: 'place',
  builtStation: 'place',
  builtVessel: 'place',
  installed: 'place',
  moved: 'act',
  took: 'act',
  exchanged: 'act',
  collected: 'rise',
  rescued: 'treasure',
  refilling: 'reveal',
  investigated: 'reveal',
  locked: 'harm',
  endTriggered: 'round',
};

/** The sounds of a step of Hidden Ark. */
export const soundsOf = ({ events }: Pick<ArkStepMessage, 'events'>): readonly TableSound[] =>
  events.flatMap(({ type }) => SOUNDS[type] ?? []);

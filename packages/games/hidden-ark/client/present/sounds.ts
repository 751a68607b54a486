import type { HiddenArkEvent } from '../../src/index.ts';
import type { StepMessage } from '@atoll/protocol';
import type { TableSound } from '@atoll/table-kit/sound/table-sounds.ts';

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
export const soundsOf = ({ events }: Pick<StepMessage, 'events'>): readonly TableSound[] =>
  (events as readonly HiddenArkEvent[]).flatMap(({ type }) => SOUNDS[type] ?? []);

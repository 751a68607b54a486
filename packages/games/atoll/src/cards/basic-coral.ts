import type { CoralCard } from './card.ts';

/** The coral that every atoll starts with, one copy for each seat; it is in no deck. */
export const basicCoral: CoralCard = {
  id: 'basic-coral',
  scientific: 'Acropora millepora',
  form: 'branching',
  sides: ['N', 'E', 'W'],
  ability: { type: 'passive', trigger: { on: 'bought', do: [{ op: 'gain', plankton: 1 }] } },
};

export const BASIC_CORAL = basicCoral.id;

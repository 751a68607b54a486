import { fishes } from './fish/fishes.ts';
import { others } from './others/others.ts';

/** Every animal of the deck, by the card's id: a drawing in a 200 x 150 box, facing left. */
export const animals = { ...fishes, ...others };

/** The id of an animal card. */
export type AnimalId = keyof typeof animals;

import { branching } from './branching.ts';
import { fans } from './fans.ts';
import { massive } from './massive.ts';
import { plating } from './plating.ts';
import { soft } from './soft.ts';
import { stony } from './stony.ts';

/** Every coral of the deck, by the card's id: a drawing in a 200 x 150 box, standing on y = 148. */
export const corals = { ...branching, ...massive, ...stony, ...plating, ...fans, ...soft };

/** The id of a coral card. */
export type CoralId = keyof typeof corals;

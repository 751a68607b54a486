import type { DasAtollView } from '../../src/index.ts';
import { RESOURCES, type Counts } from '../../src/table-facts.ts';

/** The two sides of a bargain, for the person who reads it. */
export interface ReadBargain {
  /** 'own': the reader gives and gets; 'others': it is between two others. */
  readonly of: 'own' | 'others';
  readonly give: Counts;
  readonly get: Counts;
}

const SIZE = RESOURCES.length;

type Offered = Pick<DasAtollView, 'turn' | 'answers' | 'offerGive' | 'offerWant' | 'counters'>;

/** The offer on the table from the side of the seat that reads it; of others, from its maker's. */
export function offerRead(view: Offered, reader: number): ReadBargain {
  const { turn, offerGive, offerWant, answers } = view;
  if (reader === turn) return { of: 'own', give: offerGive, get: offerWant };
  const asked = (answers[reader] ?? 'not-asked') !== 'not-asked';
  return asked
    ? { of: 'own', give: offerWant, get: offerGive }
    : { of: 'others', give: offerGive, get: offerWant };
}

/** The same of the counter-offer of a seat; of others, that seat's side. */
export function counterRead(
  { turn, counters }: Offered,
  { by, reader }: { readonly by: number; readonly reader: number },
): ReadBargain {
  const from = 2 * SIZE * by;
  const gives = counters.slice(from, from + SIZE);
  const gets = counters.slice(from + SIZE, from + 2 * SIZE);
  if (reader === turn) return { of: 'own', give: gets, get: gives };
  return { of: reader === by ? 'own' : 'others', give: gives, get: gets };
}

/** Whether an offer waits for no answer any more: all asked seats have refused. */
export const isTurnedDown = ({ answers }: Pick<DasAtollView, 'answers'>): boolean =>
  answers.includes('no') && answers.every((answer) => answer === 'no' || answer === 'not-asked');

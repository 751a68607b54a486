import type { HiddenArkView } from '../../src/index.ts';
import { isInFirstStep } from '../../src/views/index.ts';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import { isListed } from './listed.ts';

/** The parts of which a narrow screen shows one, below the map. */
export const TABS = ['row', 'board', 'crews', 'race', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** A part that holds things: the crews and the log hold none. */
type PartOfThing = Exclude<Tab, 'crews' | 'log'>;

/** The part of a thing that is not on the map. */
const OF_ITEM: Readonly<Record<string, PartOfThing>> = {
  row: 'row',
  hand: 'board',
  track: 'board',
  slot: 'board',
  award: 'race',
};

/** The part that holds a thing; undefined for a thing on the map. */
export const partOf = (item: string): PartOfThing | undefined => OF_ITEM[item.split(':')[0] ?? ''];

/**
 * The part that holds the answers to the prompt, or the places of the open kind of action; 'none'
 * where the map or buttons do.
 * @param group the open kind of action, or ''
 */
export function partAsked(
  view: HiddenArkView,
  { question, groups }: TableModel,
  group: string,
): Tab | 'none' {
  const opened = groups.find(({ id }) => id === group)?.choices ?? [];
  // a choice with a button of its own needs no part, which would cover the map
  if (opened.length > 0 && !isListed(group, opened)) return partOf(opened[0]?.item ?? '') ?? 'none';
  if (question === 'turn') return isInFirstStep(view) ? 'row' : 'none';
  // a payment is chosen beside the other buttons, so that the map keeps its size
  if (question === 'pay') return 'none';
  const [first] = groups.flatMap(({ choices }) => choices);
  return partOf(first?.item ?? '') ?? 'none';
}

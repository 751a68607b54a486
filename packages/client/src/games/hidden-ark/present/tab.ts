import type { HiddenArkView } from '@atoll/game-hidden-ark';
import type { TableModel } from '../../../table/model/table-model.ts';
import { isListed } from './listed.ts';

/** What a narrow screen shows one of, below the map. */
export const TABS = ['row', 'board', 'crews', 'race', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** Where a thing stands that is not on the map. */
const OF_ITEM: Readonly<Record<string, Tab>> = {
  row: 'row',
  hand: 'board',
  track: 'board',
  slot: 'board',
  award: 'race',
};

/** The part on which a thing stands; undefined for what is on the map. */
export const partOf = (item: string): Tab | undefined => OF_ITEM[item.split(':')[0] ?? ''];

/**
 * The part that holds the answers to what is asked, or the places of the kind of action that is
 * open; 'none' where the map does, or buttons do.
 * @param group the kind of action that is open, or ''
 */
export function partAsked(
  { phase }: HiddenArkView,
  { question, groups }: TableModel,
  group: string,
): Tab | 'none' {
  const opened = groups.find(({ id }) => id === group)?.choices ?? [];
  // what has a button of its own needs no part, which would cover the map
  if (opened.length > 0 && !isListed(group, opened)) return partOf(opened[0]?.item ?? '') ?? 'none';
  if (question === 'turn') return phase === 'opportunity' ? 'row' : 'none';
  // what is given is chosen beside the other buttons, so that the map keeps its size
  if (question === 'pay') return 'none';
  const [first] = groups.flatMap(({ choices }) => choices);
  return partOf(first?.item ?? '') ?? 'none';
}

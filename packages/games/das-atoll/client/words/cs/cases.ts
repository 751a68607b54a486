import type { PluralForms } from '@atoll/engine';
import { all, counted } from '@atoll/engine/formats/cs';
import type { Resource } from '../../../src/table-facts.ts';
import { heldCards } from '../held-cards.ts';

type Case = 'nominative' | 'accusative';

interface Forms extends PluralForms {
  /** The accusative of one. */
  readonly acc: string;
}

const FORMS: Readonly<Record<Resource, Forms>> = {
  wood: { one: 'dřevo', acc: 'dřevo', few: 'dřeva', other: 'dřev' },
  wool: { one: 'vlna', acc: 'vlnu', few: 'vlny', other: 'vln' },
  grain: { one: 'obilí', acc: 'obilí', few: 'obilí', other: 'obilí' },
  clay: { one: 'hlína', acc: 'hlínu', few: 'hlíny', other: 'hlín' },
  ore: { one: 'ruda', acc: 'rudu', few: 'rudy', other: 'rud' },
};

/** "vlnu" */
export const accusative = (resource: Resource): string => FORMS[resource].acc;

/** "1 vlna" or "1 vlnu", "2 vlny", "5 vln" */
export function amountIn(which: Case, count: number, resource: Resource): string {
  const { acc, few = '', one = '', other } = FORMS[resource];
  return counted(count, { one: which === 'accusative' ? acc : one, few, other });
}

/** Cards by resource, or "nic". */
export const amountsIn = (which: Case, counts: readonly number[]): string => heldCards({ all, nothing: 'nic', amount: (count, resource) => amountIn(which, count, resource) })(counts);

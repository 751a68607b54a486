import { mean } from '../../statistics.ts';
import { winOf, type MatchRecord, type Purchase } from '../recording/record.ts';

/** The number of stretches that a match is divided into, and of classes of leads within each. */
const STRETCHES = 5;
const CLASSES = 8;

interface Class {
  /** The smallest lead of it. */
  readonly from: number;
  /** How often these seats win. */
  readonly wins: number;
}

/** How often a seat wins that stands as it does when it buys something, whatever it buys. */
export type Prospects = (record: MatchRecord, purchase: Purchase) => number;

/**
 * The prospects of buyers, from all purchases of these matches: by the number of seats, by how much
 * of the match is over, and by the lead. Against them the purchase of one card can be held without
 * blaming the card for the buyer's wealth.
 */
export function prospectsOf(records: readonly MatchRecord[]): Prospects {
  const found = new Map<string, { readonly lead: number; readonly win: number }[]>();
  for (const record of records)
    for (const { bought } of Object.values(record.cards))
      for (const purchase of bought) {
        const key = stretchOf(record, purchase);
        const entry = { lead: purchase.lead, win: winOf(record, purchase.seat) };
        const others = found.get(key);
        if (others) others.push(entry);
        else found.set(key, [entry]);
      }
  const classes = new Map([...found].map(([key, entries]) => [key, classesOf(entries)]));
  return (record, purchase) => {
    const own = classes.get(stretchOf(record, purchase)) ?? [];
    return (own.findLast(({ from }) => purchase.lead >= from) ?? own[0])?.wins ?? 1 / record.seats;
  };
}

function stretchOf({ seats, actions }: MatchRecord, { at }: Purchase): string {
  return `${seats} ${Math.floor((STRETCHES * at) / actions)}`;
}

function classesOf(
  entries: readonly { readonly lead: number; readonly win: number }[],
): readonly Class[] {
  const sorted = entries.toSorted((a, b) => a.lead - b.lead);
  const size = Math.ceil(sorted.length / CLASSES);
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, number) => {
    const own = sorted.slice(number * size, (number + 1) * size);
    return { from: own[0]?.lead ?? 0, wins: mean(own.map(({ win }) => win)) };
  });
}

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

/** The share of wins of a seat with the same standing at a purchase, whatever the card. */
export type ExpectedWins = (record: MatchRecord, purchase: Purchase) => number;

/**
 * The prospects of buyers, from all purchases of these matches: by the number of seats, by the part
 * of the match that is over, and by the lead. They separate the worth of a card from its buyer's
 * lead.
 */
export function expectedWinsOf(records: readonly MatchRecord[]): ExpectedWins {
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

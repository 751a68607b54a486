import type { Balance, Grouped } from '@atoll/catalog';
import { mean, type Estimate } from '../../statistics.ts';
import type { MatchRecord } from '../recording/record.ts';
import { differenceOf } from './difference.ts';

/** The yield of a card in points, from seats for which chance decided whether they buy it. */
export interface GiftFigures {
  readonly card: Grouped;
  /** Points of seats that must buy it beyond those of seats that decide themselves. */
  readonly given: Estimate | undefined;
  /** Points of seats that may not buy it beyond those of seats that decide themselves. */
  readonly banned: Estimate | undefined;
  /** Points that a purchase brings beyond its price: seats that must buy it against the others. */
  readonly worth: Estimate | undefined;
  /** The share of seats with a free choice that bought it. */
  readonly bought: number;
}

interface Seat {
  readonly arm: 'given' | 'banned' | 'free';
  /** Beyond the mean of all seats with the same bot and number of seats. */
  readonly points: number;
  readonly bought: boolean;
}

/**
 * The figures of every card. Only seats count that could have bought the card at some time: chance
 * decides about the rest alike.
 */
export function giftFigures(
  { cards }: Balance,
  all: readonly MatchRecord[],
): readonly GiftFigures[] {
  const records = all.filter(({ gifts }) => gifts !== undefined);
  const means = meansOf(records);
  const seats = new Map<string, Seat[]>(cards.map(({ id }) => [id, []]));
  for (const record of records)
    for (const [card, { open, bought }] of Object.entries(record.cards))
      for (const seat of open)
        seats
          .get(card)
          ?.push({
            arm: armOf(record, { seat, card }),
            points: (record.scores[seat]?.total ?? 0) - (means.get(keyOf(record)) ?? 0),
            bought: bought.some((purchase) => purchase.seat === seat),
          });
  return cards.map((card) => figuresOf(card, seats.get(card.id) ?? []));
}

function figuresOf(card: Grouped, seats: readonly Seat[]): GiftFigures {
  const points = (arm: Seat['arm']): readonly number[] =>
    seats.filter((seat) => seat.arm === arm).map((seat) => seat.points);
  const share = (arm: Seat['arm']): number =>
    mean(seats.filter((seat) => seat.arm === arm).map(({ bought }) => (bought ? 1 : 0)));
  return {
    card,
    given: differenceOf(points('given'), points('free')),
    banned: differenceOf(points('banned'), points('free')),
    // a seat that must buy several cards at once may not get them all
    worth: differenceOf(points('given'), points('banned'), share('given') - share('banned')),
    bought: share('free'),
  };
}

function armOf(
  { gifts = [] }: MatchRecord,
  { seat, card }: { readonly seat: number; readonly card: string },
): Seat['arm'] {
  if (gifts[seat]?.given.includes(card)) return 'given';
  return gifts[seat]?.banned.includes(card) ? 'banned' : 'free';
}

const keyOf = ({ bot, seats }: MatchRecord): string => `${bot} ${seats}`;

function meansOf(records: readonly MatchRecord[]): ReadonlyMap<string, number> {
  const keys = new Set(records.map(keyOf));
  return new Map(
    [...keys].map((key) => [
      key,
      mean(
        records
          .filter((record) => keyOf(record) === key)
          .flatMap(({ scores }) => scores.map(({ total }) => total)),
      ),
    ]),
  );
}

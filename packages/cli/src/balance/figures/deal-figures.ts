import { mean, meanOf, type Estimate } from '../../statistics.ts';
import { winOf, type MatchRecord } from '../recording/record.ts';

/** What decides the points of a seat in deals that several bots play in each other's seats. */
export interface DealFigures {
  readonly seats: number;
  readonly deals: number;
  /** By bot: its mean points, and its wins beyond an equal share. */
  readonly bots: readonly {
    readonly bot: string;
    readonly points: Estimate | undefined;
    readonly wins: Estimate | undefined;
  }[];
  /**
   * The parts of the variance of a seat's points, together 1: which bot plays, which deal and seat
   * it plays, and all else, such as what the others do and later draws.
   */
  readonly parts: { readonly skill: number; readonly luck: Estimate; readonly rest: number };
}

/** A seat of a deal: its points in each rotation, beyond the mean of the bot that had it. */
type Place = readonly number[];

/** The figures by number of seats; only deals count that were played in all rotations. */
export function dealFigures(all: readonly MatchRecord[]): readonly DealFigures[] {
  const records = all.filter(({ role }) => role === 'rotated');
  const counts = [...new Set(records.map(({ seats }) => seats))].toSorted((a, b) => a - b);
  return counts.flatMap((seats) => {
    const deals = wholeDeals(records.filter((record) => record.seats === seats));
    return deals.length < 2 ? [] : [figuresOf(seats, deals)];
  });
}

/** The matches of each deal. */
function wholeDeals(records: readonly MatchRecord[]): readonly (readonly MatchRecord[])[] {
  const rotations = records[0]?.bot.split(',').length ?? 1;
  const deals = new Map<number, MatchRecord[]>();
  for (const record of records) {
    const deal = Math.floor(record.index / rotations);
    deals.set(deal, [...(deals.get(deal) ?? []), record]);
  }
  return [...deals.values()].filter((matches) => matches.length === rotations);
}

function figuresOf(seats: number, deals: readonly (readonly MatchRecord[])[]): DealFigures {
  const matches = deals.flat();
  const names = [...new Set(matches.flatMap(({ players = [] }) => players))].toSorted();
  const pointsOf = (bot: string): readonly number[] =>
    matches.flatMap(({ players = [], scores }) =>
      scores.filter((_, seat) => players[seat] === bot).map(({ total }) => total),
    );
  const winsOf = (bot: string): readonly number[] =>
    matches.flatMap((record) =>
      record.scores.flatMap((_, seat) =>
        record.players?.[seat] === bot ? [winOf(record, seat) - 1 / seats] : [],
      ),
    );
  const means = new Map(names.map((bot) => [bot, mean(pointsOf(bot))]));
  const everything = matches.flatMap(({ scores }) => scores.map(({ total }) => total));
  const whole = varianceOf(everything);
  const middle = mean(everything);
  const skill = mean(names.map((bot) => ((means.get(bot) ?? 0) - middle) ** 2));
  const luck = meanOf(deals.map((deal) => mean(placesOf(deal, means).map(productOf))));
  const part = (value: number): number => (whole === 0 ? 0 : value / whole);
  const shared = luck ?? { value: 0, low: -Infinity, high: Infinity, count: 0 };
  const luckPart = {
    value: part(shared.value),
    low: part(shared.low),
    high: part(shared.high),
    count: shared.count,
  };
  return {
    seats,
    deals: deals.length,
    bots: names.map((bot) => ({ bot, points: meanOf(pointsOf(bot)), wins: meanOf(winsOf(bot)) })),
    parts: { skill: part(skill), luck: luckPart, rest: 1 - part(skill) - luckPart.value },
  };
}

function placesOf(
  deal: readonly MatchRecord[],
  means: ReadonlyMap<string, number>,
): readonly Place[] {
  return (deal[0]?.scores ?? []).map((_, seat) =>
    deal.map(
      ({ scores, players = [] }) =>
        (scores[seat]?.total ?? 0) - (means.get(players[seat] ?? '') ?? 0),
    ),
  );
}

/** The mean product of two rotations of a place: what its bots have in common there. */
function productOf(place: Place): number {
  const products = place.flatMap((one, at) => place.slice(at + 1).map((other) => one * other));
  return mean(products);
}

function varianceOf(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}

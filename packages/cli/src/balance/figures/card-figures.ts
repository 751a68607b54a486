import type { Balance, Grouped } from '@atoll/catalog';
import { shareOf, shifted, type Estimate } from '../../statistics.ts';
import { expectedWinsOf, type ExpectedWins } from './expected-wins.ts';
import { playsForAll, winOf, type MatchRecord } from '../recording/record.ts';
import { judge, worst, type Verdict } from './verdict.ts';

/** The figures of one card. */
export interface CardFigures extends Grouped {
  /**
   * Matches in which it lay open, and matches in which a seat could have bought it on one of its
   * turns.
   */
  readonly offered: number;
  readonly open: number;
  /** Share of the latter in which it was bought. */
  readonly bought: Estimate | undefined;
  /** Its yield, for each seat that ever bought it. */
  readonly brought: Readonly<Record<string, number>>;
  /** Wins beyond the equal share, in matches of several: of the seats that ever bought it … */
  readonly held: Estimate | undefined;
  /** … and of the others in the matches in which it lay open. */
  readonly missed: Estimate | undefined;
  /** Wins of its buyers beyond those of all buyers, of any card, with an equally good standing. */
  readonly added: Estimate | undefined;
  readonly verdicts: { readonly bought: Verdict; readonly wins: Verdict; readonly added: Verdict };
}

/** The figures of every card, in the order of the game. */
export function cardFigures(
  balance: Balance,
  records: readonly MatchRecord[],
): readonly CardFigures[] {
  const expectedWins = expectedWinsOf(records);
  return balance.cards.map((card) => figuresOf(card, { balance, records, expectedWins }));
}

interface Measures {
  readonly balance: Balance;
  readonly records: readonly MatchRecord[];
  readonly expectedWins: ExpectedWins;
}

function figuresOf(
  { id, name, group }: Grouped,
  { balance: { yields, targets }, records, expectedWins }: Measures,
): CardFigures {
  const offered = records.filter(({ cards }) => cards[id]);
  const open = offered.filter(({ cards }) => (cards[id]?.open.length ?? 0) > 0);
  // A card that comes into play in another way than from an open offer is bought in a match in
  // which it was not open.
  const bought = shareOf(
    open.filter(({ cards }) => (cards[id]?.bought.length ?? 0) > 0).length,
    open.length,
  );
  const owners = offered.reduce((sum, { cards }) => sum + (cards[id]?.bought.length ?? 0), 0);
  const brought = Object.fromEntries(
    yields.map((item) => {
      const amount = offered.reduce(
        (sum, { cards }) => sum + (cards[id]?.brought[item.id] ?? 0),
        0,
      );
      return [item.id, owners === 0 ? 0 : amount / owners];
    }),
  );
  const owns = (record: MatchRecord, seat: number): boolean =>
    record.cards[id]?.bought.some((purchase) => purchase.seat === seat) ?? false;
  const held = winsBeyond(offered, owns);
  const missed = winsBeyond(offered, (record, seat) => !owns(record, seat));
  const added = winsBeyond(offered, owns, (record, seat) => {
    const purchase = record.cards[id]?.bought.find((one) => one.seat === seat);
    return purchase ? expectedWins(record, purchase) : 0;
  });
  const within = (wins: Estimate | undefined): Verdict => judge(wins, -targets.wins, targets.wins);
  const verdicts = {
    bought: judge(bought, targets.bought, 1),
    wins: within(held),
    added: within(added),
  };
  return {
    id,
    name,
    group,
    offered: offered.length,
    open: open.length,
    bought,
    brought,
    held,
    missed,
    added,
    verdicts,
  };
}

/**
 * How much more than expected some seats win, in matches of several against each other; the
 * expectation is an equal share by default.
 */
export function winsBeyond(
  records: readonly MatchRecord[],
  counts: (record: MatchRecord, seat: number) => boolean,
  expected: (record: MatchRecord, seat: number) => number = ({ scores }) => 1 / scores.length,
): Estimate | undefined {
  let [wins, due, count] = [0, 0, 0];
  for (const record of records) {
    const seats = playsForAll(record) ? 0 : record.scores.length;
    for (let seat = 0; seat < seats; seat++) {
      if (!counts(record, seat)) continue;
      wins += winOf(record, seat);
      due += expected(record, seat);
      count++;
    }
  }
  const share = shareOf(wins, count);
  return share && shifted(share, -due / count);
}

/** The cards that miss a target, then the cards that may. */
export function outliers(figures: readonly CardFigures[]): readonly CardFigures[] {
  const gravity = ({ verdicts }: CardFigures): Verdict => worst(Object.values(verdicts));
  return (['missed', 'doubtful'] as const).flatMap((verdict) =>
    figures.filter((card) => gravity(card) === verdict),
  );
}

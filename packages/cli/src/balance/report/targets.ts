import type { Balance, BotRole, ScoreTarget, UseTarget } from '@atoll/catalog';
import { meanOf, shareOf, type Estimate } from '../../statistics.ts';
import type { CardFigures } from '../figures/card-figures.ts';
import { countFigures } from '../figures/count-figures.ts';
import { judgeCommon } from './judge-common.ts';
import { judgeCorrelated, judgeCounted, judgeHeld } from './judge-counts.ts';
import { judgeGifts } from './judge-gifts.ts';
import { judgeStyles } from './judge-styles.ts';
import type { Judged } from './judged.ts';
import { percent, points, pointsBetween, shareBetween, signed } from './markdown.ts';
import { playsForAll, type MatchRecord } from '../recording/record.ts';
import { totals, winningTotals } from '../figures/score-figures.ts';
import { seatFigures } from '../figures/seat-figures.ts';
import { judge, worst, type Verdict } from '../figures/verdict.ts';

interface Played {
  readonly records: readonly MatchRecord[];
  readonly cards: readonly CardFigures[];
  /** Which matches judge the order of play and the cards. */
  readonly judging: 'greedy' | 'strong';
}

/** All targets of a game. */
export function judgeTargets(
  balance: Balance,
  { records, cards, judging }: Played,
): readonly Judged[] {
  const { targets } = balance;
  const played = (role: BotRole, seats: readonly number[]): readonly MatchRecord[] =>
    records.filter((record) => record.role === role && seats.includes(record.seats));
  const strong = records.filter(({ role }) => role === 'strong');
  const names = new Map(balance.cards.map(({ id, name }) => [id, name]));
  const nameOf = (card: string): string => names.get(card) ?? card;
  const counts = [
    ...new Set(
      records
        .filter((record) => record.role === judging && !playsForAll(record))
        .map(({ seats }) => seats),
    ),
  ].toSorted();
  const allForOne = records.every(playsForAll);
  return [
    ...counts.map((seats) => judgeSeats(balance, played(judging, [seats]), seats)),
    judgeBought(targets.bought, cards),
    ...(allForOne ? [] : judgeWins(targets.wins, cards)),
    ...(targets.held ?? []).flatMap((target) => judgeHeld(target, { records: strong, nameOf })),
    ...judgeGifts({ balance, records }),
    ...targets.used.map((target) => judgeUse(balance, target, played('strong', target.seats))),
    ...(targets.counted ?? []).flatMap((target) => judgeCounted(target, strong)),
    ...(targets.correlated ?? []).flatMap((target) => judgeCorrelated(target, strong)),
    ...targets.scores.map((target) => judgeScores(target, played(target.bot, [target.seats]))),
    ...judgeStyles(targets.styles, records),
    ...(targets.common ?? []).flatMap((target) => judgeCommon(target, records)),
  ];
}

function judgeSeats({ targets }: Balance, records: readonly MatchRecord[], seats: number): Judged {
  const places = seatFigures(records, seats).byPlace;
  const most = typeof targets.seats === 'number' ? targets.seats : (targets.seats[seats] ?? 0);
  const verdicts = places.map((place) => judge(place, -most, most));
  return {
    target: `with ${seats} seats every place in the order of play wins within ${points(100 * most)} points of its equal share`,
    measured: places.map((place) => (place ? signed(place.value) : '–')).join(', '),
    verdict: worst(verdicts),
  };
}

function judgeBought(least: number, cards: readonly CardFigures[]): Judged {
  const verdicts = cards.map((card) => card.verdicts.bought);
  const target = `every card is bought in at least ${percent(least)} of the matches in which it could be`;
  return { target, measured: tally(verdicts), verdict: worst(verdicts) };
}

function judgeWins(most: number, cards: readonly CardFigures[]): readonly Judged[] {
  const target = `no card changes how often its owner wins by more than ${points(100 * most)} points`;
  const equal = cards.map(({ verdicts }) => verdicts.wins);
  const added = cards.map(({ verdicts }) => verdicts.added);
  return [
    { target: `${target} against an equal share`, measured: tally(equal), verdict: worst(equal) },
    {
      target: `${target} against purchases from as good positions`,
      measured: tally(added),
      verdict: worst(added),
    },
  ];
}

/** "3 missed, 2 doubtful, 109 met". */
function tally(verdicts: readonly Verdict[]): string {
  const counted = (['missed', 'doubtful', 'not measured', 'met'] as const).map(
    (verdict) => [verdict, verdicts.filter((each) => each === verdict).length] as const,
  );
  return counted
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ');
}

function judgeUse(
  { counts }: Balance,
  { text, table, items, share }: UseTarget,
  records: readonly MatchRecord[],
): Judged {
  const names = new Map(
    counts.find(({ id }) => id === table)?.items.map(({ id, name }) => [id, name]),
  );
  const used = items.map((item) => ({
    name: names.get(item) ?? item,
    matches: countFigures(records, table, item).matches,
  }));
  const rarest = used.toSorted((a, b) => (a.matches?.value ?? 0) - (b.matches?.value ?? 0))[0];
  return {
    target: `${text} (in ${percent(share)} of the matches or more)`,
    measured: rarest?.matches
      ? `${items.length > 1 ? `${rarest.name}: ` : ''}${shareBetween(rarest.matches)}`
      : '–',
    verdict: worst(used.map(({ matches }) => judge(matches, share, 1))),
  };
}

function judgeScores(
  { text, of, measure, from, to }: ScoreTarget,
  records: readonly MatchRecord[],
): Judged {
  const reached = of === 'winners' ? winningTotals(records) : totals(records);
  if (measure === 'mean') {
    const estimate: Estimate | undefined = meanOf(reached);
    return {
      target: text,
      measured: estimate ? pointsBetween(estimate) : '–',
      verdict: judge(estimate, from, to),
    };
  }
  const within = shareOf(
    reached.filter((total) => total >= from && total <= to).length,
    reached.length,
  );
  return {
    target: text,
    measured: within ? `${shareBetween(within)} of them` : '–',
    verdict: judge(within, 0.5, 1),
  };
}

import { type Outcome, type SeatScore, type Sheet, winnersOf } from '@atoll/engine';
import { brief, seatsOf, type Position } from './finding.ts';

type Report = Position['report'];

/**
 * One sheet a seat, whose lines add up; ranks count from 1 and skip after a tie, and follow the
 * points if the game says so.
 */
export function examineOutcome({ game, match, setup, report }: Position): void {
  const outcome = game.outcome(match.state);
  const seats = outcome.scores.map((score) => score.seat);
  if (brief(seats) !== brief(seatsOf(setup)))
    return report('scores', `scores are for seats ${brief(seats)}`);
  for (const sheet of outcome.scores)
    examineSum(`seat ${sheet.seat}`, { ...sheet, sum: sheet.total }, report);
  examineKind(outcome, report);
  const over = game.activeSeats(match.state).length === 0;
  if (over && outcome.kind === 'ranking' && winnersOf(outcome).length === 0)
    report('scores', 'nobody has won');
}

function examineKind(outcome: Outcome, report: Report): void {
  if (outcome.kind === 'solo') {
    if (outcome.scores.length !== 1) report('scores', `${outcome.scores.length} seats play alone`);
    return;
  }
  if (outcome.kind === 'common')
    return examineSum('the rating', { ...outcome, sum: outcome.rating }, report);
  const { scores } = outcome;
  for (const score of scores) {
    const expected = 1 + scores.filter((other) => other.rank < score.rank).length;
    if (score.rank !== expected)
      report('scores', `seat ${score.seat} has rank ${score.rank} where ${expected} is due`);
    if (outcome.order === 'points') for (const other of scores) examinePair(score, other, report);
  }
}

function examineSum(
  what: string,
  { lines, sum }: Pick<Sheet, 'lines'> & { readonly sum: number },
  report: Report,
): void {
  const added = lines.reduce((total, line) => total + line.points, 0);
  if (added !== sum) report('scores', `${what}: lines add up to ${added}, the total is ${sum}`);
}

function examinePair(one: SeatScore, other: SeatScore, report: Report): void {
  if (one.total > other.total && one.rank >= other.rank)
    report(
      'scores',
      `seat ${one.seat} has more points than seat ${other.seat} but not the better rank`,
    );
  if (
    one.total === other.total &&
    one.rank !== other.rank &&
    one.tieBreak?.points === other.tieBreak?.points
  )
    report(
      'scores',
      `seats ${one.seat} and ${other.seat} have equal points and nothing that decides, but other ranks`,
    );
}

import type { SeatScore } from '@atoll/engine';
import { brief, seatsOf, type Position } from './finding.ts';

/** One score a seat; lines add up; ranks follow the totals, count from 1 and skip after a tie. */
export function examineScores({ game, match, setup, report }: Position): void {
  const scores = game.score(match.state);
  const seats = scores.map((score) => score.seat).sort((a, b) => a - b);
  if (brief(seats) !== brief(seatsOf(setup))) return report('scores', `scores are for seats ${brief(seats)}`);
  for (const score of scores) {
    const sum = score.lines.reduce((total, line) => total + line.points, 0);
    if (sum !== score.total) report('scores', `seat ${score.seat}: lines add up to ${sum}, the total is ${score.total}`);
    const expected = 1 + scores.filter((other) => other.rank < score.rank).length;
    if (score.rank !== expected) report('scores', `seat ${score.seat} has rank ${score.rank} where ${expected} is due`);
    for (const other of scores) examinePair(score, other, report);
  }
}

function examinePair(one: SeatScore, other: SeatScore, report: Position['report']): void {
  if (one.total > other.total && one.rank >= other.rank)
    report('scores', `seat ${one.seat} has more points than seat ${other.seat} but not the better rank`);
  if (one.total === other.total && one.rank !== other.rank && one.tieBreak?.points === other.tieBreak?.points)
    report('scores', `seats ${one.seat} and ${other.seat} have equal points and nothing that decides, but other ranks`);
}

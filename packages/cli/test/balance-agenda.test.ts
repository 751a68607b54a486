import { describe, expect, test } from '@jest/globals';
import { Agenda, type Task } from '../src/balance/recording/agenda.ts';
import { match } from './balance-records.ts';

const series = (seats: number, games: number) =>
  ({ role: 'greedy', bot: 'greedy', seats, games }) as const;

const played = ({ series: { role, bot, seats }, index }: Task) =>
  match(
    Array.from({ length: seats }, () => 1),
    { role, bot, seats, index },
  );

/** Plays what the agenda wants next, until it wants nothing or the number is reached. */
function play(agenda: Agenda, most = Infinity): readonly Task[] {
  const tasks: Task[] = [];
  for (let task = agenda.next(); task !== undefined; task = agenda.next()) {
    tasks.push(task);
    agenda.add(played(task));
    if (tasks.length >= most) break;
  }
  return tasks;
}

const numbers = (agenda: Agenda) => agenda.ended.map(({ matches, reason }) => [matches, reason]);

describe('the agenda of a run', () => {
  test('plays every match of every series once, and no series long before another', () => {
    const agenda = new Agenda([series(2, 4), series(3, 8)], []);
    const tasks = play(agenda);
    expect(tasks.slice(0, 6).filter((task) => task.series.seats === 2)).toHaveLength(2);
    expect(new Set(tasks.map(({ series: own, index }) => `${own.seats} ${index}`)).size).toBe(12);
    expect(numbers(agenda)).toEqual([
      [4, 'all'],
      [8, 'all'],
    ]);
  });

  test('says where the time was over, and goes on there', () => {
    const wanted = [series(2, 9)];
    const first = new Agenda(wanted, []);
    play(first, 5);
    expect(numbers(first)).toEqual([[5, 'time']]);
    const second = new Agenda(wanted, first.records);
    expect(play(second).map(({ index }) => index)).toEqual([5, 6, 7, 8]);
    expect(numbers(second)).toEqual([[9, 'all']]);
  });

  test('ends a series when its first matches are exact enough, in whatever order they come', () => {
    const wanted = [series(2, 100)];
    const exact = (_: unknown, records: readonly unknown[]): boolean => records.length >= 40;
    const one = new Agenda(wanted, [], exact);
    play(one);
    const tasks = Array.from({ length: 70 }, (_, index) => ({ series: series(2, 100), index }));
    const other = new Agenda(wanted, tasks.toReversed().map(played), exact);
    expect(numbers(one)).toEqual([[40, 'exact']]);
    expect(other.records).toEqual(one.records);
    expect(numbers(other)).toEqual(numbers(one));
    expect(other.next()).toBeUndefined();
  });

  test('leaves out matches of other series', () => {
    const agenda = new Agenda([series(2, 3)], [match([1, 1], { index: 3 }), match([1], {})]);
    expect(agenda.records).toEqual([]);
    expect(play(agenda)).toHaveLength(3);
  });
});

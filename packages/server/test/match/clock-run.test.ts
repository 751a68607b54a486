import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  atZero,
  begunRun,
  type ClockStep,
  fallen,
  granted,
  hasTime,
  nextZero,
  passed,
  readRun,
  resumed,
  ruleOf,
  seated,
  stepped,
  stoppedRun,
} from '../../src/match/clock/clock-run.ts';
import type { ClockRun } from '../../src/store/clock-record.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = 1_000;
const bank = ruleOf({ kind: 'bank', minutes: 5, seconds: 15, atZero: 'bot' });
const days = ruleOf({ kind: 'days', days: 3, atZero: 'others' });
const people = { seq: 0, at: START, asked: [0], timed: [true, true] };
const lefts = ({ seats }: ClockRun): readonly number[] => seats.map(({ left }) => left);

let seq = 0;
/** An action that ends the turn of its seat. */
const act = (seat: number, asked: readonly number[], at: number): ClockStep => {
  seq++;
  return { ...{ entry: seq, seq, at, seat, asked }, ended: true, undone: 0, openFrom: 1 };
};
const undoTo = (first: ClockStep, asked: readonly number[], at: number): ClockStep => {
  seq++;
  return {
    ...{ entry: seq, seq, at, asked, seat: first.seat },
    ...{ ended: false, undone: first.entry, openFrom: 1 },
  };
};

describe('a bank', () => {
  test('runs for each asked seat, for several at once, and gains at the end of a turn', () => {
    const both = begunRun(bank, { ...people, asked: [0, 1] });
    expect(lefts(passed(both, START + 7_000))).toEqual([293_000, 293_000]);
    const first = stepped(bank, both, act(0, [1], START + 10_000));
    expect(lefts(first)).toEqual([305_000, 290_000]);
    const later = stepped(bank, first, act(1, [0], START + 30_000));
    expect(lefts(later)).toEqual([305_000, 285_000]);
  });

  test('takes no time for an action out of turn, nor for an action of a bot', () => {
    const run = begunRun(bank, { ...people, timed: [true, false] });
    const aside = stepped(bank, run, { ...act(1, [0], START + 4_000), ended: false });
    expect(lefts(aside)).toEqual([296_000, 300_000]);
    const bots = stepped(bank, aside, act(0, [1], START + 5_000));
    expect(nextZero(bots)).toBeUndefined();
    expect(lefts(stepped(bank, bots, act(1, [0], START + 90_000)))).toEqual([310_000, 300_000]);
  });

  test('gives nothing back for an undo, and no increment for a turn that is ended again', () => {
    const begun = begunRun(bank, people);
    const end = act(0, [1], START + 60_000);
    const ended = stepped(bank, begun, end);
    const back = stepped(bank, ended, undoTo(end, [0], START + 70_000));
    expect(lefts(back)).toEqual([255_000, 290_000]);
    const again = stepped(bank, back, act(0, [1], START + 80_000));
    expect(lefts(again)).toEqual([245_000, 290_000]);
    const next = stepped(bank, again, act(1, [0], START + 80_000));
    expect(lefts(stepped(bank, next, act(0, [1], START + 80_000)))).toEqual([260_000, 305_000]);
  });

  test('stands still while no server holds it, and loses nothing that nobody knows of', () => {
    const run = begunRun(bank, people);
    const stopped = stoppedRun(bank, run, START + 20_000);
    expect(nextZero(stopped)).toBeUndefined();
    expect(atZero(stopped, START + DAY)).toEqual([]);
    const held = resumed(stopped, START + DAY);
    expect(lefts(passed(held, START + DAY + 1_000))).toEqual([279_000, 300_000]);
    expect(lefts(passed(readRun(bank, run), START + DAY))).toEqual([300_000, 300_000]);
  });

  test('gains nothing while the clock of the server is put back', () => {
    const run = passed(begunRun(bank, people), START + 10_000);
    expect(passed(run, START)).toBe(run);
    const ended = stepped(bank, run, act(0, [1], START));
    expect(lefts(passed(ended, START + 11_000))).toEqual([305_000, 299_000]);
  });

  test('is at zero when it says so, and has a small time for each turn afterwards', () => {
    const run = begunRun(bank, people);
    expect(nextZero(run)).toBe(START + 300_000);
    expect(atZero(run, START + 299_999)).toEqual([]);
    expect(atZero(run, START + 300_000)).toEqual([0]);
    const down = fallen(passed(run, START + 400_000), 0);
    expect(down.seats[0]).toMatchObject({ left: 0, undecided: true });
    expect(atZero(down, START + 500_000)).toEqual([]);
    const more = granted(bank, down, 0);
    expect(nextZero(more)).toBe(START + 430_000);
    const over = stepped(bank, more, act(0, [1], START + 405_000));
    const next = stepped(bank, over, act(1, [0], START + 405_000));
    expect(lefts(next)).toEqual([30_000, 315_000]);
  });
});

describe('a bot that plays on', () => {
  const run = begunRun(bank, people);
  const timed = [false, true];

  test('takes no time, unless the person takes over in the same turn', () => {
    const bots = seated(run, { at: START + 10_000, timed });
    expect(lefts(passed(bots, START + 60_000))).toEqual([290_000, 300_000]);
    const back = seated(bots, { at: START + 60_000, timed: [true, true] });
    expect(lefts(back)).toEqual([240_000, 300_000]);
    const after = stepped(bank, bots, act(0, [1], START + 60_000));
    expect(lefts(seated(after, { at: START + 60_000, timed: [true, true] }))).toEqual([
      290_000, 300_000,
    ]);
  });

  test('ends the turn whose time is up: there is nothing to be taken back before', () => {
    const down = seated(fallen(passed(run, START + 300_000), 0), { at: START + 300_000, timed });
    expect(down.seats[0]).toMatchObject({ undecided: false, left: 0 });
    expect(hasTime(down, 0)).toBe(false);
    const played = stepped(bank, down, act(0, [1], START + 300_000));
    expect(hasTime(played, 0)).toBe(true);
    const asked = stepped(bank, played, act(1, [0], START + 300_000));
    expect(hasTime(asked, 0)).toBe(true);
    expect(lefts(asked)[0]).toBe(30_000);
  });
});

describe('days', () => {
  test('are there anew for each turn, and pass without a server', () => {
    const run = begunRun(days, people);
    expect(stoppedRun(days, run, START + DAY)).toBe(run);
    expect(nextZero(readRun(days, run))).toBe(START + 3 * DAY);
    const next = stepped(days, run, act(0, [1], START + 2 * DAY));
    expect(nextZero(next)).toBe(START + 5 * DAY);
    const same = stepped(days, next, act(1, [1], START + 3 * DAY));
    expect(nextZero(same)).toBe(START + 6 * DAY);
    expect(atZero(same, START + 6 * DAY)).toEqual([1]);
  });

  test('are not gained by taking back', () => {
    const end = act(0, [1], START + 2 * DAY);
    const back = stepped(days, stepped(days, begunRun(days, people), end), {
      ...undoTo(end, [0], START + 2 * DAY + 5),
    });
    expect(nextZero(back)).toBe(START + 3 * DAY + 5);
  });
});

/** Anything that may happen to three people, each thing so long after the one before. */
const happening = fc.record({
  after: fc.nat(200_000),
  seat: fc.nat(2),
  asked: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
  does: fc.constantFrom('act', 'go on', 'undo', 'seat', 'fall', 'grant', 'stop', 'look'),
});

describe('whatever happens', () => {
  const rules = fc.constantFrom(bank, days);
  const three = { ...people, timed: [true, true, true] };

  test('no clock is below zero, and looking at it changes nothing', () => {
    fc.assert(
      fc.property(rules, fc.array(happening, { maxLength: 40 }), (rule, all) => {
        const run = { looked: begunRun(rule, three), not: begunRun(rule, three) };
        let at = START;
        let entry = 0;
        for (const { after, seat, asked, does } of all) {
          at += after;
          run.looked = passed(run.looked, at);
          if (does === 'look') continue;
          entry++;
          const apply = (before: ClockRun): ClockRun => {
            const step = { entry, seq: entry, at, seat, asked, openFrom: Math.max(1, entry - 5) };
            const now = passed(before, at);
            switch (does) {
              case 'act':
                return stepped(rule, before, { ...step, ended: true, undone: 0 });
              case 'go on':
                return stepped(rule, before, { ...step, ended: false, undone: 0 });
              case 'undo':
                return stepped(rule, before, { ...step, ended: false, undone: step.openFrom });
              case 'seat':
                return seated(before, {
                  at,
                  timed: before.seats.map(({ timed }, each) => (each === seat ? !timed : timed)),
                });
              case 'fall':
                return now.seats[seat]?.left === 0 ? fallen(now, seat) : now;
              case 'grant':
                return now.seats[seat]?.undecided ? granted(rule, now, seat) : now;
              default:
                return resumed(stoppedRun(rule, before, at), at);
            }
          };
          const undone = does === 'undo' ? lefts(passed(run.not, at)) : undefined;
          run.looked = apply(run.looked);
          run.not = apply(run.not);
          expect(lefts(run.not).every((left) => left >= 0)).toBe(true);
          if (undone) expect(lefts(run.not)).toEqual(undone);
        }
        expect(passed(run.looked, at + 1_000_000)).toEqual(passed(run.not, at + 1_000_000));
      }),
    );
  });

  test('the time left and the time used add up to the time given', () => {
    const turns = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 15 });
    fc.assert(
      fc.property(turns, (used) => {
        let run = begunRun(bank, people);
        let at = START;
        used.forEach((ms, turn) => {
          at += ms;
          run = stepped(bank, run, act(turn % 2, [(turn + 1) % 2], at));
        });
        const spent = used.reduce((sum, ms) => sum + ms, 0);
        const given = 2 * bank.allowance + used.length * bank.increment;
        expect(lefts(run).reduce((sum, left) => sum + left, 0) + spent).toBe(given);
      }),
    );
  });
});

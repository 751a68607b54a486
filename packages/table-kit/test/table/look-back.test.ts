import { beforeEach, describe, expect, test } from '@jest/globals';
import { NO_PROMPT, type StepMessage } from '@atoll/protocol';
import { lookBack, type LookBack } from '../../src/table/session/look-back.ts';
import type { TableSession } from '../../src/table/session/table-session.ts';
import { UNKNOWN_TABLE, type TableState } from '../../src/table/session/table-state.ts';

const QUESTION = { ...NO_PROMPT, question: 7, asked: true, legal: ['pass'] };

/** A table whose view is the number of its last log entry, with a step for each of them. */
function standing(seq: number): TableState {
  const snapshot = { seq, phase: 'playing', view: seq } as unknown as TableState['snapshot'];
  const steps = Array.from({ length: seq }, (_, i) => ({
    ...{ seq: i + 1, seat: 0, at: 0, events: [`event ${i + 1}`], sealed: false },
  }));
  return { ...UNKNOWN_TABLE, status: 'live', snapshot, steps, prompt: QUESTION };
}

/** A live table whose view is the number of its last log entry. */
class FakeTable implements TableSession {
  readonly submitted: unknown[] = [];
  #listeners = new Set<() => void>();
  #followers = new Set<(step: StepMessage) => void>();
  #state: TableState = { ...UNKNOWN_TABLE };

  getState = (): TableState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  onStep = (listener: (step: StepMessage) => void): (() => void) => {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  };
  submit = async (action: unknown): Promise<{ readonly ok: true; readonly seq: number }> => {
    this.submitted.push(action);
    return { ok: true, seq: 0 };
  };
  undo = this.submit;

  stand(seq: number): void {
    this.#state = standing(seq);
    this.#listeners.forEach((listen) => listen());
  }

  step(seq: number, undone = 0): void {
    this.stand(seq);
    const step: StepMessage = {
      seq,
      after: seq - 1,
      seat: 0,
      at: 0,
      id: '',
      sealed: false,
      events: [],
      undone,
      prompt: QUESTION,
    };
    this.#followers.forEach((follow) => follow(step));
  }
}

const shown = (looking: LookBack): unknown => looking.getState().snapshot?.view;

describe('a live table that is looked back at', () => {
  let live: FakeTable;
  let looking: LookBack;
  let calls: number;
  beforeEach(() => {
    live = new FakeTable();
    looking = lookBack(live);
    calls = 0;
    looking.subscribe(() => {
      calls++;
    });
    live.stand(10);
    for (const seq of [11, 12, 13]) live.step(seq);
  });

  test('is the live table until the player looks back', () => {
    expect(looking.getState()).toBe(live.getState());
    expect(looking.behind()).toBe(0);
    expect(looking.farthest()).toBe(3);
  });

  test('stands as it stood, asks for nothing, and takes no action', async () => {
    looking.lookAt(2);
    expect(shown(looking)).toBe(11);
    expect(looking.getState()).toMatchObject({ past: true, prompt: { legal: [], asked: false } });
    expect(await looking.submit('pass')).toMatchObject({ ok: false });
    expect(await looking.undo()).toMatchObject({ ok: false });
    expect(live.submitted).toEqual([]);
    looking.lookAt(0);
    expect(looking.getState()).toBe(live.getState());
    expect(await looking.submit('pass')).toMatchObject({ ok: true });
  });

  test('goes no farther back than this page has seen, and no farther on than the present', () => {
    looking.lookAt(99);
    expect(shown(looking)).toBe(10);
    expect(looking.behind()).toBe(3);
    looking.lookAt(-5);
    expect(shown(looking)).toBe(13);
  });

  test('stays where it is looked at while others act, and plays none of it', () => {
    const steps: number[] = [];
    looking.onStep(({ seq }) => steps.push(seq));
    looking.lookAt(1);
    const before = calls;
    live.step(14);
    expect(shown(looking)).toBe(12);
    expect(looking.behind()).toBe(2);
    expect(calls).toBeGreaterThan(before);
    expect(steps).toEqual([]);
    looking.lookAt(0);
    live.step(15);
    expect(steps).toEqual([15]);
  });

  test('takes in moments that this page never saw, and keeps those that it did', () => {
    expect(looking.first()).toBe(10);
    const other = { ...standing(11), privateView: 'told later' };
    looking.learn([8, 9, 10].map(standing));
    looking.learn([other]);
    expect(looking.first()).toBe(8);
    expect(looking.farthest()).toBe(5);
    expect(looking.since(8)).toBe(5);
    looking.lookAt(looking.since(8));
    expect(shown(looking)).toBe(8);
    expect(looking.getState()).toMatchObject({ past: true, prompt: { legal: [] } });
    looking.lookAt(2);
    expect(looking.getState().privateView).toBeUndefined();
  });

  test('goes on as at a live table, an action after the other, until it is the present', () => {
    const steps: unknown[] = [];
    looking.onStep(({ seq, after, events }) => steps.push([after, seq, ...events, shown(looking)]));
    looking.stepOn();
    expect(steps).toEqual([]);
    looking.lookAt(2);
    looking.stepOn();
    expect(shown(looking)).toBe(12);
    live.step(14);
    looking.stepOn();
    looking.stepOn();
    expect(looking.getState()).toBe(live.getState());
    expect(steps).toEqual([
      [11, 12, 'event 12', 12],
      [12, 13, 'event 13', 13],
      [13, 14, 'event 14', 14],
    ]);
  });

  test('forgets undone moments, and leaves a moment that never counted', () => {
    looking.lookAt(1);
    live.step(14, 12);
    expect(shown(looking)).toBe(14);
    expect(looking.behind()).toBe(0);
    looking.lookAt(1);
    expect(shown(looking)).toBe(11);
  });

  test('counts a moment once, whatever else changes about the table', () => {
    live.stand(13);
    live.stand(13);
    expect(looking.farthest()).toBe(3);
  });

  test('keeps a moment that is looked at, however long the match goes on', () => {
    looking.lookAt(3);
    for (let seq = 14; seq < 600; seq++) live.step(seq);
    expect(shown(looking)).toBe(10);
    expect(looking.behind()).toBe(589);
    looking.lookAt(0);
    for (let seq = 600; seq < 1200; seq++) live.step(seq);
    expect(looking.farthest()).toBeLessThanOrEqual(600);
  });
});

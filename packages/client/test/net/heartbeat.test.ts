import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hedgedRequest } from '../../src/net/link/hedged-request.ts';
import { AdaptiveTimeout } from '../../src/net/link/adaptive-timeout.ts';
import { Heartbeat } from '../../src/net/link/heartbeat.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A server that answers a question after so many ms, or never. */
function heartbeatOf({
  answers,
  timeout = new AdaptiveTimeout(),
}: {
  readonly answers: number;
  readonly timeout?: AdaptiveTimeout;
}) {
  let asked = 0;
  let silences = 0;
  let slept = 0;
  const heartbeat = new Heartbeat({
    timeout,
    now: () => performance.now() + slept,
    ask: () => {
      asked++;
      if (Number.isFinite(answers)) setTimeout(() => heartbeat.received(), answers);
    },
    onSilence: () => silences++,
  });
  return {
    heartbeat,
    asked: () => asked,
    silences: () => silences,
    sleep: (ms: number) => {
      slept += ms;
    },
  };
}

describe('the pulse of a connection', () => {
  test('finds a dead one within three seconds, and says so once', () => {
    const { silences } = heartbeatOf({ answers: Number.POSITIVE_INFINITY });
    jest.advanceTimersByTime(3_000);
    expect(silences()).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect(silences()).toBe(1);
  });

  test('asks nothing while it hears enough', () => {
    const { heartbeat, asked, silences } = heartbeatOf({ answers: Number.POSITIVE_INFINITY });
    for (let time = 0; time < 20; time++) {
      jest.advanceTimersByTime(500);
      heartbeat.received();
    }
    expect([asked(), silences()]).toEqual([0, 0]);
  });

  test('leaves one alone that answers, for as long as it does', () => {
    const { asked, silences } = heartbeatOf({ answers: 1_200 });
    jest.advanceTimersByTime(60_000);
    expect(asked()).toBeGreaterThan(10);
    expect(silences()).toBe(0);
  });

  test('takes no sleep of the page for silence', () => {
    const { sleep, silences } = heartbeatOf({ answers: 100 });
    jest.advanceTimersByTime(900);
    sleep(3_600_000);
    jest.advanceTimersByTime(5_000);
    expect(silences()).toBe(0);
  });

  test('has more patience on a way that turned out to be slow, until an answer is quick', () => {
    const timeout = new AdaptiveTimeout();
    const slow = heartbeatOf({ answers: 2_500, timeout });
    jest.advanceTimersByTime(3_500);
    expect(slow.silences()).toBe(1);
    const again = heartbeatOf({ answers: 2_500, timeout });
    jest.advanceTimersByTime(60_000);
    expect(again.silences()).toBe(0);
    again.heartbeat.stop();
    const quick = heartbeatOf({ answers: 100, timeout });
    jest.advanceTimersByTime(2_000);
    expect(timeout.of(1_000)).toBe(1_000);
    quick.heartbeat.stop();
  });
});

describe('a question that is asked twice', () => {
  test('takes the second answer when the first does not come', async () => {
    let asked = 0;
    const answer = hedgedRequest(
      () => (++asked === 1 ? new Promise<number>(() => {}) : Promise.resolve(asked)),
      700,
    );
    await jest.advanceTimersByTimeAsync(700);
    expect(await answer).toBe(2);
  });

  test('is asked once when the answer, or the refusal, comes at once', async () => {
    let asked = 0;
    await expect(hedgedRequest(() => Promise.resolve(++asked), 700)).resolves.toBe(1);
    await expect(
      hedgedRequest(() => Promise.reject(new Error(`no ${++asked}`)), 700),
    ).rejects.toThrow('no 2');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(asked).toBe(2);
  });

  test('is refused when both are', async () => {
    let asked = 0;
    const refused = (): Promise<never> =>
      new Promise((_resolve, reject) =>
        setTimeout(() => reject(new Error(`no ${++asked}`)), 1_000),
      );
    const answer = expect(hedgedRequest(refused, 700)).rejects.toThrow('no 2');
    await jest.advanceTimersByTimeAsync(2_000);
    await answer;
  });

  test('is refused when the second is, whatever became of the first', async () => {
    let asked = 0;
    const answer = expect(
      hedgedRequest(
        () =>
          ++asked === 1 ? new Promise<number>(() => {}) : Promise.reject(new Error(`no ${asked}`)),
        700,
      ),
    ).rejects.toThrow('no 2');
    await jest.advanceTimersByTimeAsync(700);
    await answer;
  });
});

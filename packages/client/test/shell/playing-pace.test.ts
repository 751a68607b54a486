import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMatch, play, type LogEntry, type MatchFile } from '@atoll/engine';
import { atoll } from '@atoll/game-atoll';
import { animationAt, SPEEDS, stepAt } from '../../src/shell/replay/playing-pace.ts';
import { createPlayback } from '@atoll/table-kit/table/session/playback.ts';
import { framesOfLog } from '@atoll/table-kit/table/session/replay-frames.ts';
import { createReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The beginning of a match. */
function playSome(): MatchFile {
  const options = atoll.parseOptions({});
  let match = createMatch(atoll, { seed: 'pace', seats: 2, options });
  const log: LogEntry<unknown>[] = [];
  while (log.length < 40) {
    const seat = atoll.activeSeats(match.state)[0]!;
    const action = atoll.legalActions(match.state, seat)[0]!;
    const played = play(atoll, match, { seat, action, at: log.length });
    if (!played.ok) throw new Error('refused');
    match = played.match;
    log.push(...played.entries);
  }
  const seats = ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const, bot: '' }));
  const about = { match: 'm', game: atoll.id, rules: atoll.version, startedAt: 1, endedAt: 2 };
  return { ...about, seed: 'pace', options, seats, log };
}

const file = playSome();
/** As long as a step of Atoll stays before the next. */
const BEAT = 600;

test.each(SPEEDS.flatMap((speed) => [1, 2].map((usual) => [speed, usual] as const)))(
  'at speed %d every step is played, and none jumped to, with animation %d',
  (speed, usual) => {
    const session = createReplaySession(framesOfLog(atoll, file));
    const playback = createPlayback(
      session,
      () => animationAt(speed, usual),
      () => BEAT,
    );
    const stop = playback.start();
    for (let position = 1; position <= session.length; position++) {
      session.forward();
      expect(playback.shown()).toMatchObject({ came: 'played', live: true });
      expect(playback.shown().state.steps).toHaveLength(position);
      jest.advanceTimersByTime(stepAt(speed));
    }
    stop();
  },
);

test('a movement is seen for three frames at least, also at the highest speed', () => {
  const move = 260;
  const frame = 1_000 / 60;
  for (const speed of SPEEDS)
    expect(move / animationAt(speed, 1)).toBeGreaterThanOrEqual(3 * frame);
});

test('nothing is faster than was set unless it must be', () => {
  expect(SPEEDS.map((speed) => animationAt(speed, 1))).toEqual([1, 1, 2, 3, 5]);
  expect(SPEEDS.map((speed) => animationAt(speed, 2))).toEqual([2, 2, 2, 3, 5]);
});

test('animation that was switched off stays off at every speed', () => {
  expect(SPEEDS.map((speed) => animationAt(speed, 0))).toEqual([0, 0, 0, 0, 0]);
});

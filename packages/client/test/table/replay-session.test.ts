import { beforeEach, describe, expect, test } from '@jest/globals';
import { createMatch, hashState, play, type LogEntry, type MatchFile } from '@atoll/engine';
import { atoll } from '@atoll/game-atoll';
import type { StepMessage } from '@atoll/protocol';
import { framesOfLog } from '@atoll/table-kit/table/session/replay-frames.ts';
import {
  createReplaySession,
  type ReplaySession,
} from '@atoll/table-kit/table/session/replay-session.ts';

const setup = { seed: 'replay', seats: 2, options: atoll.parseOptions({}) };

/** Thirty decisions of a match, and the public view after each. */
function playSome(): { readonly file: MatchFile; readonly views: readonly string[] } {
  let match = createMatch(atoll, setup);
  const log: LogEntry<unknown>[] = [];
  const views = [hashState(atoll.publicView(match.state))];
  while (views.length <= 30) {
    const seat = atoll.activeSeats(match.state)[0] as number;
    const action = atoll.legalActions(match.state, seat)[0]!;
    const played = play(atoll, match, { seat, action, at: log.length });
    if (!played.ok) throw new Error('refused');
    match = played.match;
    log.push(...played.entries);
    views.push(hashState(atoll.publicView(match.state)));
  }
  const seats = ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const, bot: '' }));
  const about = { match: 'm', game: atoll.id, rules: atoll.version, startedAt: 1, endedAt: 2 };
  return { file: { ...about, seed: setup.seed, options: setup.options, seats, log }, views };
}

const { file, views } = playSome();
const shown = (session: ReplaySession): string => hashState(session.getState().snapshot?.view);

describe('a replay', () => {
  let session: ReplaySession;
  beforeEach(() => {
    session = createReplaySession(framesOfLog(atoll, file));
  });

  test('begins before the first decision, and asks for nothing', () => {
    expect(session.length).toBe(30);
    expect(session.position()).toBe(0);
    expect(session.getState()).toMatchObject({
      status: 'live',
      seat: -1,
      steps: [],
      prompt: { legal: [], asked: false },
      snapshot: { phase: 'playing', seats: [{ name: 'Ada' }, { name: 'Ben' }] },
    });
    expect(shown(session)).toBe(views[0]);
  });

  test('jumps to a position at once, with the log up to there', () => {
    for (const position of [17, 3, 30, 0]) {
      session.goTo(position);
      expect(shown(session)).toBe(views[position]);
      expect(session.getState().steps).toHaveLength(position);
    }
    session.goTo(99);
    expect(session.position()).toBe(30);
    session.goTo(-4);
    expect(session.position()).toBe(0);
  });

  test('takes single steps as a live table does', () => {
    const received: StepMessage[] = [];
    const seen: string[] = [];
    session.onStep((step) => {
      received.push(step);
      seen.push(shown(session));
    });
    session.goTo(5);
    expect(received).toEqual([]);
    expect(session.forward()).toBe(true);
    expect(session.forward()).toBe(true);
    expect(seen).toEqual(views.slice(6, 8));
    const entries = file.log.filter(({ type }) => type === 'action').slice(5, 7);
    expect(received.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq));
    expect(received[0]!.events.length).toBeGreaterThan(0);
    session.goTo(30);
    expect(session.forward()).toBe(false);
  });

  test('is looked at from any seat, at the same position', () => {
    session.goTo(12);
    session.lookFrom(1);
    expect(session.position()).toBe(12);
    expect(session.getState()).toMatchObject({ seat: 1, prompt: { legal: [], asked: false } });
  });

  test('has no hands to open in a game without secrets', () => {
    expect(session.hides).toBe(false);
    session.lookFrom('open');
    expect(session.viewpoint()).toBe(-1);
    expect(session.getState().hands).toBeUndefined();
  });

  test('notifies a listener of every change once', () => {
    let changes = 0;
    const end = session.subscribe(() => changes++);
    session.goTo(4);
    session.goTo(4);
    session.forward();
    session.lookFrom(0);
    session.lookFrom(0);
    expect(changes).toBe(3);
    end();
    session.goTo(0);
    expect(changes).toBe(3);
  });

  test('lets nobody decide', async () => {
    expect(await session.submit({})).toMatchObject({ ok: false });
    expect(await session.undo()).toMatchObject({ ok: false });
  });

  test('never shows a match that did not happen', () => {
    const log = file.log.map((entry) => ('seat' in entry ? { ...entry, seat: 1 } : entry));
    expect(() => framesOfLog(atoll, { ...file, log })).toThrow('is refused by the rules');
  });
});

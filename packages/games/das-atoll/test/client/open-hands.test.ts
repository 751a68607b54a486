import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { MatchFile } from '@atoll/engine';
import { dasAtoll, type DasAtollPrivateView, type DasAtollView } from '../../src/index.ts';
import { sumOf } from '../../src/table-facts.ts';
import type { Golden } from '@atoll/testkit';
import { framesOfLog } from '@atoll/table-kit/table/session/replay-frames.ts';
import {
  createReplaySession,
  type ReplaySession,
} from '@atoll/table-kit/table/session/replay-session.ts';

/** A finished match of four. */
function load(): MatchFile {
  const path = new URL('../golden/four.json', import.meta.url);
  const { seed, seats, options, log } = JSON.parse(readFileSync(path, 'utf8')) as Golden;
  const about = {
    match: 'm',
    game: dasAtoll.id,
    rules: dasAtoll.version,
    startedAt: 1,
    endedAt: 2,
  };
  return {
    ...{ ...about, seed, options, log },
    seats: Array.from({ length: seats }, (_, seat) => ({
      ...{ name: `Seat ${seat}`, kind: 'person', bot: '' },
    })),
  };
}

describe('a finished match with hidden hands', () => {
  let session: ReplaySession;
  beforeAll(() => {
    session = createReplaySession(framesOfLog(dasAtoll, load()));
  });

  const handsHere = () => session.getState().hands as readonly DasAtollPrivateView[] | undefined;
  const steps = (): string => JSON.stringify(session.steps());

  test('is looked at with all hands open, at any moment of it', () => {
    expect(session.hides).toBe(true);
    session.lookFrom('open');
    expect(session.viewpoint()).toBe('open');
    for (const position of [0, session.length >> 1, session.length - 1, session.length]) {
      session.goTo(position);
      const { handSizes, cardSizes } = session.getState().snapshot?.view as DasAtollView;
      expect(handsHere()?.map(({ hand }) => sumOf(hand))).toEqual(handSizes);
      expect(handsHere()?.map(({ cards }) => sumOf(cards))).toEqual(cardSizes);
      expect(session.getState()).toMatchObject({ seat: -1, privateView: undefined });
    }
  });

  test('names the stolen and the bought cards then', () => {
    session.lookFrom(-1);
    expect(steps()).toContain('"hidden"');
    session.lookFrom('open');
    expect(steps()).not.toContain('"hidden"');
  });

  test.each([-1, 0, 3])('opens no hands to a viewer at seat %d', (seat) => {
    session.lookFrom('open');
    session.lookFrom(seat);
    expect(handsHere()).toBeUndefined();
    expect(steps()).toContain('"hidden"');
  });
});

import { useEffect } from 'react';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import { before, behind } from '@atoll/table-kit/table/session/timeline.ts';

/** The moves through a replay; each goes as far as it can. */
export const movesIn = ({ timeline: { turns, rounds }, ...session }: ReplaySession) => {
  const { goTo, position, length } = session;
  const parts = rounds.length > 0 ? [...rounds, length] : [0, length];
  return {
    start: () => goTo(0),
    roundBack: () => goTo(before(parts, position())),
    turnBack: () => goTo(before(turns, position())),
    back: () => goTo(position() - 1),
    forward: () => void session.forward(),
    turnOn: () => goTo(behind(turns, position())),
    roundOn: () => goTo(behind(parts, position())),
    end: () => goTo(length),
  } as const;
};
export type ReplayMove = keyof ReturnType<typeof movesIn>;

const KEYS: Readonly<Record<string, ReplayMove>> = {
  ArrowLeft: 'turnBack',
  ArrowRight: 'turnOn',
  ArrowUp: 'roundBack',
  ArrowDown: 'roundOn',
  ',': 'back',
  '.': 'forward',
  Home: 'start',
  End: 'end',
};

/** Elements with keys of their own: fields, and the table's grids and lists. */
const OWN_KEYS = 'input, select, textarea, [role=grid], [role=toolbar], [role=dialog]';
/** Keys that work with the focus in the log too, whose lines use the other keys. */
const OF_LOG: readonly string[] = [',', '.'];

/** Keys that move through a replay unless the focus is on an element with those keys of its own. */
export function useReplayKeys(session: ReplaySession, play: () => void): void {
  useEffect(() => {
    const moves = movesIn(session);
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const element = target instanceof Element ? target : document.body;
      if (element.closest(OWN_KEYS)) return;
      if (element.closest('[role=log]') && !OF_LOG.includes(key)) return;
      const move = KEYS[key];
      if (move) moves[move]();
      else if (key === ' ' && !element.closest('button, a')) play();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session, play]);
}

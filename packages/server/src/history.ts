import { type AnyGame, effectiveEntries, type Seat, type Setup, type Viewer } from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';
import type { StoredEntry } from './store/match-store.ts';

/** What happened in a match, told to one viewer: the decisions that still count, from log entry `from` on. */
export function tellHistory(
  game: AnyGame,
  setup: Setup<unknown>,
  question: { readonly log: readonly StoredEntry[]; readonly from: number; readonly viewer: Viewer },
): readonly HistoryStep[] {
  const { log, from, viewer } = question;
  const steps: HistoryStep[] = [];
  const checks = new Set(log.filter(({ entry }) => entry.type === 'check').map(({ entry }) => entry.seq));
  let state = game.setup(setup);
  for (const entry of effectiveEntries(log.map((stored) => stored.entry))) {
    if (entry.type === 'check') continue;
    const step = game.apply(state, entry.seat, entry.action);
    state = step.state;
    if (entry.seq < from) continue;
    const seq = checks.has(entry.seq + 1) ? entry.seq + 1 : entry.seq;
    steps.push({ seq, seat: entry.seat, at: entry.at, events: eventsFor(game, step.events, viewer) });
  }
  return steps;
}

/** The events as a viewer may know them. */
export function eventsFor(game: AnyGame, events: readonly unknown[], viewer: Viewer): readonly unknown[] {
  return events.map((event) => game.eventView(event, viewer)).filter((event) => event !== undefined);
}

/** A seat as a viewer; -1 is a spectator. */
export function viewerOf(seat: Seat): Viewer {
  return seat < 0 ? 'spectator' : seat;
}

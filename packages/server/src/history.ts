import { type AnyGame, effectiveEntries, type LogEntry, type Seat, type Setup, type Viewer } from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';

/** The decisions of a log that still count, with all of their events: not yet fit for any viewer. */
export function replaySteps(game: AnyGame, setup: Setup<unknown>, log: readonly LogEntry<unknown>[]): readonly HistoryStep[] {
  const checks = new Set(log.filter(({ type }) => type === 'check').map(({ seq }) => seq));
  const steps: HistoryStep[] = [];
  let state = game.setup(setup);
  for (const entry of effectiveEntries(log)) {
    if (entry.type === 'check') continue;
    const step = game.apply(state, entry.seat, entry.action);
    state = step.state;
    const seq = checks.has(entry.seq + 1) ? entry.seq + 1 : entry.seq;
    const sealed = step.sealed || game.activeSeats(state).length === 0;
    steps.push({ seq, seat: entry.seat, at: entry.at, events: step.events, sealed });
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

import type { MatchFile, RecordedPosition } from '@atoll/engine';
import { openSnapshot } from './page-snapshot.ts';
import { type ReplayFrames, seatsOfFile } from './replay-frames.ts';
import { marksOf } from './timeline.ts';

/**
 * A finished match as it was recorded, independent of the current rules. Nobody can play on from
 * it. Undefined where the file holds no recording.
 */
export function framesOfRecording({
  game,
  options,
  seats,
  recording = [],
}: MatchFile): ReplayFrames | undefined {
  if (recording.length === 0) return undefined;
  const at = (position: number): RecordedPosition => recording[position];
  const places = seatsOfFile(seats);
  const { turns, rounds } = marksOf({
    positions: recording.length,
    seatOf: (position) => at(position + 1).seat,
    roundOf: (position) => at(position).round,
  });
  return {
    length: recording.length - 1,
    timeline: { turns, rounds, points: turns.map((position) => at(position).points) },
    snapshot: (position) => {
      const { seq, view, conceded = [], outcome } = at(position);
      return openSnapshot({
        ...{ game, view, conceded, outcome, seq, options, seats: places },
        ...{ pace: 0, hints: false },
      });
    },
    privateView: (position, seat) => at(position).privateViews?.[seat] ?? undefined,
    hands: (position) => at(position).privateViews,
    steps: (from) =>
      recording
        .slice(1)
        .map(({ seq, seat, at: when, events, ownEvents, sealed, undone }) => ({
          ...{ seq, seat, at: when, sealed },
          events: ownEvents?.[from === 'open' ? seat : from] ?? events,
          ...(undone > 0 ? { undone } : {}),
        })),
    redealt: () => undefined,
  };
}

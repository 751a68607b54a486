import type { Seat } from '@atoll/engine';
import type { TablePauseData } from '@atoll/protocol';
import type { ClockRun, PauseRecord } from '../../store/clock-record.ts';
import type { TableRecord } from '../../store/match-store.ts';
import { botOf } from '../table.ts';

const MINUTE = 60_000;

/** The seats that decide about pauses: people who play. A program has a clock, but no vote. */
export const pauseVoters = ({ seats }: Pick<TableRecord, 'seats'>): readonly Seat[] =>
  seats.flatMap((seat, index) =>
    seat.kind === 'person' && !seat.program && botOf(seat) === '' ? [index] : [],
  );

/** The moment, and the seats that decide at it. */
interface PauseMoment {
  /** In ms since 1970. */
  readonly at: number;
  readonly voters: readonly Seat[];
}

/**
 * A pause as time and votes make it: a proposal that all agree to runs, one whose proposer no
 * longer plays or whose end has come is dropped, and so is a running pause at its end, when all are
 * ready, or when somebody plays who has not agreed, such as a person who takes a seat back from a
 * bot. Returns the same record if nothing changes.
 */
export function settledPause(
  pause: PauseRecord | undefined,
  { at, voters }: PauseMoment,
): PauseRecord | undefined {
  if (!pause) return undefined;
  if (pause.kind === 'running') {
    const allReady = voters.every((seat) => pause.ready.includes(seat));
    const haveAgreed = voters.every((seat) => pause.agreed.includes(seat));
    return allReady || !haveAgreed || pause.until <= at ? undefined : pause;
  }
  const { by, length, agreed } = pause;
  const until = length.kind === 'until' ? length.until : at + length.minutes * MINUTE;
  if (until <= at || !voters.includes(by)) return undefined;
  const allAgree = voters.every((seat) => agreed.includes(seat));
  return allAgree ? { kind: 'running', by, until, agreed, ready: [] } : pause;
}

/** The clocks with another pause, or without one. */
export function withPause(run: ClockRun, pause: PauseRecord | undefined): ClockRun {
  const { pause: _, ...rest } = run;
  return pause ? { ...rest, pause } : rest;
}

/** The pause as all clients see it; undefined for none. */
export function pauseShown(
  pause: PauseRecord | undefined,
  voters: readonly Seat[],
): TablePauseData | undefined {
  if (!pause) return undefined;
  const { kind, by } = pause;
  const among = (seats: readonly Seat[]): number[] => voters.filter((seat) => seats.includes(seat));
  if (pause.kind === 'running') {
    const { until, ready } = pause;
    return { kind, by, minutes: 0, until, voters: [...voters], agreed: [], ready: among(ready) };
  }
  const { length, agreed } = pause;
  return {
    ...{ kind, by, voters: [...voters], agreed: among(agreed), ready: [] },
    minutes: length.kind === 'minutes' ? length.minutes : 0,
    until: length.kind === 'until' ? length.until : 0,
  };
}

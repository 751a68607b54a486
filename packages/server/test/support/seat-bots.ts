import type { SeatBot } from '../../src/bots/bot-registry.ts';
import { AsideWait } from '../../src/bots/aside-wait.ts';
import { BotSeats } from '../../src/bots/bot-seats.ts';
import type { MatchHost } from '../../src/match/match-host.ts';
import type { AcceptedStep } from '../../src/match/match-listener.ts';

interface SeatBotsOptions {
  /** By the id that the seats of the table name. */
  readonly bots: Readonly<Record<string, SeatBot>>;
  /** Whether a seat is connected; by default all are. */
  readonly connected?: (seat: number) => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called with every step, after it woke the bots. */
  readonly stepped: (step: AcceptedStep) => void;
}

/** Bots on the seats of a match without a room: every change wakes them. Errors are collected. */
export function seatBotsOf(
  host: MatchHost,
  { bots, stepped, connected = () => true, now = Date.now }: SeatBotsOptions,
): { readonly bots: BotSeats; readonly wait: AsideWait; readonly errors: readonly unknown[] } {
  const errors: unknown[] = [];
  const wait = new AsideWait({
    ...{ state: host.state, connected, now },
    onChange: () => seats.wake(),
    onShown: () => undefined,
  });
  const seats: BotSeats = new BotSeats({
    host,
    bots,
    wait,
    asker: () => ({ table: 'table', network: '', attended: true }),
    leastPace: 0,
    onThought: () => undefined,
    onError: (error) => void errors.push(error),
  });
  host.listener = {
    tableChanged: () => seats.wake(),
    started: () => undefined,
    seatFreed: () => undefined,
    seatHanded: () => undefined,
    absences: { awayFor: () => 0, waitedFor: () => 0 },
    failed: (error) => void errors.push(error),
    stepped: (step) => {
      seats.wake();
      stepped(step);
    },
  };
  return { bots: seats, wait, errors };
}

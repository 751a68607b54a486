import { pass } from './actions.ts';
import type { Played } from './played.ts';
import { reef, type ReefSpec, type TableSpec } from './reef.ts';

/** A neighbour without animals, whose only coral is polluted already. */
const NEIGHBOUR: ReefSpec = { corals: [{ card: 'basic-coral', polluted: true }] };

/**
 * An event strikes an atoll that holds only the given pieces: seat 0, which passed long ago, is the
 * starting player, and its neighbour passes now.
 */
export function strike(event: string, spec: ReefSpec, table: TableSpec = {}): Played {
  return reef([{ ...spec, passed: true }, NEIGHBOUR], {
    ...table,
    starter: 0,
    turn: 1,
    events: [event],
  }).act(1, pass);
}

/** Everybody passes in turn order, so that the next event is revealed. */
export function allPass(match: Played): Played {
  while (match.asked === 'turn') match.act(match.active, pass);
  return match;
}

/** The cards of the polluted corals of a seat. */
export function dirty(match: Played, seat = 0): readonly string[] {
  return match
    .reef(seat)
    .corals.filter((coral) => coral.polluted)
    .map((coral) => coral.card);
}

import { schema, t } from '@colyseus/schema';
import type { HiddenArkView, SeatView, TurnView } from '../view.ts';

/**
 * The Colyseus mirror of `HiddenArkView`, field by field. The catalogue compiles only while both
 * have the same fields.
 */

const Seat = schema(
  {
    tracks: t.array('number'),
    stations: t.array('string'),
    vessels: t.array('string'),
    hand: t.array('string'),
    slots: t.array('string'),
    tiles: t.array('string'),
    points: t.number(),
    lastColumn: t.string<SeatView['lastColumn']>(),
  },
  'HiddenArkSeat',
);

const Turn = schema(
  {
    seat: t.number(),
    takes: t.number(),
    taken: t.boolean(),
    column: t.string<TurnView['column']>(),
    moves: t.number(),
    sailing: t.boolean(),
    rescues: t.number(),
    swappable: t.boolean(),
    builds: t.number(),
    upgrading: t.boolean(),
    freeUpgrades: t.number(),
    studies: t.number(),
    waiting: t.array('number'),
    investigated: t.boolean(),
    passing: t.number(),
  },
  'HiddenArkTurn',
);

export const HiddenArkViewSchema = schema(
  {
    side: t.string<HiddenArkView['side']>(),
    cooperative: t.boolean(),
    discovery: t.boolean(),
    uphill: t.boolean(),
    long: t.boolean(),
    first: t.number(),
    round: t.number(),
    refills: t.number(),
    ending: t.string<HiddenArkView['ending']>(),
    phase: t.string<HiddenArkView['phase']>(),
    seats: t.array(Seat),
    faceUp: t.array('string'),
    pool: t.array('number'),
    used: t.array('number'),
    escalationPool: t.array('number'),
    locationTokens: t.array('string'),
    stationSeats: t.array('number'),
    tiles: t.array('string'),
    tileTokens: t.array('string'),
    escalations: t.array('string'),
    locks: t.array('number'),
    unseen: t.array('string'),
    points: t.array('number'),
    lowered: t.array('number'),
    turn: t.ref(Turn),
    pending: t.string(),
  },
  'HiddenArkView',
);

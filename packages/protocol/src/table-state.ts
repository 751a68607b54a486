import { type Schema, schema, t, type ToJSON } from '@colyseus/schema';
import { TableAside } from './aside.ts';
import { TableClock } from './clock.ts';
import { TablePause } from './pause.ts';
import { TableSeatOffer } from './people/seat-offer.ts';

const TableSeat = schema(
  {
    name: t.string(),
    kind: t.string<'open' | 'person' | 'bot'>(),
    /** The bot's id, or ''. */
    bot: t.string(),
    connected: t.boolean(),
    /** The id of the bot that plays on for the person of this seat, or ''. */
    standIn: t.string(),
    /** The share of the seat in the seed of the match, or ''. */
    share: t.string(),
    /** Whether an external program plays it, through the protocol like a person. */
    program: t.boolean(),
    /** The log entry with which the seat conceded, or 0. */
    conceded: t.number(),
    /**
     * The time since when the match has waited for the seat while its person is away, in ms since
     * 1970 by the clock of the server; 0 for any other.
     */
    awaitedSince: t.number(),
  },
  'TableSeat',
);

const TableScoreLine = schema({ category: t.string(), points: t.number() }, 'TableScoreLine');

const TableScore = schema(
  {
    seat: t.number(),
    total: t.number(),
    rank: t.number(),
    lines: t.array(TableScoreLine),
    /** '' when the game has no tie-break. */
    tieBreakCategory: t.string(),
    tieBreak: t.number(),
  },
  'TableScore',
);

const TableOutcome = schema(
  {
    /** 'none' until the match is over. */
    kind: t.string<'none' | 'ranking' | 'common' | 'solo'>(),
    /** Whether all seats won together; false unless the result is a common one. */
    won: t.boolean(),
    /** The common rating; 0 unless the result is a common one. */
    rating: t.number(),
    /** The score lines of the rating, if the result is a common one. */
    lines: t.array(TableScoreLine),
    /** The id of the band of a common rating, or of the total of a single player, or ''. */
    band: t.string(),
  },
  'TableOutcome',
);

const TableRevert = schema(
  {
    /** The seat that asks to take back a decision, or -1. */
    seat: t.number(),
    /** The first log entry of that decision. */
    entry: t.number(),
    /** The other seats that have agreed. */
    agreed: t.array('number'),
  },
  'TableRevert',
);

const TableStandInVote = schema(
  {
    /** The absent seat for which a bot is proposed, or -1. */
    seat: t.number(),
    /** The seat that proposed it. */
    by: t.number(),
    /** The seats that vote: people who play and are present. */
    voters: t.array('number'),
    /** The voters that have agreed, the proposer included. */
    agreed: t.array('number'),
    /** The voters that have refused. */
    refused: t.array('number'),
  },
  'TableStandInVote',
);

const TableOrigin = schema(
  {
    /** The id of the match that this one continues. */
    match: t.string(),
    /** The number of its actions before. */
    action: t.number(),
    /** The seat whose knowledge was not dealt anew. */
    knownTo: t.number(),
  },
  'TableOrigin',
);

const TableDaily = schema(
  {
    /** YYYY-MM-DD, in UTC. */
    day: t.string(),
    /** Whether its result enters the table of the day. */
    counted: t.boolean(),
  },
  'TableDaily',
);

const TableRated = schema(
  {
    /** Whether the new ratings are stored, after the end. */
    stored: t.boolean(),
  },
  'TableRated',
);

/** The schema class of a game's public view. */
export type ViewSchema = new () => Schema;

/**
 * Extends no other class, though all games share most fields: for every client connection the
 * library creates the classes anew, and it never frees classes that extend another.
 */
const tableClass = (view: ViewSchema) =>
  schema(
    {
      /** The length of the log. */
      seq: t.number(),
      phase: t.string<'waiting' | 'playing' | 'over'>(),
      /** The game's id. */
      game: t.string(),
      access: t.string<'private' | 'public'>(),
      /** JSON. */
      options: t.string(),
      /** The seat of the host; -2 for a host who does not play. */
      host: t.number(),
      /** The name of a host who does not play, or ''. */
      hostName: t.string(),
      watchers: t.number(),
      /** Whether spectators may talk. */
      watchersTalk: t.boolean(),
      /** Whether people may send free text, or phrases alone. */
      freeText: t.boolean(),
      /** The delay of the match for spectators in turns; 0 for none. */
      watchersBehind: t.number(),
      /** The delay of a bot before it acts, in ms. */
      pace: t.number(),
      /** Whether people may ask a bot for hints. */
      hints: t.boolean(),
      /** Whether bots think for less than their usual time, since too many think at once. */
      hurried: t.boolean(),
      seats: t.array(TableSeat),
      /** Whether a concession ends the match; if not, a bot plays on. */
      concedingEnds: t.boolean(),
      revert: t.ref(TableRevert),
      standInVote: t.ref(TableStandInVote),
      /** How long the match must wait for an absent person before a bot may be proposed, in ms. */
      standInAfter: t.number(),
      /** Empty until the match is over. */
      scores: t.array(TableScore),
      outcome: t.ref(TableOutcome),
      /** The seats whose persons want a rematch. */
      again: t.array('number'),
      /** The match that the rematch became, or ''. */
      next: t.string(),
      /** The hash of the secret of the seed, or '' in a match from before seeds were shared. */
      commitment: t.string(),
      /** The same for the next match, after a rematch; '' until this one is over. */
      nextCommitment: t.string(),
      /** Absent in a match without a clock. */
      clock: t.ref(TableClock).optional(),
      /** Absent while no bot waits for asides and no seat composes. */
      aside: t.ref(TableAside).optional(),
      /** Absent in a match that starts as the rules say. */
      origin: t.ref(TableOrigin).optional(),
      /** The id of the match whose deal this one repeats; absent in a match with its own seed. */
      repeats: t.string().optional(),
      /** Absent unless it is a daily match. */
      daily: t.ref(TableDaily).optional(),
      /** The id of the tournament of the match; absent for none. */
      tournament: t.string().optional(),
      /** Absent unless the match is rated. */
      rated: t.ref(TableRated).optional(),
      /** Absent while no pause of the clocks is proposed or runs. */
      pause: t.ref(TablePause).optional(),
      /** Absent while no seat is offered to another person. */
      seatOffer: t.ref(TableSeatOffer).optional(),
      view: t.ref(view).optional(),
    },
    'Table',
  );

/**
 * The public state of a table as plain data, as `room.state.toJSON()` gives it; `view` is absent
 * until the match starts.
 */
export type TableData<V> = Omit<ToJSON<InstanceType<ReturnType<typeof tableClass>>>, 'view'> & {
  readonly view?: V;
};
export type TableStateClass = new () => Schema;

const known = new WeakMap<ViewSchema, TableStateClass>();

/**
 * The room's state for one game: the table, and the game's own public view in `view`. Clients need
 * no class of it. One class a game, since the encoder keeps every class that it has seen.
 */
export function tableStateOf(view: ViewSchema): TableStateClass {
  const found = known.get(view) ?? tableClass(view);
  known.set(view, found);
  return found;
}

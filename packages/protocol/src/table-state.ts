import { type Schema, schema, t, type ToJSON } from '@colyseus/schema';
import { TableAside } from './aside.ts';
import { TableClock } from './clock.ts';

const TableSeat = schema(
  {
    name: t.string(),
    kind: t.string<'open' | 'person' | 'bot'>(),
    /** The bot's id, or ''. */
    bot: t.string(),
    connected: t.boolean(),
    /** The id of the bot that plays on for the person of this seat, or ''. */
    standIn: t.string(),
    /** What the seat added to the seed of the match, or ''. */
    share: t.string(),
    /** Whether a program of somebody else plays it, through the protocol like a person. */
    program: t.boolean(),
    /** The log entry with which the seat gave up, or 0. */
    conceded: t.number(),
    /**
     * Since when the match has asked the seat while its person is away, in ms since 1970 by the
     * clock of the server; 0 for any other.
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
    /** What they reached together; 0 unless the result is a common one. */
    rating: t.number(),
    /** How that came, if the result is a common one. */
    lines: t.array(TableScoreLine),
    /**
     * The id of what a common rating, or the total of somebody who played alone, is called, or ''.
     */
    band: t.string(),
  },
  'TableOutcome',
);

const TableRevert = schema(
  {
    /** Who asks whether a decision may be taken back, or -1. */
    seat: t.number(),
    /** The log entry with which that decision began. */
    entry: t.number(),
    /** Those of the others who have agreed. */
    agreed: t.array('number'),
  },
  'TableRevert',
);

const TableStandInVote = schema(
  {
    /** The absent seat that a bot is proposed for, or -1. */
    seat: t.number(),
    /** Who proposed it. */
    by: t.number(),
    /** Those who decide: the people who play and are there. */
    voters: t.array('number'),
    /** Those of them who have agreed, whoever proposed it among them. */
    agreed: t.array('number'),
    /** Those of them who have refused. */
    refused: t.array('number'),
  },
  'TableStandInVote',
);

const TableOrigin = schema(
  {
    /** The id of the match that this one goes on from. */
    match: t.string(),
    /** After so many of its actions. */
    action: t.number(),
    /** The seat for which nothing was dealt anew. */
    knownTo: t.number(),
  },
  'TableOrigin',
);

/** A class of schema that holds one game's public view. */
export type ViewSchema = new () => Schema;

/**
 * Extends no other class, though all games have most in common: the library makes the classes anew
 * for every connection of a client, and keeps for ever those that extend another.
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
      /** The seat of the host. */
      host: t.number(),
      watchers: t.number(),
      /** Whether those who watch may say something. */
      watchersTalk: t.boolean(),
      /** Whether people may say texts of their own, or phrases alone. */
      freeText: t.boolean(),
      /** How many turns late the match is shown to those who watch; 0 for at once. */
      watchersBehind: t.number(),
      /** How long a bot waits before it acts, in ms. */
      pace: t.number(),
      /** Whether people may ask a bot what it would do. */
      hints: t.boolean(),
      /** Whether bots think less long than their strength says, since too many think at once. */
      hurried: t.boolean(),
      seats: t.array(TableSeat),
      /** Whether the match is over as soon as somebody gives up; if not, a bot plays on. */
      concedingEnds: t.boolean(),
      revert: t.ref(TableRevert),
      standInVote: t.ref(TableStandInVote),
      /**
       * For how long the match must wait for somebody who is away until a bot may be proposed, in
       * ms.
       */
      standInAfter: t.number(),
      /** Empty until the match is over. */
      scores: t.array(TableScore),
      outcome: t.ref(TableOutcome),
      /** The seats whose persons want a rematch. */
      again: t.array('number'),
      /** The match that the rematch became, or ''. */
      next: t.string(),
      /** What the secret of the seed hashes to, or '' in a match from before seeds were shared. */
      commitment: t.string(),
      /** The same of the match that a rematch would become; '' until this one is over. */
      nextCommitment: t.string(),
      /** Absent where nobody's time is counted. */
      clock: t.ref(TableClock).optional(),
      /** Absent while no bot waits for those who may act aside, and nobody composes. */
      aside: t.ref(TableAside).optional(),
      /** Absent in a match that begins as the rules say. */
      origin: t.ref(TableOrigin).optional(),
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
 * no class of it. One class a game: whoever encodes keeps every class that it ever met.
 */
export function tableStateOf(view: ViewSchema): TableStateClass {
  const found = known.get(view) ?? tableClass(view);
  known.set(view, found);
  return found;
}

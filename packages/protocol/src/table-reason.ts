/** Codes of the reasons with which the table itself refuses; a game adds its own. */
export type TableReason =
  /** The shape of a message; `message` says what was wrong. */
  | 'malformed'
  | 'not-seated'
  | 'not-host'
  | 'not-started'
  | 'already-started'
  | 'over'
  | 'not-over'
  /** `question` is the number of the question as it stands. */
  | 'stale'
  | 'no-such-seat'
  | 'seat-not-open'
  | 'own-seat'
  | 'unknown-bot'
  /** A bot can play on only for a person who is away; `seat` says whose seat was meant. */
  | 'not-away'
  /** The person is away for too short a time; `seconds` are left to wait. */
  | 'just-left'
  /** Nothing waits for the person of this seat, who is away. */
  | 'not-awaited'
  /** The match waits for this person for too short a time; `seconds` are left to wait. */
  | 'just-awaited'
  /** Others are there who have to agree: they have to be asked. */
  | 'ask-others'
  /** A program has no say in who is replaced by a bot. */
  | 'program'
  /** A bot was proposed already, for `seat`. */
  | 'stand-in-open'
  /** That was refused lately; `seconds` have to go by until it may be proposed again. */
  | 'stand-in-asked'
  /** Nobody proposes a bot for this seat, or not any more. */
  | 'stand-in-gone'
  /** The seat may not act aside, or not any more. */
  | 'not-aside'
  /** People composed so long already that the match waits for them no more. */
  | 'composed-long'
  /** The time of this seat is not up, or was decided about. */
  | 'time-not-up'
  /** The time of the sender's seat is up for this turn, which the bot has to end first. */
  | 'time-up'
  /** A bot plays this seat: its person has to take it back first. */
  | 'bot-plays'
  /** The seat gave up, for good. */
  | 'conceded'
  /** Somebody has asked already whether a decision may be taken back. */
  | 'revert-open'
  /** That was asked about this decision before: once is enough. */
  | 'revert-asked'
  /** Nobody asks whether this decision may be taken back, or not any more. */
  | 'revert-gone'
  /** The seat, or those who watch together, said so much that `seconds` have to go by. */
  | 'said-too-much'
  /** From the address that asks so many tables were opened that `seconds` have to go by. */
  | 'too-often'
  /** The host lets those who watch listen only. */
  | 'silenced'
  /** The host lets people say phrases alone. */
  | 'phrases-only'
  /** The text has nothing that could be seen. */
  | 'text-empty'
  /** The text has `length` characters, `most` may be. */
  | 'text-long'
  /** The text has line breaks, or something that nobody sees. */
  | 'text-invisible'
  /** The text has letters with too many marks on them. */
  | 'text-stacked'
  /** Nobody said line `n`, or it is deleted, or not kept any more. */
  | 'no-such-line'
  /** One does not report what one said oneself. */
  | 'own-line'
  /** The seat, or those who watch together, reported so much that `seconds` have to go by. */
  | 'reported-too-much'
  /** `seats` are taken, `min` to `max` may play. */
  | 'seat-count'
  /** The match goes on from a position with as many seats: `open` of them are not taken. */
  | 'seats-open'
  /** The match goes on from a position, whose options stay as they were. */
  | 'position-fixed'
  /**
   * The server cannot store anything right now. What was asked may be asked again, with the same
   * id.
   */
  | 'not-stored'
  /**
   * The server failed. Nothing was changed, unless the connection closes too: then the restored
   * match tells.
   */
  | 'internal';

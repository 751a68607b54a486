/** Codes of the reasons for refusals by the table itself; a game adds its own. */
export type TableReason =
  /** The shape of a message is wrong; `message` names the fault. */
  | 'malformed'
  | 'not-seated'
  | 'not-host'
  | 'not-started'
  | 'already-started'
  | 'over'
  | 'not-over'
  /** `question` is the number of the current question. */
  | 'stale'
  | 'no-such-seat'
  | 'seat-not-open'
  | 'own-seat'
  | 'unknown-bot'
  /** A bot can play on only for an absent person; `seat` is the requested seat. */
  | 'not-away'
  /** The person has not been away long enough; `seconds` are left to wait. */
  | 'just-left'
  /** The match does not wait for the absent person of this seat. */
  | 'not-awaited'
  /** The match has not waited long enough for this person; `seconds` are left to wait. */
  | 'just-awaited'
  /** Other people are present who have to agree: ask them. */
  | 'ask-others'
  /** A program has no vote on replacing a person by a bot. */
  | 'program'
  /** A bot was proposed already, for `seat`. */
  | 'stand-in-open'
  /** A proposal for this seat was refused lately; `seconds` have to go by until the next one. */
  | 'stand-in-asked'
  /** There is no proposal of a bot for this seat, or not any more. */
  | 'stand-in-gone'
  /** Another seat, `seat`, is offered already. */
  | 'offer-open'
  /** An offer of this seat was refused lately; `seconds` have to go by until the next one. */
  | 'offer-asked'
  /** This seat is not offered, or not any more. */
  | 'offer-gone'
  /** The clocks stand until `until`, in ms since 1970: the request has to wait. */
  | 'paused'
  /** A table without a clock has no pause. */
  | 'no-clock'
  /** A pause was proposed already, by `seat`. */
  | 'pause-open'
  /**
   * The clock of this table takes lengths of the kind `allowed`; `until` has to be in the future,
   * at most `most` ms away.
   */
  | 'pause-length'
  /** A pause was refused lately; `seconds` have to go by until this seat may propose the next. */
  | 'pause-asked'
  /** No pause is proposed, or not any more. */
  | 'pause-gone'
  /** This game, or a table without days per turn, has no prepared actions. */
  | 'not-prepared'
  /** Actions are prepared only while others are on turn. */
  | 'own-turn'
  /** The match went on: prepared actions have to follow its entry `seq`. */
  | 'prepared-stale'
  /**
   * Prepared action `n`, counted from 0, cannot stand there: it follows a later one (`order`), is
   * not legal (`illegal`, with the code of the rules in `reason`), stands there already (`twice`),
   * is a second reply to the same actions (`two-replies`), comes after the end (`over`), or no own
   * action follows it (`no-reply`).
   */
  | 'prepared-line'
  /** The seat may not act aside, or not any more. */
  | 'not-aside'
  /** People have composed for so long that the match does not wait for them any more. */
  | 'composed-long'
  /** The time of this seat is not up, or was decided about. */
  | 'time-not-up'
  /** The time of the sender's seat is up for this turn, which the bot has to end first. */
  | 'time-up'
  /** A bot plays this seat: its person has to take it back first. */
  | 'bot-plays'
  /** The seat has conceded, for good. */
  | 'conceded'
  /** Another request to take back a decision is open. */
  | 'revert-open'
  /** This decision was asked about before: once is enough. */
  | 'revert-asked'
  /** There is no request to take back this decision, or not any more. */
  | 'revert-gone'
  /** The seat, or all spectators together, said so much that `seconds` have to go by. */
  | 'said-too-much'
  /** Too many tables were opened from the address of the request: `seconds` have to go by. */
  | 'too-often'
  /** The host does not let spectators talk. */
  | 'silenced'
  /** The host allows phrases only. */
  | 'phrases-only'
  /** The text has no visible character. */
  | 'text-empty'
  /** The text has `length` characters, at most `most` are allowed. */
  | 'text-long'
  /** The text contains line breaks or invisible characters. */
  | 'text-invisible'
  /** The text has letters with too many marks on them. */
  | 'text-stacked'
  /** Line `n` does not exist, is deleted, or is not kept any more. */
  | 'no-such-line'
  /** A person cannot report an own line. */
  | 'own-line'
  /** The seat, or all spectators together, reported so much that `seconds` have to go by. */
  | 'reported-too-much'
  /** `seats` are taken, `min` to `max` may play. */
  | 'seat-count'
  /** The match continues a position with as many seats: `open` of them are not taken. */
  | 'seats-open'
  /** The match continues a position, whose options are fixed. */
  | 'position-fixed'
  /** In a daily match the seat, its player and the settings stay as they are. */
  | 'daily-fixed'
  /** In a match of a tournament the players alone cannot agree on this. */
  | 'tournament-fixed'
  /** In a rated match nobody has hints. */
  | 'rated-hints'
  /** In a rated match no decision is taken back after a reveal. */
  | 'rated-revert'
  /** In a rated match a person cannot have a bot play the own seat. */
  | 'rated-hand-over'
  /** A rated match is for people and the bots of the server. */
  | 'rated-program'
  /** A rated match has a clock, and the other people do not decide when time is up. */
  | 'rated-clock'
  /** With these seats and options the match has no order of seats to rate. */
  | 'rated-order'
  /** The server cannot store anything right now. The request may be sent again with the same id. */
  | 'not-stored'
  /**
   * The server failed. Nothing was changed, unless the connection closes too: then the restored
   * match shows the result.
   */
  | 'internal';

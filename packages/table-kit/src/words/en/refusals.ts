/**
 * Refusals of a table at any moment of a match of any game. A game has its own words for all
 * others.
 */
export const tableRefusals: Readonly<Record<string, string>> = {
  unplayable: 'This match cannot go on: the rules of this server are newer.',
  'too-often': 'That was too often. Wait a moment, then try again.',
  stale: 'The table has moved on. Look again.',
  'not-seated': 'You are only watching.',
  'said-too-much': 'Too much at once. Wait a moment before you say more.',
  silenced: 'Watchers may only listen at this table.',
  conceded: 'You gave up this match; that cannot be taken back.',
  'bot-plays': 'A bot plays for you. Take your seat back first.',
  paused: 'The match is paused.',
  'time-up': 'Your time for this turn is up. The bot plays it; take your seat back after it.',
  'nothing-to-undo': 'There is nothing to take back.',
  'undo-out-of-reach': 'That cannot be taken back any more.',
  'undo-too-often': 'You cannot take back again until something final has happened.',
  'undo-log-full': 'This match is too long to take anything back.',
  'not-stored': 'The server cannot save anything right now. Try again in a moment.',
  internal: 'The server failed; nothing was changed. Try again.',
  left: 'You have left this table.',
};

/** Refusals of the server, by the code of the reason. */
export const refusals: Readonly<Record<string, string>> = {
  malformed: 'The server did not understand this request. Load the page again.',
  'unknown-code': 'There is no such code.',
  'unknown-match': 'There is no such table.',
  'unknown-path': 'The server does not know this request. Load the page again.',
  full: 'Every seat of this table is taken.',
  started: 'The match has begun already.',
  'no-such-seat': 'There is no such seat.',
  'own-seat': 'This is your own seat.',
  'unknown-bot': 'This server has no such bot.',
  'not-host': 'Only the host may do that.',
  'already-started': 'The match has begun already.',
  'not-started': 'The match has not begun yet.',
  over: 'The match is over.',
  'not-over': 'The match is not over yet.',
  'seats-open': 'Every seat of the earlier match has to be taken, by a person or by a bot.',
  'position-fixed': 'The match goes on from another one or repeats its deal: its options stay as they were there.',
  'daily-fixed': 'In a daily match you play alone to the end, and the table stays private.',
  'tournament-fixed': 'In a match of a tournament the players alone cannot agree on this.',
  'rated-player': 'This match is rated. Open it by its link or code, and take a seat there.',
  'rated-twice': 'This match is rated, and you have a seat in it already.',
  'rated-rules': 'A rated match has a clock, no hints and no programs; nothing is taken back after a reveal, and each player plays the own seat to the end.',
  'rated-order': 'Such a match cannot be rated: it needs two seats or more, each for itself.',
  'seat-count': 'The game is not made for so many players.',
  'seat-not-open': 'This seat is taken.',
  'time-not-up': 'This has been decided already.',
  'not-away': 'This person is at the table.',
  'just-left': 'This person left only a moment ago. Wait a little.',
};

import { counted, whole } from '@atoll/engine/formats/en';

const refusals: Readonly<Record<string, string>> = {
  'not-prepared': 'At this table nothing can be prepared: it needs a clock of days per turn.',
  'own-turn': 'It is your turn now: make your move on the table.',
  'prepared-stale': 'The match went on meanwhile. What you see now is the present position.',
  'prepared-line': 'One of these moves is not possible in its place. Delete it and try again.',
};

/** Replies that are prepared while others are on turn. */
export const prepared = {
  open: 'Prepare replies',
  openWith: (lines: number) => `${counted(lines, { one: 'line', other: 'lines' })} prepared`,
  title: 'Prepared replies',
  lead: 'Place what the other side may do, then your reply. If it happens, your reply follows at once. Nobody else learns of it.',
  theirs: (name: string) => `What may ${name} do?`,
  yours: (move: string) => `If ${move}: your reply?`,
  end: 'The match is over in this position.',
  start: 'Present position',
  back: 'One move back',
  lines: 'Your lines',
  none: 'Nothing is prepared yet.',
  ifThen: (move: string, reply: string) => `If ${move}, then ${reply}`,
  noReply: (move: string) => `If ${move}: the reply is missing`,
  joined: (parts: readonly string[]) => parts.join('. '),
  remove: (line: string) => `Delete: ${line}`,
  saved: 'Saved.',
  tooMany: (most: number) => `At most ${whole(most)} moves can be prepared. Delete a line first.`,
  ownTurn: 'It is your turn. Once you have moved, you can prepare replies again.',
  failed: 'The board could not be loaded. Close this and try again.',
  dropped: 'Your prepared reply was not possible any more. It was dropped, and it is your turn.',
  putAway: 'Close',
  refusals,
};

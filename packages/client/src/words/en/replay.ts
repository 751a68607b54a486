import { formatsFor } from '@atoll/engine';

const format = formatsFor('en');

/** Looking back at a match that is over. */
export const replay = {
  title: 'Replay',
  bar: 'Where in the match',
  position: (at: number, of: number) => `${format.whole(at)} of ${format.whole(of)}`,
  positionSpoken: (at: number, of: number, round: number) =>
    `Action ${format.whole(at)} of ${format.whole(of)}${round > 0 ? `, round ${format.whole(round)}` : ''}`,
  behind: (actions: number) =>
    `${format.whole(actions)} ${actions === 1 ? 'action' : 'actions'} behind`,
  now: 'Back to now',
  start: 'To the start',
  roundBack: 'A round back',
  turnBack: 'A turn back',
  back: 'An action back',
  play: 'Play',
  pause: 'Pause',
  forward: 'An action on',
  turnOn: 'A turn on',
  roundOn: 'A round on',
  end: 'To the end',
  speed: 'Speed',
  times: (speed: number) => `×${speed < 1 ? format.tenth(speed) : format.whole(speed)}`,
  seat: 'Seen by',
  nobody: 'a watcher',
  link: 'Copy a link to here',
  save: 'Save this match',
  keys: 'Keys: ← → a turn, ↑ ↓ a round, full stop an action, space plays.',
  points: 'Points over time; choose a place to go there',
  open: 'Open a match file',
  openText: 'A match that was saved as a file is shown here, in this browser alone.',
  choose: 'Choose a file',
  failed: 'This match cannot be shown',
  notOver:
    'It is not over yet. A match can be looked back at once it is over; until then you may watch it.',
  watch: 'Watch it',
  missing: 'This server knows no such match. Perhaps the link is not whole.',
  unreachable: 'The server does not answer. Try again in a moment.',
  again: 'Try again',
  otherRules:
    'It was played by rules that are no longer those of today. A match that did not happen is not shown in its place.',
  unknownGame: 'It is a match of a game that is not here.',
  badFile: (why: string) => `The file cannot be read: ${why}.`,
};

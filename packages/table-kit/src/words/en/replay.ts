import { formatsFor } from '@atoll/engine';

const format = formatsFor('en');

/** The replay of a finished match. */
export const replay = {
  title: 'Replay',
  bar: 'Where in the match',
  position: (at: number, of: number) => `${format.whole(at)} of ${format.whole(of)}`,
  positionSpoken: (at: number, of: number, round: number) =>
    `Action ${format.whole(at)} of ${format.whole(of)}${round > 0 ? `, round ${format.whole(round)}` : ''}`,
  behind: (actions: number) =>
    `${format.whole(actions)} ${actions === 1 ? 'action' : 'actions'} behind`,
  now: 'Back to now',
  missed: (actions: number) =>
    `While you were away: ${format.whole(actions)} ${actions === 1 ? 'action' : 'actions'} to go`,
  skip: 'Skip to now',
  late: 'Watchers see',
  lateHint: 'so that no watcher can help a player; fixed when the match begins',
  lateBy: (turns: number) =>
    turns === 0
      ? 'the match as it is'
      : `the match ${format.whole(turns)} ${turns === 1 ? 'turn' : 'turns'} late`,
  lateNote: (turns: number) =>
    `You see this match ${format.whole(turns)} ${turns === 1 ? 'turn' : 'turns'} late, until it is over.`,
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
  /** An entry in the list of viewpoints. */
  openHands: 'all hands open',
  link: 'Copy a link to here',
  save: 'Save this match',
  keys: 'Keys: ← → a turn, ↑ ↓ a round, full stop an action, space plays.',
  playOn: 'Play from here',
  playOnTogether: 'Play it with friends',
  playOnOver: 'The match is over here: go back to a point where somebody has to decide.',
  playedTitle: 'Played from a replay',
  playedFrom: (name: string, at: number) =>
    `You play for ${name} from action ${format.whole(at)} on; bots play for the others. What ${name} could not know has been dealt anew. Nothing of this is kept.`,
  playedOver: 'The match that you played from here is over.',
  playedBack: 'Back to the replay',
  goesOn: (action: number, seat: number) =>
    `This match goes on from another one, after ${format.whole(action)} of its actions. What seat ${seat} could not know there is dealt anew, and every seat has to be taken.`,
  goesOnLink: 'See where it begins',
  draws: 'Draws',
  drawsTitle: 'Were the draws fair?',
  /** The same before a match. */
  drawsPromise:
    'The server has announced the hash of a secret that it keeps until the match is over:',
  drawsAdding: 'Each seat adds something that the server could not know before:',
  drawsLater:
    'The seed of every shuffle, draw and die follows from the secret and from these. The replay of the match shows whether they fit.',
  drawsBefore: 'Before anything was drawn, the server announced this hash of its secret:',
  drawsShares: 'Then each seat added something that the server could not know before:',
  drawsNothing: 'nothing',
  drawsSecret: 'Now that the match is over, the secret is revealed:',
  drawsSeed: 'The seed follows from the secret and from what was added:',
  drawsFit:
    'Both fit: the secret has that hash, and the seed follows from it. Every shuffle, draw and die of the match was worked out again from the seed, and they fit every action.',
  drawsNumbers: (count: number, each: string) =>
    `${format.whole(count)} ${count === 1 ? 'number was' : 'numbers were'} drawn${each === '' ? '' : `: ${each}`}.`,
  drawsPurpose: (purpose: string, count: number) => `${format.whole(count)} ${purpose}`,
  drawsOwn:
    'This browser added one of these itself, after it had seen the hash: neither the server nor anybody else could choose the draws.',
  drawsMissing: (share: string) =>
    `This browser added ${share} to this match, and it is not among these. The people who run the server can tell you why.`,
  drawsExchanged: (hash: string) =>
    `Before this match the server announced another hash to this browser: ${hash}. It has changed its secret since.`,
  drawsReused:
    'The server had announced the same hash before another match, so its secret was known when this one began.',
  drawsOther:
    'This browser added nothing here, so it has to trust the others. Everybody who sat at the table can see here whether their part is in it.',
  drawsUnshared:
    'This match began before seeds were shared: the server alone chose how it was shuffled. That the shuffles fit every action was checked.',
  points: 'Points over time; choose a place to go there',
  open: 'Open a match file',
  openText: 'A match that was saved as a file is shown here, in this browser only.',
  choose: 'Choose a file',
  failed: 'This match cannot be shown',
  notOver:
    'It is not over yet. You can look back at a match once it is over; until then you may watch it.',
  watch: 'Watch it',
  missing: 'This server knows no such match. Perhaps the link is incomplete.',
  unreachable: 'The server does not answer. Try again in a moment.',
  again: 'Try again',
  recorded:
    'This match was played by other rules than today’s. You see it as it was recorded then; nobody can play on from here.',
  otherRules:
    'It was played by rules that are no longer in use. A match that did not happen is not shown in its place.',
  unknownGame: 'It is a match of a game that is not here.',
  badFile: (why: string) => `The file cannot be read: ${why}.`,
  /** The fault of the file, after a colon. */
  badFiles: {
    encoding: 'it is not saved as UTF-8',
    empty: 'it is empty',
    otherFormat: 'it is not a match file',
    otherVersion: 'another version of the program wrote it',
    cutOff: 'its end is missing',
    changed: 'the file was changed after it was saved',
    seed: 'its draws do not follow from what the seats added',
    damaged: 'a part of it is damaged',
    unplayable: 'the match in it is not possible by its rules',
  },
};

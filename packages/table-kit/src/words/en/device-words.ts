import { all, counted, whole } from '@atoll/engine/formats/en';

const matches = { one: 'match', other: 'matches' };
const replays = { one: 'replay', other: 'replays' };

/** The program itself, its use without a network, and the stored data. */
export const device = {
  offline: 'You are offline.',
  silent: 'The server does not answer.',
  works: 'You can still play alone or against bots, learn a game, read rules, look at cards and at replays you have opened. What you begin stays on this device.',
  again: 'Try again',
  needsServer: 'needs the server',
  here: 'on this device',
  without: 'Without the server',
  replays: 'Replays on this device',
  replay: (game: string, names: readonly string[]) => `${game}: ${all(names)}`,
  learn: (game: string) => `First match of ${game}`,
  cards: 'The cards',

  newer: 'A new version of Atoll is here. It comes by itself the next time you open Atoll.',
  useNow: 'Use it now',

  forgetTitle: 'Take this match off the list?',
  forgetOthers: 'Off the list, it goes on, and the others wait for you.',
  forgetText: 'This browser will no longer open your seat; only a link to the seat or recovery words will.',
  forgetKeep: 'Keep it',
  forgetDo: 'Take it off',
  forgetOnly: 'Only take it off the list',
  leaveTitle: 'Leave this match?',
  leaveText: 'You give up your seat for good. A bot plays it to the end, or the match ends if no other person plays.',
  leaveWaiting: 'Your seat becomes free for somebody else.',
  leaveDo: 'Leave the match',

  title: 'On this device',
  keeps: 'Kept on this device after every move.',
  over: 'The match is over.',
  playAgain: 'Play again',
  full: 'This device has no room left: what happens from now on is lost when this page closes.',
  notKept: 'This browser keeps nothing: what happens here is lost when this page closes.',
  gone: 'This match is not on this device',
  goneText: 'It was begun in another browser, was taken off the list, or the browser made room.',
  otherRules: 'This match cannot go on',
  otherRulesText: 'It was begun with an older version of the rules.',
  elsewhere: 'This match is open in another tab',
  elsewhereText: 'Go on there, or close that tab and load this page again.',
  reload: 'Load the page again',

  open: 'Kept on this device',
  about: 'This browser keeps the program, the matches you began without the server, and the replays you opened last.',
  holds: (matchCount: number, replayCount: number) => `Now: ${counted(matchCount, matches)} and ${counted(replayCount, replays)}.`,
  used: (megabytes: number) => `All of it takes ${whole(megabytes)} MB.`,
  noProgram: 'The program itself is not kept: the browser does so only for a page that came over https.',
  persist: 'Ask the browser not to clear it',
  persistHint: 'a browser may clear such things when the device fills up',
  persisted: 'The browser keeps it until you clear it yourself.',
  refused: 'The browser did not agree. It may once you have installed Atoll or used it for a while.',
  pictures: 'Fetch every picture',
  picturesHint: 'those of single cards too, about 8 MB',
  fetching: (done: number, count: number) => `${whole(done)} of ${whole(count)} …`,
  fetched: 'Every picture is here.',
  fetchedFew: (done: number, count: number) => `${whole(done)} of ${whole(count)} pictures arrived. Try again with a connection.`,
  noRoom: 'This device has no room left. Take finished matches off your list, or clear some space.',
  install: 'Atoll can be installed like an app: look for “Install” or “Add to home screen” in the menu of your browser.',
};

import { counted } from '@atoll/engine/formats/en';

const matches = { one: 'match', other: 'matches' };

/** Twelve words that restore the own matches. */
export const recovery = {
  about: 'Twelve words bring your matches back on any device, without an account. Your browser locks your seats with them and leaves them at this server, which cannot open them.',
  make: 'Make my words',
  yours: 'Your words',
  keep: 'Write them down, in this order. Anybody who has them can play your seats; without them nobody can bring your matches back, not even the people who run this server.',
  copy: 'Copy the words',
  kept: (count: number) => `${counted(count, matches)} kept under these words.`,
  end: 'Stop on this device',
  endHint: 'Your matches stay here, and stay kept under the words as they are now.',
  have: 'You have words already',
  field: 'Your twelve words',
  bring: 'Bring my matches back',
  brought: (count: number) => (count === 0 ? 'Nothing is kept under these words yet.' : `${counted(count, matches)} here now.`),
  wrong: 'These are not twelve words that were made here. Is one of them misspelt?',
  broken: 'What is kept under these words cannot be opened. It was changed by somebody else.',
  busy: 'Another device is changing what is kept just now. Try again.',
  lostSeat: 'Is one of these seats yours? Bring it back with your recovery words, or open your seat link from another device.',
  askHost: (host: string) => `Do you have neither? Ask ${host}, who hosts this match.`,
  onlyWatch: 'I only watch',
};

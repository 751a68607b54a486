import { formatsFor } from '@atoll/engine';

const format = formatsFor('en');
const { all, counted, plural } = format;
const points = { one: 'point', other: 'points' };
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** The score sheet. */
export const scores = {
  youWin: 'You win.',
  youLose: 'You lose.',
  title: 'Score sheet',
  wins: (name: string) => `${name} wins`,
  shared: (names: readonly string[]) => `${all(names)} share the win`,
  wonTogether: 'Won together',
  lostTogether: 'Lost together',
  named: (result: string, band: string) => `${result}: ${band}`,
  togetherSheet: 'What you reached together',
  together: (rating: number) => `You reach ${counted(rating, points)} together.`,
  alone: (total: number) => `${format.whole(total)} points`,
  aloneTotal: (total: number) => `You reach ${format.whole(total)} points.`,
  won: (ahead: number) => `You win, ${counted(ahead, points)} ahead.`,
  wonLevel: 'You win the tie-break.',
  wonShared: 'You share the win.',
  lost: (rank: string, behind: number) => `You come ${rank}, ${counted(behind, points)} behind.`,
  lostLevel: (rank: string) => `You come ${rank}: level on points, behind in the tie-break.`,
  rank: (rank: number) => `${rank}${format.ordinal(rank, ENDINGS)}`,
  you: 'you',
  bot: 'bot',
  category: 'Points for',
  total: 'Total',
  cardsOf: (points: string, { label, name }: { readonly label: string; readonly name: string }) => `${points}: ${label} of ${name}, card by card`,
  cardsTitle: (label: string, name: string) => `${label} of ${name}, card by card`,
  tieBreak: (label: string) => `Tie-break: ${label}`,
  best: 'best',
  look: 'Look at the table',
  replay: 'Replay',
  again: 'New table',
  share: 'Share',
  copy: 'Copy result',
  skip: 'Skip',
  minutes: (count: number) => counted(count, { one: 'minute', other: 'minutes' }),
  bands: 'What a total is worth',
  from: (points: number) => (points > 0 ? `from ${points}` : 'below'),
  story: 'How points were made',
  chart: 'Points over time',
  chartLabel: (totals: readonly string[]) => `Points over time, up to ${all(totals)}. The same figures follow as a table.`,
  asTable: 'As a table',
  after: 'At the end of',
  moments: 'Moments',
  leads: (name: string, points: number, others: number) => `${name} takes the lead, ${format.whole(points)} to ${format.whole(others)}`,
  turn: (part: string, turn: number) => `${part}, turn ${turn} of the match`,
};

/** The rematch at the same table. */
export const rematch = {
  ask: 'Rematch',
  wanted: (names: readonly string[]) => `${all(names)} ${plural(names.length, { one: 'wants', other: 'want' })} a rematch.`,
  waiting: (names: readonly string[]) => `You want a rematch. Waiting for ${all(names)}.`,
  withdraw: 'Not after all',
  goOn: (names: readonly string[]) => `Go on without ${all(names)}`,
  goOnHint: 'The table waits with an open seat, which you may fill before you start.',
  begun: 'The rematch is open.',
  enter: 'To the rematch',
  watch: 'Watch the rematch',
  without: 'The others play on without you.',
  look: 'Join or watch them',
};

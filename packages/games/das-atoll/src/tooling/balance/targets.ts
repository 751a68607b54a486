/** The targets of chips and harbours. Shares are from 0 to 1. */
export const targets = {
  /** By how much a place in the order of play may win more or less often than its equal share. */
  seats: { 4: 0.03, 5: 0.04 },
  /** Of the matches in which a seat could settle at a place, the share in which one does. */
  bought: 0.12,
  /** By how much settling at a place may change how often the seat wins. */
  wins: 0.1,
  used: [
    {
      text: 'everything is built',
      share: 0.6,
      seats: [4, 5],
      table: 'built',
      items: ['settlement', 'city', 'road', 'ship', 'card'],
    },
    {
      text: 'people trade with each other',
      share: 0.9,
      seats: [4, 5],
      table: 'trade',
      items: ['traded'],
    },
  ],
  counted: [
    {
      text: 'the limit of rounds ends less than 2 % of the matches',
      table: 'ends',
      item: 'limit',
      measure: 'matches',
      seats: [4, 5],
      from: 0,
      to: 0.02,
    },
    {
      text: 'the points of lanes decide 8 % to 15 % of the matches',
      table: 'ends',
      item: 'lanesDecide',
      measure: 'matches',
      seats: [4, 5],
      from: 0.08,
      to: 0.15,
    },
  ],
  scores: [],
  styles: {
    points: 1,
    signs: [
      { table: 'built', item: 'road' },
      { table: 'built', item: 'ship' },
      { table: 'built', item: 'card' },
      { table: 'harbours', item: 'one' },
      { table: 'harbours', item: 'any' },
    ],
  },
} as const;

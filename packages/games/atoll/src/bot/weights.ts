/**
 * What the estimate looks at, and what one of each is worth: points at the end of the match beyond
 * those that are scored now, by the rounds left after the one with the seat's next turn: none, 1,
 * 2, 3.
 *
 * The figures are fitted: a ridge regression of what seats scored after positions of matches that
 * the greedy bot played with itself, some of them after a beginning at random; then played with
 * again, and fitted again.
 */
export const WEIGHTS = {
  // The seat, by how many there are: incomes, purchases and feedings that no card shows yet.
  alone: [-5.62, -18.56, -7.75, 17.1],
  two: [-6.23, -21.25, -14.43, 6.37],
  three: [-6.04, -20.59, -14.39, 3.79],
  four: [-5.88, -20.53, -14.79, 0.81],
  // The module of that name is played.
  biodiversity: [1.64, 5.74, 7.52, 9.08],
  events: [-0.09, 0.57, 2.06, 2.5],
  // The seat has passed, so that it is seen as of the next round.
  passed: [1.28, 0.79, 0.59, 0],
  // Corals that its income will pollute then.
  tourists: [-2.79, -2.91, -4.45, 0],
  // Coins and scales (a plankton as 0.3) of the bonus that a pass would bring.
  bonus: [0, 0.03, -0.73, 1.28],
  // Tokens in hand; scales and popularity score besides.
  coins: [1.51, 2.96, 3.65, 3.99],
  coinsBeyond5: [-0.6, -0.32, -0.76, -1.28],
  plankton: [0.27, 0.9, 0.92, 1.05],
  planktonBeyond4: [-0.17, -0.42, -0.41, -0.58],
  scales: [0.37, 1.71, 2.64, 2.86],
  hunts: [0.28, 1.24, 0.35, 1.65],
  // Support actions still to be had: coins from a Seaweed Sale, corals that a Purification would
  // clean, that a Bloom could pollute.
  sale: [0.88, 0.86, 1.04, 0.06],
  purification: [0.53, 0.7, 1.45, 1.09],
  bloom: [0.07, 0.51, 0.14, 0.55],
  // Colonies, and the plankton that they bring in each Recovery to come.
  colonies: [0.06, 0.06, 0.23, 0.09],
  yield: [0, 1.49, 0.49, 0.29],
  // Cards in play, and corals that are polluted.
  corals: [-0.39, -1.13, -0.09, 1.04],
  polluted: [0.13, 0.21, -1.27, -1.91],
  animals: [0.18, 1.56, 2.41, 4.24],
  // Free cells that so many colonies face or more: the first three, the rest; the first two, the
  // rest; one.
  cells1: [0.15, 0.19, 0.89, 0.65],
  cells1More: [0.01, 0.05, 0.01, 0.17],
  cells2: [0.24, 0.48, 0.73, 0.3],
  cells2More: [0.06, 0.18, 0.17, 0.2],
  cells3: [0.1, 0.65, 0.35, 0.92],
  cells4: [0.09, 0.12, 0.07, 0.11],
  // Animals at the low and at the middle level, and Fatigue on them.
  low: [0.03, -2.51, -2.39, -2.7],
  middle: [0.16, -0.1, 1.12, 0.49],
  tired: [-0.28, -1.41, -2.05, -0.46],
  // Points of the levels that animals have time to rise, by what they are fed: nothing, Fatigue,
  // plankton (again where prey would do).
  free: [1.01, 1.29, 1.88, 2.33],
  tiring: [0.96, 1.25, 1.33, 0.53],
  paid: [0.99, 1.07, 1.61, 1.85],
  orPrey: [0.05, 0.09, 0.08, 0.08],
  // Plankton that all those feedings take, and what is missing of it today.
  feedCost: [-0.33, -0.32, -0.75, -0.37],
  feedShort: [-1.01, -0.09, 0.09, -0.69],
  // The same for prey: from Shelter; game that is about; game that may come; own prey, less what it
  // loses. Hunts that will be missing.
  shelter: [0.87, 0.99, 0.85, 0.01],
  game: [0.61, 0.9, 0.77, 0.86],
  gameLater: [0, 0.95, 0.58, 1.12],
  ownPrey: [0.58, 0.6, 1.08, 0.41],
  huntsMissing: [-0.36, -0.58, -1.42, 0],
  // The same in Symbiosis, by the feedings of the partner; and for those that still look for it.
  partner: [0.85, 1.21, 0, 0],
  lonely: [0.03, 0.01, 0, 0.13],
  // The same for animals that rise by themselves.
  risesWithReductions: [0.08, 0.62, 0.77, 0.26],
  risesWithCorals: [0.53, 1.32, 1.12, 0],
  // Scales for the tops among them: in this round, later.
  scalesSoon: [1.6, 2.85, 1.86, 2.02],
  scalesLater: [0, 1.82, 1.55, 0.15],
  // What action corals bring, times the uses that there is time for; and the points of the best use
  // today.
  useCoins: [1.74, 2.21, 2.23, 2.16],
  usePlankton: [0.48, 0.51, 0.53, 0.61],
  usePoints: [1.24, 1.25, 0.85, 0.56],
  useRaise: [0.23, 0.28, 0.24, 0.21],
  raiseNow: [0.37, 0.56, 0.72, 0.53],
  useRest: [3.07, 2.56, 1.67, 1.11],
  restNow: [0.06, 0.11, 0.17, 0.01],
  useClean: [0.45, 0.54, 0.42, 0.21],
  useColony: [0.18, 0.26, 0.28, 0.49],
  useReduce: [0.63, 1.58, 1.13, 0.02],
  usePollute: [-1.62, -1.58, -1.36, -1.84],
  useHunt: [0.61, 0.51, 0.41, 0.05],
  // What passive corals change: colonies, coins (times the share of animals) and plankton saved;
  // more for each round; points for each time.
  fewerColonies: [0.27, 1.28, 0.93, 0.99],
  cheaperAnimals: [4.37, 15.63, 21.01, 3.56],
  cheaperGrowth: [0, 0.14, 0.57, 0.82],
  richerColonies: [0, 0.28, 0.59, 0.01],
  richerBloom: [0.1, 2.58, 1.7, 1.13],
  income: [0, 1.59, 1.46, 1.53],
  moreHunts: [0, 0.21, 0.57, 0.25],
  atTops: [0.19, 1.02, 1.4, 1.25],
  atReductions: [0.33, 1.52, 0.95, 0.73],
  atPurchases: [0.85, 4.3, 8.89, 2.75],
  // Points that scoring corals will probably gain, and how many there are.
  scoringGrowth: [1.12, 1.27, 1.25, 0.74],
  scoring: [0.07, 0.29, -0.63, 0.13],
  // The best offers, in points beyond the price: the best two animals that can be paid and placed,
  // a coral, an animal without room.
  bargain: [0.56, 0.15, 0.14, 0.73],
  secondBargain: [0.66, 1.24, 1.32, 0.39],
  coralBargain: [0.3, 0.72, 1.4, 0.98],
  bargainWithoutRoom: [0.27, 0.09, 0.53, 0.72],
  // The event in force: plankton saved on growth, plankton more from a Bloom, points for tops that
  // are near, polluted corals that cannot be purified.
  eventGrowth: [-0.01, 0.46, -1.41, 0],
  eventBloom: [0.11, 2.68, 0.36, 0],
  eventTops: [0.7, 1.27, 0.39, 0],
  noPurification: [-0.31, -0.11, -0.09, 0],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;

export type Feature = keyof typeof WEIGHTS;

/**
 * What may be worth less than nothing; all else is known to help, and its weights are not fitted
 * below zero.
 */
export const ANY_SIGN = [
  'alone',
  'two',
  'three',
  'four',
  'biodiversity',
  'events',
  'passed',
  'tourists',
  'bonus',
  'coinsBeyond5',
  'planktonBeyond4',
  'corals',
  'polluted',
  'animals',
  'low',
  'middle',
  'tired',
  'orPrey',
  'feedCost',
  'feedShort',
  'huntsMissing',
  'useReduce',
  'usePollute',
  'scoring',
  'eventGrowth',
  'eventBloom',
  'noPurification',
] as const satisfies readonly Feature[];

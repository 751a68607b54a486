/**
 * What the estimate looks at, and what one of each is worth: points at the end of the match beyond those that are scored
 * now, by the rounds left after the one with the seat's next turn: none, 1, 2, 3.
 *
 * The figures are fitted: a ridge regression of what seats scored after positions of matches that the greedy bot played
 * with itself, some of them after a beginning at random; then played with again, and fitted again.
 */
export const WEIGHTS = {
  // The seat, by how many there are: incomes, purchases and feedings that no card shows yet.
  alone: [-6.78, -7.01, 7.64, 29.65],
  two: [-7.21, -10.04, 1.04, 19.01],
  three: [-7.45, -10.94, -1.29, 13.87],
  four: [-7.51, -11.3, -3.28, 9.14],
  // The module of that name is played.
  biodiversity: [1.42, 3.79, 5.66, 7.03],
  events: [-0.17, 0, 0.01, 0.42],
  // The seat has passed, so that it is seen as of the next round.
  passed: [0.76, 1.16, 3.65, 0],
  // Corals that its income will pollute then.
  tourists: [-1.55, -2.1, -3.31, 0],
  // Coins and scales (a plankton as 0.3) of the bonus that a pass would bring.
  bonus: [0, -0.05, 1.18, 1.05],
  // Tokens in hand; scales and popularity score besides.
  coins: [1.65, 2.77, 3.35, 4.36],
  coinsBeyond5: [-0.26, -0.37, 0.1, -1.48],
  plankton: [0.32, 0.67, 0.57, 0.96],
  planktonBeyond4: [-0.31, -0.47, -0.18, 0.12],
  scales: [0.51, 1.69, 2.77, 3.9],
  hunts: [0.65, 0.92, 0.53, 0.81],
  // Support actions still to be had: coins from a Seaweed Sale, corals that a Purification would clean, that a Bloom could pollute.
  sale: [1.89, 1.07, 1.21, 0],
  purification: [0.49, 0.42, 0.79, 1.42],
  bloom: [0.06, 0.59, 0.48, 0.4],
  // Colonies, and the plankton that they bring in each Recovery to come.
  colonies: [0.04, 0.11, 0.54, 1.71],
  yield: [0, 0.74, 0.12, 0.01],
  // Cards in play, and corals that are polluted.
  corals: [-0.41, -0.78, -1.07, -2.83],
  polluted: [0.22, 0.24, -0.45, -2.18],
  animals: [0.23, 1.33, 2.23, 4.62],
  // Free cells that so many colonies face or more: the first three, the rest; the first two, the rest; one.
  cells1: [0.36, 0.71, 0.88, 0.51],
  cells1More: [0, 0.15, 0, 0],
  cells2: [0.29, 0.53, 0.61, 0.5],
  cells2More: [0.2, 0.06, 0.48, 0.96],
  cells3: [0.1, 0.06, 0, 0],
  cells4: [0, 0.18, 0.05, 0],
  // Animals at the low and at the middle level, and Fatigue on them.
  low: [0.03, -2.34, -3.3, -5.18],
  middle: [0.08, -0.09, 0.54, 0.19],
  tired: [-0.18, -0.88, -1.77, -2.29],
  // Points of the levels that animals have time to rise, by what they are fed: nothing, Fatigue, plankton (again where prey would do).
  free: [1.14, 1.3, 1.74, 2.37],
  tiring: [1.01, 1.03, 1.23, 1.81],
  paid: [1.07, 1.14, 1.65, 2.64],
  orPrey: [-0.07, 0.04, -0.12, -0.2],
  // Plankton that all those feedings take, and what is missing of it today.
  feedCost: [-0.28, -0.3, -0.92, -1.85],
  feedShort: [-0.61, -0.44, -0.36, -0.49],
  // The same for prey: from Shelter; game that is about; game that may come; own prey, less what it loses. Hunts that will be missing.
  shelter: [1.01, 1.13, 1.3, 0],
  game: [0.76, 0.9, 1.03, 1.38],
  gameLater: [0, 1.1, 1.16, 1.43],
  ownPrey: [0.48, 0.5, 0.65, 0.77],
  huntsMissing: [-0.41, -0.38, -1.22, 0],
  // The same in Symbiosis, by the feedings of the partner; and for those that still look for it.
  partner: [1.08, 1.23, 0, 0],
  lonely: [0, 0, 0, 0],
  // The same for animals that rise by themselves.
  risesWithReductions: [0.12, 0.59, 0.53, 1.37],
  risesWithCorals: [0.57, 0.97, 1.16, 0],
  // Scales for the tops among them: in this round, later.
  scalesSoon: [1.41, 2.73, 2.26, 4.02],
  scalesLater: [0, 1.46, 1.9, 2.1],
  // What action corals bring, times the uses that there is time for; and the points of the best use today.
  useCoins: [1.77, 2.29, 2.49, 2.74],
  usePlankton: [0, 0, 0, 0],
  usePoints: [0.9, 0.85, 0.67, 0.72],
  useRaise: [0.96, 1.48, 1.19, 0.83],
  raiseNow: [0.21, 0, 0, 0.32],
  useRest: [3.54, 2.98, 2.61, 2.04],
  restNow: [0.21, 0, 0.14, 0],
  useClean: [0.92, 0.67, 1.1, 1.24],
  useColony: [0.11, 0.16, 0.57, 1.05],
  useReduce: [0.42, 1.74, 1.84, -0.93],
  usePollute: [-1.35, -1.32, -0.99, -1.04],
  useHunt: [0.4, 0.34, 0, 0.34],
  // What passive corals change: colonies, coins (times the share of animals) and plankton saved; more for each round; points for each time.
  fewerColonies: [0.43, 1.35, 2.31, 3.22],
  cheaperAnimals: [4.44, 14.48, 20.73, 3.45],
  cheaperGrowth: [0.08, 0.16, 0.98, 0.21],
  richerColonies: [0, 0.06, 0, 0.58],
  richerBloom: [0.1, 1.15, 1.13, 0.94],
  income: [0, 1.17, 1.43, 2],
  moreHunts: [0, 0.38, 0, 0.2],
  atTops: [0.4, 2.27, 2.19, 1.99],
  atReductions: [0, 0.5, 1.63, 1.82],
  atPurchases: [2, 2.84, 4.42, 1.54],
  // Points that scoring corals will probably gain, and how many there are.
  scoringGrowth: [1.1, 1.16, 1.26, 1.22],
  scoring: [0.04, -0.11, -0.23, 0.88],
  // The best offers, in points beyond the price: the best two animals that can be paid and placed, a coral, an animal without room.
  bargain: [0.5, 0.72, 0.55, 0.27],
  secondBargain: [1.02, 1.03, 0.45, 0.44],
  coralBargain: [0.57, 0.43, 1.01, 0.45],
  bargainWithoutRoom: [0.15, 0.05, 0.06, 0.06],
  // The event in force: plankton saved on growth, plankton more from a Bloom, points for tops that are near, polluted corals
  // that cannot be purified.
  eventGrowth: [-0.3, -0.29, 0.69, 0],
  eventBloom: [-0.02, 0.73, 3.85, 0],
  eventTops: [0.7, 0.7, 0.7, 0],
  noPurification: [-0.28, -0.22, -0.26, 0],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;

export type Feature = keyof typeof WEIGHTS;

/** What may be worth less than nothing; all else is known to help, and its weights are not fitted below zero. */
export const ANY_SIGN = [
  'alone', 'two', 'three', 'four', 'biodiversity', 'events', 'passed', 'tourists', 'bonus', 'coinsBeyond5', 'planktonBeyond4',
  'corals', 'polluted', 'animals', 'low', 'middle', 'tired', 'orPrey', 'feedCost', 'feedShort', 'huntsMissing',
  'useReduce', 'usePollute', 'scoring', 'eventGrowth', 'eventBloom', 'noPurification',
] as const satisfies readonly Feature[];

/**
 * The features of the estimate and the worth of one of each: points at the end of the match beyond
 * those scored now, by the rounds left after the one with the seat's next turn: none, 1, 2, 3.
 *
 * The figures are fitted: a ridge regression of the final scores of seats after positions of
 * matches that the greedy bot played with itself, some of them after a random beginning; then
 * played with again, and fitted again.
 */
export const WEIGHTS = {
  // The seat, by how many there are: incomes, purchases and feedings that no card shows yet.
  alone: [-6.73, -20.22, -6.96, 20.59],
  two: [-7.61, -21.86, -12.51, 11.93],
  three: [-6.86, -20.56, -12.32, 12.52],
  four: [-7.19, -24.62, -16.84, 2.04],
  // The module of that name is played.
  biodiversity: [1.11, 3.7, 5.6, 7.32],
  events: [0.07, 0.33, 2.26, 3.61],
  // The seat has passed, so that it is seen as of the next round.
  passed: [0.85, -2.93, -1.68, 0],
  // Corals that its income will pollute then.
  tourists: [-2.38, -2.04, -4.31, 0],
  // Coins and scales (a plankton as 0.3) of the bonus for passing.
  bonus: [0, -2.58, -2.37, 1.89],
  // Tokens in hand; scales and popularity score besides.
  coins: [1.86, 3.31, 4.09, 4.13],
  coinsBeyond5: [-0.23, -0.62, -0.27, -1.27],
  plankton: [0.31, 1.15, 1.05, 1.13],
  planktonBeyond4: [-0.04, -0.74, -0.36, -0.23],
  scales: [1.03, 2.56, 3.49, 3.09],
  hunts: [0.52, 0.43, 0.07, 0.96],
  // Support actions still to be had: coins from a Seaweed Sale, corals that a Purification would
  // clean, that a Bloom could pollute.
  sale: [0.86, 1.19, 0.9, 1.15],
  purification: [0.52, 0.41, 2.02, 1.96],
  bloom: [0.07, 0.61, 0.51, 0.08],
  // Colonies, and their plankton in each Recovery to come.
  colonies: [0.14, 0.41, 0.24, 0.26],
  yield: [0, 1.58, 1.04, 0.37],
  // Cards in play, and corals that are polluted.
  corals: [-0.63, -1.57, -1.27, 0.4],
  polluted: [0.05, 0.42, -1.56, -2.94],
  animals: [0.09, 1.32, 3.39, 5.06],
  // Free cells faced by at least that many colonies: the first three, the rest; the first two, the
  // rest; one.
  cells1: [0.11, 1.32, 1.06, 0.86],
  cells1More: [0.01, 0.04, 0.14, 0.41],
  cells2: [0.73, 0.28, 0.79, 1.01],
  cells2More: [0.01, 0.04, 0.4, 0.68],
  cells3: [0.07, 0.23, 1.68, 0.64],
  cells4: [0.02, 0.02, 0.15, 0.17],
  // Animals at the low and at the middle level, and Fatigue on them.
  low: [0.49, -2.05, -2.79, -2.47],
  middle: [0.94, 0.19, 1.22, 0.44],
  tired: [-0.61, -1.79, -2.19, -0.18],
  // Points of the levels that animals have time to rise, by their food: nothing, Fatigue, plankton
  // (again where prey would do).
  free: [0.76, 1.06, 1.65, 2.26],
  tiring: [0.82, 1.14, 1.15, 0.47],
  paid: [0.94, 1.26, 1.9, 1.52],
  orPrey: [-0.05, 0.22, 0.3, 0.48],
  // Plankton that all those feedings take, and the part of it that is missing today.
  feedCost: [-0.45, -0.86, -1.47, -0.08],
  feedShort: [-1.18, 0.15, 0.26, -0.75],
  // The same for prey: from Shelter; prey available; prey that may come; own prey, less its loss.
  // Hunts that will be missing.
  shelter: [0.89, 1.24, 0.53, 0.01],
  game: [0.31, 0.46, 0.91, 1.2],
  gameLater: [0, 0.44, 0.37, 1.35],
  ownPrey: [0.92, 0.83, 0.3, 0.28],
  huntsMissing: [-0.51, -0.28, -1.56, 0],
  // The same in Symbiosis, by the feedings of the partner; and for animals still without one.
  partner: [0.99, 2.53, 0, 0],
  lonely: [0.01, 0.01, 0.17, 0.22],
  // The same for animals that rise by themselves.
  risesWithReductions: [0.03, 0.3, 0.17, 0.4],
  risesWithCorals: [0.78, 1.2, 1.37, 0],
  // Scales for the tops among them: in this round, later.
  scalesSoon: [1.83, 3.56, 3.53, 1.81],
  scalesLater: [0, 2.31, 2.42, 1.03],
  // The yield of action corals, times the uses that there is time for; and the points of the best
  // use today.
  useCoins: [2.09, 1.95, 1.79, 2.23],
  usePlankton: [0.46, 0.36, 0.34, 0.61],
  usePoints: [0.53, 1.04, 0.51, 0.19],
  useRaise: [0.54, 0.62, 0.57, 0.07],
  raiseNow: [0.1, 0.76, 0.5, 0.36],
  useRest: [3.19, 2.17, 1.76, 1.47],
  restNow: [0.26, 0.3, 0.01, 0.17],
  useClean: [0.51, 0.52, 0.53, 0.67],
  useColony: [0.24, 0.2, 0.06, 0.44],
  useReduce: [-0.04, 1.1, 0.19, 0.12],
  usePollute: [-1.33, -1.6, -2.13, -2.57],
  useHunt: [0.57, 0.52, 0.32, 0.41],
  // The changes by passive corals: colonies, coins (times the share of animals) and plankton saved;
  // more for each round; points for each time.
  fewerColonies: [0.09, 0.4, 1.28, 3.05],
  cheaperAnimals: [4.38, 14.41, 18.91, 3.79],
  cheaperGrowth: [0.19, 0.81, 0.7, 0.81],
  richerColonies: [0, 0.07, 0.21, 0.21],
  richerBloom: [0.1, 2.49, 1.99, 1.36],
  income: [0, 0.66, 0.4, 0.55],
  moreHunts: [0, 0.6, 0.55, 0.48],
  atTops: [0.14, 0.2, 0.8, 0.73],
  atReductions: [0.28, 0.42, 0.51, 0.66],
  atPurchases: [1.71, 4.48, 8.02, 2.54],
  // Points that scoring corals will probably gain, and how many there are.
  scoringGrowth: [0.68, 0.42, 0.52, 0.81],
  scoring: [0.09, -0.23, -0.4, -0.83],
  // The best offers, in points beyond the price: the best two animals that can be paid and placed,
  // a coral, an animal without room.
  bargain: [1.32, 0.63, 0.61, 1.32],
  secondBargain: [0.7, 0.35, 0.48, 0.81],
  coralBargain: [0.34, 0.53, 1.02, 0.34],
  bargainWithoutRoom: [0.02, 0.09, 0.83, 0.53],
  // The event in force: plankton saved on growth, plankton more from a Bloom, points for tops that
  // are near, polluted corals that cannot be purified.
  eventGrowth: [-0.88, -1.11, 0.12, 0],
  eventBloom: [-0.2, 1.97, 0.29, 0],
  eventTops: [0.72, 0.57, 0.89, 0],
  noPurification: [-0.34, -0.65, 0.96, 0],
} as const satisfies Readonly<Record<string, FeatureWeights>>;

/** By the rounds left: none, 1, 2, 3. */
type FeatureWeights = readonly [number, number, number, number];

export type Feature = keyof typeof WEIGHTS;

export type WeightTable = Readonly<Record<Feature, FeatureWeights>>;

/**
 * Features that may be worth less than nothing; all others are known to help, and their weights are
 * not fitted below zero.
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

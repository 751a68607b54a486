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
  alone: [-5.59, -16.25, -5.69, 15.14],
  two: [-5.98, -18.29, -11.75, 6.45],
  three: [-6.04, -17.62, -11.86, 3.76],
  four: [-5.88, -17.82, -12.45, 0.3],
  // The module of that name is played.
  biodiversity: [1.41, 4.5, 6.49, 7.74],
  events: [-0.04, 0.63, 2.23, 3.42],
  // The seat has passed, so that it is seen as of the next round.
  passed: [1.28, 0.79, 0.59, 0],
  // Corals that its income will pollute then.
  tourists: [-2.7, -2.77, -4.1, 0],
  // Coins and scales (a plankton as 0.3) of the bonus for passing.
  bonus: [0, -0.38, -1.33, 1.79],
  // Tokens in hand; scales and popularity score besides.
  coins: [1.55, 2.91, 3.86, 4.26],
  coinsBeyond5: [-0.61, -0.57, -1.04, -1.24],
  plankton: [0.27, 0.89, 0.92, 1.26],
  planktonBeyond4: [-0.18, -0.51, -0.33, -0.53],
  scales: [0.43, 1.7, 3.05, 2.85],
  hunts: [0.27, 0.92, 0.21, 1.24],
  // Support actions still to be had: coins from a Seaweed Sale, corals that a Purification would
  // clean, that a Bloom could pollute.
  sale: [1.01, 1.12, 1.05, 0.25],
  purification: [0.39, 0.55, 1.4, 1.03],
  bloom: [0.09, 0.44, 0.07, 0.28],
  // Colonies, and their plankton in each Recovery to come.
  colonies: [0.07, 0.1, 0.12, 0.04],
  yield: [0, 1.3, 0.27, 0.31],
  // Cards in play, and corals that are polluted.
  corals: [-0.44, -0.96, 0.29, 1.38],
  polluted: [0.18, 0.1, -1.42, -1.82],
  animals: [0.21, 1.68, 2.71, 4.48],
  // Free cells faced by at least that many colonies: the first three, the rest; the first two, the
  // rest; one.
  cells1: [0.07, 0.1, 0.45, 0.33],
  cells1More: [0.01, 0.03, 0.01, 0.09],
  cells2: [0.26, 0.24, 1.07, 0.41],
  cells2More: [0.03, 0.09, 0.2, 0.16],
  cells3: [0.05, 0.49, 0.43, 0.61],
  cells4: [0.04, 0.06, 0.04, 0.12],
  // Animals at the low and at the middle level, and Fatigue on them.
  low: [-0.15, -2.9, -3.19, -2.31],
  middle: [0.07, -0.48, 0.98, 0.58],
  tired: [-0.31, -1.63, -2.4, 0.05],
  // Points of the levels that animals have time to rise, by their food: nothing, Fatigue, plankton
  // (again where prey would do).
  free: [1.09, 1.26, 2, 2.2],
  tiring: [1.03, 1.16, 1.35, 0.5],
  paid: [1.05, 1.04, 1.46, 1.42],
  orPrey: [0.04, 0.13, 0.09, -0.52],
  // Plankton that all those feedings take, and the part of it that is missing today.
  feedCost: [-0.49, -0.59, -0.46, 0.5],
  feedShort: [-1.29, 0.11, 0.17, -0.88],
  // The same for prey: from Shelter; prey available; prey that may come; own prey, less its loss.
  // Hunts that will be missing.
  shelter: [0.93, 0.94, 0.95, 0.01],
  game: [0.6, 0.7, 0.65, 0.97],
  gameLater: [0, 0.47, 0.43, 1.06],
  ownPrey: [0.61, 0.71, 1.19, 0.46],
  huntsMissing: [-0.3, -0.49, -1.42, 0],
  // The same in Symbiosis, by the feedings of the partner; and for animals still without one.
  partner: [0.95, 1.24, 0, 0],
  lonely: [0.17, 0.01, 0, 0.14],
  // The same for animals that rise by themselves.
  risesWithReductions: [0.12, 0.65, 0.56, 0.26],
  risesWithCorals: [0.6, 1.2, 1.36, 0],
  // Scales for the tops among them: in this round, later.
  scalesSoon: [1.58, 3.39, 2.11, 2.05],
  scalesLater: [0, 2.29, 2.08, 0.54],
  // The yield of action corals, times the uses that there is time for; and the points of the best
  // use today.
  useCoins: [1.91, 1.95, 1.91, 1.99],
  usePlankton: [0.42, 0.32, 0.27, 0.35],
  usePoints: [1.22, 1.06, 0.91, 0.97],
  useRaise: [0.37, 0.35, 0.49, 0.22],
  raiseNow: [0.34, 0.64, 0.36, 0.53],
  useRest: [2.75, 2.22, 1.99, 1.19],
  restNow: [0.04, 0.12, 0.09, 0.01],
  useClean: [0.51, 0.52, 0.53, 0.67],
  useColony: [0.29, 0.77, 0.73, 0.94],
  useReduce: [0.57, 2.06, 1.41, 0.24],
  usePollute: [-1.04, -0.9, -0.3, -1.25],
  useHunt: [0.35, 0.99, 0.8, 0.41],
  // The changes by passive corals: colonies, coins (times the share of animals) and plankton saved;
  // more for each round; points for each time.
  fewerColonies: [0.23, 0.77, 1.39, 1.11],
  cheaperAnimals: [4.23, 15.48, 21.07, 3.55],
  cheaperGrowth: [0, 0.07, 0.61, 0.82],
  richerColonies: [0, 0.14, 0.29, 0.01],
  richerBloom: [0.1, 2.54, 1.68, 1.43],
  income: [0, 1.14, 1.1, 1.54],
  moreHunts: [0, 0.1, 0.28, 0.13],
  atTops: [0.32, 1.16, 1.13, 1.25],
  atReductions: [0.36, 1.22, 0.96, 0.56],
  atPurchases: [1.26, 4.33, 8.49, 2.72],
  // Points that scoring corals will probably gain, and how many there are.
  scoringGrowth: [1.09, 1.23, 1.73, 1.76],
  scoring: [0.09, 0.03, -1.08, -0.15],
  // The best offers, in points beyond the price: the best two animals that can be paid and placed,
  // a coral, an animal without room.
  bargain: [0.67, 0.59, 0.33, 1.02],
  secondBargain: [0.63, 1.25, 1.17, 0.48],
  coralBargain: [0.31, 0.52, 1.32, 0.53],
  bargainWithoutRoom: [0.25, 0.13, 0.4, 0.5],
  // The event in force: plankton saved on growth, plankton more from a Bloom, points for tops that
  // are near, polluted corals that cannot be purified.
  eventGrowth: [-0.11, 0.42, -1.41, 0],
  eventBloom: [-0.16, 2.27, 0.94, 0],
  eventTops: [0.92, 1.08, 0.33, 0],
  noPurification: [-0.18, -0.03, 0.76, 0],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;

export type Feature = keyof typeof WEIGHTS;

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

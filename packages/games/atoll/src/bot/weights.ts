/**
 * What the estimate looks at, and what one of each is worth: points at the end of the match beyond those that are scored
 * now, by the rounds left after the one with the seat's next turn: none, 1, 2, 3.
 *
 * The figures are fitted: a ridge regression of what seats scored after positions of matches that the greedy bot played
 * with itself, some of them after a beginning at random; then played with again, and fitted again.
 */
export const WEIGHTS = {
  // The seat, by how many there are: incomes, purchases and feedings that no card shows yet.
  alone: [-4.91, -7.01, 8.11, 30.45],
  two: [-5.57, -9.83, 2.68, 21.17],
  three: [-5.57, -10.84, 0.68, 16.85],
  four: [-5.61, -10.97, -1.23, 12.76],
  // The module of that name is played.
  biodiversity: [1.48, 4.09, 5.69, 6.72],
  events: [-0.22, -0.5, -0.45, -0.06],
  // The seat has passed, so that it is seen as of the next round.
  passed: [1.71, 2.74, 3.47, 0],
  // Corals that its income will pollute then.
  tourists: [-1.86, -2.68, -2.82, 0],
  // Coins and scales (a plankton as 0.3) of the bonus that a pass would bring.
  bonus: [0, 0.82, 1.57, 1.46],
  // Tokens in hand; scales and popularity score besides.
  coins: [1.59, 2.82, 3.47, 3.91],
  coinsBeyond5: [-0.28, -0.45, -0.52, -1.01],
  plankton: [0.2, 0.75, 0.77, 1.16],
  planktonBeyond4: [0.09, -0.4, -0.16, 0.04],
  scales: [0.49, 1.97, 3.05, 3.33],
  hunts: [0.92, 1.49, 0.78, 0.41],
  // Colonies, and the plankton that they bring in each Recovery to come.
  colonies: [0.13, 0.27, 0.19, 1.34],
  yield: [0, 0.44, -0.05, 0.25],
  // Cards in play, and corals that are polluted.
  corals: [-0.48, -1.33, -0.4, -2.02],
  polluted: [0.18, 0.41, -0.27, -1.05],
  animals: [0, 1.25, 2.6, 3.66],
  // Free cells that so many colonies face or more: the first three, the rest; the first two, the rest; one.
  cells1: [0.28, 0.74, 1.24, 0.53],
  cells1More: [0.02, 0.03, 0.34, -0.42],
  cells2: [0.13, 0.53, 0.86, 0.52],
  cells2More: [-0.31, 0.81, 0.75, 0.69],
  cells3: [0.49, 0.6, -0.07, -1.16],
  cells4: [-0.42, -0.76, -1.63, -0.57],
  // Animals at the low and at the middle level, and Fatigue on them.
  low: [0.34, -1.31, -1.58, -3.72],
  middle: [0.25, 0.6, 1.86, -0.46],
  tired: [-0.25, -1.2, -2.56, -1.04],
  // Points of the levels that animals have time to rise, by what they are fed: nothing, Fatigue, plankton (again where prey would do).
  free: [1.17, 1.16, 1.47, 2.08],
  tiring: [0.93, 0.84, 0.63, 1.49],
  paid: [1.02, 0.99, 1.4, 2.1],
  orPrey: [-0.09, 0.07, 0.02, -0.28],
  // Plankton that all those feedings take, and what is missing of it today.
  feedCost: [-0.13, -0.51, -1.39, -1.73],
  feedShort: [-0.94, -0.48, -0.24, -0.01],
  // The same for prey: from Shelter; game that is about; game that may come; own prey, less what it loses. Hunts that will be missing.
  shelter: [0.92, 0.92, 0.95, 0.33],
  game: [0.67, 0.79, 0.78, 1.07],
  gameLater: [0, 0.83, 0.76, 1.06],
  ownPrey: [0.42, 0.33, 0.46, 0.95],
  huntsMissing: [-0.31, -0.33, -0.78, 0],
  // The same in Symbiosis, by the feedings of the partner; and for those that still look for it.
  partner: [0.96, 0.94, 0, 0],
  lonely: [-0.09, -0.29, -0.36, 0.23],
  // The same for animals that rise by themselves.
  risesWithReductions: [0.06, 0.53, 0.73, 0.78],
  risesWithCorals: [0.78, 0.71, 0.21, -0.26],
  // Scales for the tops among them: in this round, later.
  scalesSoon: [1.56, 2.92, 2.39, 2.58],
  scalesLater: [0, 1.73, 2.29, 2.45],
  // What action corals bring, times the uses that there is time for; and the points of the best use today.
  useCoins: [2.66, 2.5, 2.39, 2.44],
  usePlankton: [-0.23, -0.07, 0.02, 0.02],
  usePoints: [0.74, 0.83, 0.69, 0.61],
  useRaise: [0.47, 0.89, 0.09, 1.53],
  raiseNow: [0.17, 0.06, 0.32, 0.02],
  useRest: [3.56, 3.4, 2.62, 2.08],
  restNow: [0.27, -0.14, 0.22, -0.25],
  useClean: [1.3, 1.15, 1.62, 1.08],
  useColony: [1.31, 2, 1.36, 1.07],
  useReduce: [-1.03, 0.62, 0.43, -1.27],
  usePollute: [-1.14, -1.19, -0.73, -0.82],
  useHunt: [0.2, 0.69, -0.13, -0.24],
  // What passive corals change: colonies, coins (times the share of animals) and plankton saved; more for each round; points for each time.
  fewerColonies: [0.31, 1.44, 2.4, 2.82],
  cheaperAnimals: [4.41, 13.57, 12.97, 3.05],
  cheaperGrowth: [0.47, 0.77, 1.54, 0.28],
  richerColonies: [0, -0.4, -0.27, 0.37],
  richerBloom: [0.1, 0.67, 0.84, 0.85],
  income: [0, 0.61, 1.09, 1.61],
  moreHunts: [0, 0.93, -0.27, 1.58],
  atTops: [0.4, 1.84, 1.91, 2.05],
  atReductions: [-0.97, -0.82, 1.64, 1.61],
  atPurchases: [0.5, 2.45, 1.98, 0.49],
  // Points that scoring corals will probably gain, and how many there are.
  scoringGrowth: [1.09, 1.07, 0.99, 1.27],
  scoring: [0.11, 0.4, -0.02, -0.67],
  // The best offers, in points beyond the price: the best two animals that can be paid and placed, a scoring coral, an animal without room.
  bargain: [1.36, 1.11, 0.95, 1.29],
  secondBargain: [0.14, 0.56, -0.53, 2.16],
  scoringBargain: [0.81, 1.6, -1.44, 0.64],
  bargainWithoutRoom: [-0.13, 0.52, -2.02, 0.06],
  // The event in force: plankton saved on growth, plankton more from a Bloom, polluted corals that cannot be purified.
  eventGrowth: [-0.25, 0.7, -0.44, 0],
  eventBloom: [-0.48, 1.49, 2.74, 0],
  noPurification: [0.04, -0.13, 0.3, 0],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;

export type Feature = keyof typeof WEIGHTS;

/** The worth of things in points at the end of the match; found by matches of bots. */
export const WORTH = {
  /** The worth of a point in hand a round from now, as a share of one on the table. */
  delay: 0.83,
  /** The share of its worth that a project keeps when it comes after another. */
  plan: 0.8,
  /** The approximate number of rounds in which the leader gains a point. */
  pace: 1.5,
  /** Cards paid for one at a bank rate of 4, 3 or 2, with trades between seats included. */
  rates: [0, 0, 2, 2.6, 3.1],
  /** The share of the points that an income could make until the end that it will make. */
  income: 0.45,
  /** A development card before it is drawn. */
  card: 0.55,
  /** In hand, by kind: knight, point, two ways, monopoly, year of plenty. */
  hand: [0.4, 0, 0.55, 0.6, 0.55],
  /** The share of an award's points left for each missing knight or piece. */
  awardStep: 0.55,
  award: 1.6,
  /** A card that a seven takes. */
  surplus: 0.15,
  /** The hand size, expected cards included, from which a seven is feared. */
  fear: 6,
  /** Points of the best rival, and of all of them. */
  leader: 0.15,
  rivals: 0.06,
} as const;

/** Worth more than anything else. */
export const VICTORY = 100;

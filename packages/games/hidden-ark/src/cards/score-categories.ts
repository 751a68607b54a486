/**
 * The lines of a sheet; `pool` and `escalation` stand on the sheet of a single player, `lowest` in
 * a common result. The last ones break ties.
 */
export const SCORE_CATEGORIES = [
  'stations',
  'vessels',
  'tiles',
  'points',
  'resources',
  'awards',
  'pool',
  'escalation',
  'lowest',
  'upgrades',
  'tilesThenUpgrades',
] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

import type { Skill } from '../../store/ratings/rating-store.ts';

/** What is assumed of a player without a match; the initial values of the library. */
export const START: Skill = { mu: 25, sigma: 25 / 3 };
/** How much chance a match has: the deviation of one performance from the skill. */
export const BETA = 25 / 6;
/** What each match adds to the variance of a skill, so that a rating never stands still. */
export const TAU = 25 / 300;
/** The deviation of a bot's rating, which its series do not tell exactly. */
export const BOT_SIGMA = 25 / 15;
/** What each new season adds to the deviation, as a root of squares. */
export const SEASON_SIGMA = 1.5;

/** A rating as people see it: the skill of a new player is 1500. */
const POINTS = 40;
const BASE = 500;
/** The number of points of a skill, as people see it. */
export const pointsOf = ({ mu }: Skill): number => Math.round(BASE + POINTS * mu);
/** Twice the deviation in points: of 100 skills, 95 lie within. */
export const uncertaintyOf = ({ sigma }: Skill): number => Math.round(2 * POINTS * sigma);

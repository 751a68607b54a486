import type { Skill } from '../../store/ratings/rating-store.ts';
import { SEASON_SIGMA, START } from './skill-rules.ts';

const SEASON = /^(\d{4})-Q([1-4])$/;

/** The season of a moment in ms since 1970: the quarter of a year in UTC, as in 2026-Q4. */
export function seasonAt(at: number): string {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

/** Seasons counted from year 0; undefined for what is none. */
function numberOf(season: string): number | undefined {
  const [, year, quarter] = SEASON.exec(season) ?? [];
  return year === undefined ? undefined : Number(year) * 4 + Number(quarter);
}

/** The skill of a player of an earlier season in a later one: less is known about it. */
export function inSeason(
  skill: Skill,
  { last, now }: { readonly last: string; readonly now: string },
): Skill {
  const [from, to] = [numberOf(last), numberOf(now)];
  if (from === undefined || to === undefined || to <= from) return skill;
  const variance = skill.sigma ** 2 + (to - from) * SEASON_SIGMA ** 2;
  return { mu: skill.mu, sigma: Math.max(skill.sigma, Math.min(START.sigma, Math.sqrt(variance))) };
}

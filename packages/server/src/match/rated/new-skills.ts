import { rate } from 'openskill';
import type { Skill } from '../../store/ratings/rating-store.ts';
import { BETA, TAU } from './skill-rules.ts';

export interface Placed {
  readonly skill: Skill;
  /** From 1; equal results share a place. */
  readonly place: number;
}

/** The skills after a match, in the given order, by the model of Plackett and Luce. */
export function newSkills(placed: readonly Placed[]): readonly Skill[] {
  const teams = placed.map(({ skill: { mu, sigma } }) => [{ mu, sigma }]);
  const rank = placed.map(({ place }) => place);
  return rate(teams, { rank, beta: BETA, tau: TAU }).map(
    ([after], seat) => after ?? (placed[seat] as Placed).skill,
  );
}

import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../../action.ts';
import { RESOURCES, sumOf, type Counts } from '../../resource.ts';
import type { Draft } from '../../state.ts';
import type { Plan } from './offer.ts';

/** The next step of a draft towards a plan; undefined if it was started for another one. */
export function nextStep(draft: Draft, plan: Plan): DasAtollAction | undefined {
  const { give, want, skipped } = draft;
  const begun = isPart(give, plan.give) && isPart(want, plan.want);
  if (!begun || skipped.some((seat: Seat) => !plan.skipped.includes(seat))) return undefined;
  if (sumOf(want) > 0 && sumOf(give) < sumOf(plan.give)) return undefined;
  const gives = missing(give, plan.give);
  if (gives >= 0) return { type: 'give', resource: RESOURCES[gives] };
  const wants = missing(want, plan.want);
  if (wants >= 0) return { type: 'want', resource: RESOURCES[wants] };
  const skip = plan.skipped.find((seat) => !skipped.includes(seat));
  return skip === undefined ? { type: 'propose' } : { type: 'skip', seat: skip };
}

const isPart = (some: Counts, all: Counts): boolean =>
  some.every((count, index) => count <= all[index]);

const missing = (some: Counts, all: Counts): number =>
  all.findIndex((count, index) => count > some[index]);

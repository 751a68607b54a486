import { bonusOf } from '../cards/index.ts';
import { SALE_RATE } from '../rules/support.ts';
import type { ProjectedPosition } from './projected-position.ts';
import { FEATURE, addFeature } from './feature-sums.ts';

/** Corals that a Water Purification cleans at the most. */
const PURIFIED_AT_ONCE = 2;

const SEATS = [FEATURE.alone, FEATURE.two, FEATURE.three, FEATURE.four] as const;

/** The tokens of a seat. */
export function noteTokens(projected: ProjectedPosition): void {
  const { state, reef, playing, coins, plankton } = projected;
  addFeature(SEATS[state.reefs.length - 1] ?? FEATURE.four, 1);
  if (state.biodiversity) addFeature(FEATURE.biodiversity, 1);
  if (playing) noteBonus(projected);
  else addFeature(FEATURE.passed, 1);
  addFeature(FEATURE.tourists, projected.tourists);
  addFeature(FEATURE.coins, coins);
  addFeature(FEATURE.coinsBeyond5, Math.max(0, coins - 5));
  addFeature(FEATURE.plankton, plankton);
  addFeature(FEATURE.planktonBeyond4, Math.max(0, plankton - 4));
  addFeature(FEATURE.scales, reef.scales);
  addFeature(FEATURE.hunts, projected.hunts);
  noteSupport(projected);
}

/** The support actions still available before the next Recovery. */
function noteSupport({ reef, playing, plankton }: ProjectedPosition): void {
  let polluted = 0;
  for (const coral of reef.corals) if (coral.polluted) polluted++;
  if (!playing || !reef.sold) addFeature(FEATURE.sale, Math.floor(plankton / SALE_RATE));
  if (!playing || !reef.purified)
    addFeature(FEATURE.purification, Math.min(PURIFIED_AT_ONCE, polluted));
  if (!playing || !reef.bloomed) addFeature(FEATURE.bloom, reef.corals.length - polluted);
}

/** The bonus for passing now. */
function noteBonus({ state, roundsLeft }: ProjectedPosition): void {
  const row = roundsLeft > 0 ? state.bonus.indexOf(-1) : -1;
  if (row < 0) return;
  const bonus = bonusOf(row, state.round);
  addFeature(FEATURE.bonus, bonus.coins + bonus.scales + 0.3 * bonus.plankton);
}

import { common } from './card-set.ts';
import { animalCounts } from './animal-counts.ts';
import { NO_EVENT_RULES } from './event-rules.ts';
import type { ProjectedPosition } from './projected-position.ts';
import { FEATURE, addFeature } from './feature-sums.ts';

/** The changes of the coming turns by the event in force, beside feedings and incomes. */
export function noteEvent({ state, event, reef }: ProjectedPosition): void {
  if (state.events.deck.length + state.events.past.length > 0) addFeature(FEATURE.events, 1);
  if (event === NO_EVENT_RULES) return;
  addFeature(FEATURE.eventGrowth, event.cheaperGrowth);
  addFeature(FEATURE.eventBloom, event.richerBloom);
  if (event.topPoints > 0)
    addFeature(
      FEATURE.eventTops,
      event.topPoints * common(event.topsOf, animalCounts(reef.animals).middle),
    );
  if (!event.purificationForbidden) return;
  for (const coral of reef.corals) if (coral.polluted) addFeature(FEATURE.noPurification, 1);
}

import { common } from './card-set.ts';
import { censusOf } from './census.ts';
import { NO_EVENT_RULES } from './event-rules.ts';
import type { Outlook } from './outlook.ts';
import { LINE, note } from './sheet.ts';

/** What the event in force changes of the coming turns, beside feedings and incomes. */
export function noteEvent({ state, event, reef }: Outlook): void {
  if (state.events.deck.length + state.events.past.length > 0) note(LINE.events, 1);
  if (event === NO_EVENT_RULES) return;
  note(LINE.eventGrowth, event.cheaperGrowth);
  note(LINE.eventBloom, event.richerBloom);
  if (event.topPoints > 0) note(LINE.eventTops, event.topPoints * common(event.topsOf, censusOf(reef.animals).middle));
  if (!event.purificationForbidden) return;
  for (const coral of reef.corals) if (coral.polluted) note(LINE.noPurification, 1);
}

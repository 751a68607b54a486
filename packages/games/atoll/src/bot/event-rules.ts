import type { Modifier } from '../vocabulary.ts';
import type { Outlook } from './outlook.ts';
import { LINE, note } from './sheet.ts';

/** What the event in force changes of the coming turns, beside incomes. */
export function noteEvent({ state, event, reef }: Outlook): void {
  if (state.events.deck.length + state.events.past.length > 0) note(LINE.events, 1);
  for (const rule of event) noteRule(rule, () => reef.corals.filter((coral) => coral.polluted).length);
}

function noteRule(rule: Modifier, polluted: () => number): void {
  if (rule.modifier === 'growthPrice') note(LINE.eventGrowth, rule.by);
  if (rule.modifier === 'yield' && rule.of === 'bloom') note(LINE.eventBloom, rule.by);
  if (rule.modifier === 'forbid' && rule.what === 'purification') note(LINE.noPurification, polluted());
}

/** Whether nothing can be hunted as long as the event is in force. */
export function huntForbidden({ event }: Outlook): boolean {
  return event.some((rule) => rule.modifier === 'forbid' && rule.what === 'hunt');
}

/** Plankton more for each feeding that is paid in plankton. */
export function dearerFeeding({ event }: Outlook): number {
  let more = 0;
  for (const rule of event) if (rule.modifier === 'feedPrice') more += rule.by;
  return more;
}

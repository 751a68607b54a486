import type { AtollView } from '../../src/index.ts';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';
import { book } from '../card-index.ts';
import type { TurnGroup } from './groups.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

/** The changes of the event in force, by their place on the table. Empty while none is in force. */
export interface InForce {
  readonly hunting: 'open' | 'forbidden';
  /**
   * Beside the buttons of the action bar: an action's extra cost or gain, or that it is forbidden.
   */
  readonly notes: ReadonlyMap<TurnGroup, RichText | 'forbidden'>;
}

const plankton = (locale: AtollLocale, by: number): RichText => [
  locale.game.event.change(by),
  { icon: 'plankton', word: locale.game.resources.plankton },
];

/** Reads off the card of the event where its rules are felt, beside the incomes. */
export function inForce(locale: AtollLocale, { events }: Pick<AtollView, 'events'>): InForce {
  const card = book.event(events.inForce);
  const notes = new Map<TurnGroup, RichText | 'forbidden'>();
  let hunting: InForce['hunting'] = 'open';
  for (const modifier of card?.kind === 'persistent' ? card.modifiers : [])
    switch (modifier.modifier) {
      case 'growthPrice':
        notes.set('grow', plankton(locale, -modifier.by));
        break;
      case 'feedPrice':
        notes.set('feed', plankton(locale, modifier.by));
        break;
      case 'yield':
        if (modifier.of === 'bloom') notes.set('bloom', plankton(locale, modifier.by));
        break;
      case 'forbid':
        if (modifier.what === 'hunt') hunting = 'forbidden';
        else notes.set('purify', 'forbidden');
    }
  return { hunting, notes };
}

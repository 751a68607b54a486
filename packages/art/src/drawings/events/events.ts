import { blights } from './blights.ts';
import { divers } from './divers.ts';
import { people } from './people.ts';
import { sea } from './sea.ts';
import { weather } from './weather.ts';

/** Every event of the deck, by the card's id: a scene that fills a 300 x 290 box. */
export const events = { ...weather, ...sea, ...people, ...divers, ...blights };

/** The id of an event card. */
export type EventId = keyof typeof events;

import type { AnimalCard, CoralCard, EventCard } from '../cards/index.ts';
import {
  animalAbilities,
  coralAbility,
  coralLine,
  eventEffect,
  eventLine,
} from './en/abilities.ts';
import { feedLine, feedWords } from './en/feeds.ts';
import { en } from './en/index.ts';
import { icon } from './en/words.ts';
import { capitalised, say, type Phrase } from './phrase.ts';

const sentence = (phrase: Phrase): Phrase => say`${capitalised(phrase)}.`;

/** The badge of an animal: its size as a fish, its category otherwise. */
export function badge(card: AnimalCard): Phrase {
  if (card.group === 'fish') return [icon(card.size, en.sizes[card.size])];
  return [icon(card.category, en.categories[card.category])];
}

/** The condition under which the animal is fed, as a sentence. */
export function feedPhrase(card: AnimalCard): Phrase {
  return sentence(feedWords(card.feed));
}

/**
 * The same in icons, with as few words as possible; the words of the icons are still a full reading
 * of it.
 */
export function feedIcons(card: AnimalCard): Phrase {
  return feedLine(card.feed);
}

/** One sentence for each ability of the animal; none for an animal without. */
export function abilityPhrases(card: AnimalCard): readonly Phrase[] {
  return animalAbilities(card).map(sentence);
}

/** What the coral does, as a sentence, without its type. */
export function coralPhrase(card: CoralCard): Phrase {
  return sentence(coralAbility(card.ability));
}

/** Type and effect of the coral in icons. */
export function coralIcons(card: CoralCard): Phrase {
  return coralLine(card.ability);
}

/** What the event card does to everybody, as a sentence, without its kind. */
export function eventCardPhrase(card: EventCard): Phrase {
  return sentence(eventEffect(card));
}

/** The same in icons. */
export function eventCardIcons(card: EventCard): Phrase {
  return eventLine(card);
}

import {
  animals,
  basicCoral,
  corals,
  events,
  formerNames,
  type AnimalCard,
  type CoralCard,
  type EventCard,
} from '../../src/cards/index.ts';
import { phraseText, type AtollText, type Facts, type Remarks } from '../../src/text/index.ts';
import { soughtIn } from '@atoll/table-kit/words/sought-words.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';
import type { GalleryWords } from '../words/load-later-words.ts';
import {
  animalTraits,
  coralTraits,
  eventTraits,
  passes,
  type Chosen,
  type Traits,
} from './filters.ts';

/** A card as the gallery shows it. */
export interface Exhibit {
  readonly id: string;
  readonly fact: string;
  /** Further remarks, a sentence each. */
  readonly remarks: readonly string[];
  /** All texts of the card, in lower case, for the search. */
  readonly words: string;
  /** Its traits, for the filters. */
  readonly traits: Traits;
}

export interface Shelf {
  /** Where a link leads. */
  readonly id: string;
  readonly title: string;
  readonly exhibits: readonly Exhibit[];
}

/** The gallery's texts for each card, in one language. */
interface CardTexts {
  readonly text: AtollText;
  readonly facts: Readonly<Record<string, string>>;
  readonly remarks: Readonly<Record<string, string>>;
  readonly words: Pick<GalleryWords, 'formerly'>;
}

/** The texts about the cards besides the printed ones. */
interface CardNotes {
  readonly facts: Facts;
  readonly remarks: Remarks;
  readonly words: Pick<GalleryWords, 'formerly'>;
}

type Show<C> = (texts: CardTexts, card: C) => Exhibit;

const animalExhibit: Show<AnimalCard> = (texts, card) => {
  const { badge, feedPhrase, abilityPhrases, categoryName } = texts.text;
  const said = [badge(card), feedPhrase(card), ...abilityPhrases(card)].map(phraseText);
  return exhibit(texts, card, {
    said: [card.scientific, categoryName(card.category), ...said],
    traits: animalTraits(card),
  });
};

const coralExhibit: Show<CoralCard> = (texts, card) => {
  const { formName, abilityType, coralPhrase } = texts.text;
  const said = [
    card.scientific,
    formName(card.form),
    abilityType(card.ability.type),
    phraseText(coralPhrase(card)),
  ];
  return exhibit(texts, card, { said, traits: coralTraits(card) });
};

const eventExhibit: Show<EventCard> = (texts, card) => {
  const { eventKind, eventCardPhrase } = texts.text;
  const said = [eventKind(card.kind), phraseText(eventCardPhrase(card))];
  return exhibit(texts, card, { said, traits: eventTraits(card) });
};

function exhibit(
  { text, facts, remarks, words: { formerly } }: CardTexts,
  { id }: { readonly id: string },
  { said, traits }: { readonly said: readonly string[]; readonly traits: Traits },
): Exhibit {
  const fact = facts[id] ?? '';
  const former = formerNames[id];
  const remark = remarks[id];
  const besides = [
    ...(former === undefined ? [] : [formerly(former)]),
    ...(remark === undefined ? [] : [remark]),
  ];
  const words = [text.cardName(id), fact, ...besides, ...said].join(' ').toLowerCase();
  return { id, fact, remarks: besides, traits, words };
}

/**
 * Every card of the game in a language: fish by size, other animals by category, corals by the type
 * of their ability, events by their kind.
 */
export function shelvesIn({ text }: AtollLocale, notes: CardNotes): readonly Shelf[] {
  const { badge, categoryName, abilityType, eventKind } = text;
  const texts = { text, ...notes };
  /** Cards with the same place, places in the order in which they first come. */
  const shelved = <C>(
    cards: readonly C[],
    place: (card: C) => Omit<Shelf, 'exhibits'>,
    show: Show<C>,
  ): readonly Shelf[] => {
    const places = new Map(cards.map((card) => [place(card).id, place(card)]));
    return [...places.values()].map((shelf) => ({
      ...shelf,
      exhibits: cards
        .filter((card) => place(card).id === shelf.id)
        .map((card) => show(texts, card)),
    }));
  };
  return [
    ...shelved(
      animals,
      (card) =>
        card.group === 'fish'
          ? { id: `${card.size}-fish`, title: phraseText(badge(card)) }
          : { id: card.category, title: categoryName(card.category) },
      animalExhibit,
    ),
    ...shelved(
      [...corals, basicCoral],
      ({ ability: { type } }) => ({ id: `${type}-corals`, title: abilityType(type) }),
      coralExhibit,
    ),
    ...shelved(
      events,
      ({ kind }) => ({ id: `${kind}-events`, title: eventKind(kind) }),
      eventExhibit,
    ),
  ];
}

/** The shelves with only the cards that contain all of these words and have all chosen values. */
export function search(
  all: readonly Shelf[],
  words: string,
  chosen: Chosen = {},
): readonly Shelf[] {
  const wanted = soughtIn(words);
  const fits = (one: Exhibit): boolean =>
    passes(one.traits, chosen) && wanted.every((word) => one.words.includes(word));
  return all
    .map((shelf) => ({ ...shelf, exhibits: shelf.exhibits.filter(fits) }))
    .filter(({ exhibits }) => exhibits.length > 0);
}

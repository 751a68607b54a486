import { eventCard } from '../../cards/index.ts';
import type { AtollEvent, EventType } from '../../event.ts';
import type { CardId, OfferName } from '../../vocabulary.ts';
import type { Catalogue, Readers } from '../catalogue.ts';
import { capitalised, say, type Phrase } from '../phrase.ts';
import type { Grammar } from './grammar.ts';
import { tokenPhrasesOf } from './tokens.ts';

/** A seat in a sentence of the log: the reader, or a person by name. */
export interface Who {
  readonly isYou: boolean;
  readonly name: string;
}

/** @returns the verb of a sentence about a seat: in the third person, or addressed to the reader */
export const verbIn =
  <V extends string>(verbs: Readonly<Record<V, string>>) =>
  ({ isYou }: Who, third: V): string =>
    isYou ? verbs[third] : third;

/** Parts of every event: its seat, the seat that owns a hunted animal, and the tokens. */
interface Added {
  readonly who: Who;
  readonly owner: Who;
  readonly sum: Phrase;
}

type WithWords<E extends AtollEvent> = Omit<E, keyof Added> & Added;

/** A sentence about a card of a seat. */
export interface OfCard {
  readonly who: Who;
  readonly card: CardId;
}

/** The words of a language for the log, sentences in the present tense without their full stop. */
export type EventWords = {
  readonly [K in EventType]: (
    event: WithWords<Extract<AtollEvent, { readonly type: K }>>,
  ) => Phrase;
} & {
  /** After an extinction: " and leaves 2 plankton". */
  readonly leaving: (plankton: number) => Phrase;
  /** After a recovery: " and gains 2 plankton". */
  readonly bringing: (plankton: number) => Phrase;
  readonly huntedOffered: (event: OfCard) => Phrase;
  /** The bonuses for passing, in the order in which they are taken, and any other. */
  readonly bonuses: readonly [string, string, string, string];
  /** After passing: " and takes the best bonus". */
  readonly takes: (who: Who, bonus: string) => Phrase;
  readonly noneLeaves: (offer: OfferName) => Phrase;
};

/** The log in one language. */
export function eventPhraseOf(
  grammar: Grammar,
  words: EventWords,
  { seat: seatWords, whole }: Pick<Catalogue, 'seat' | 'whole'>,
): Catalogue['event'] {
  const { cardWord } = grammar;
  const { tokens } = tokenPhrasesOf(grammar);

  const begin = (event: AtollEvent, added: Added): Phrase => {
    if (event.type === 'hunted' && event.owner < 0)
      return words.huntedOffered({ who: added.who, card: event.card });
    if (event.type === 'offerDiscarded' && event.cards.length === 0)
      return words.noneLeaves(event.offer);
    // TypeScript cannot follow the member of a union through an index
    return (words[event.type] as (event: WithWords<AtollEvent>) => Phrase)({ ...event, ...added });
  };

  const end = (event: AtollEvent, { who }: Added): Phrase => {
    switch (event.type) {
      case 'gained':
        return event.card === '' ? [] : say` (${cardWord(event.card)})`;
      case 'wentExtinct':
        return event.plankton > 0 ? words.leaving(event.plankton) : [];
      case 'recovered':
        return event.plankton > 0 ? words.bringing(event.plankton) : [];
      case 'passed':
        return event.row < 0 ? [] : words.takes(who, words.bonuses[event.row] ?? words.bonuses[3]);
      case 'eventRevealed':
        return say`. ${capitalised(whole.event(eventCard(event.card)))}`;
      default:
        return [];
    }
  };

  return (event, { names, you }: Readers) => {
    const who = (seat: number): Who => ({
      isYou: seat >= 0 && seat === you,
      name: names[seat] ?? seatWords(seat),
    });
    const amounts: object = event;
    const added = {
      who: who('seat' in event ? event.seat : -1),
      owner: who(event.type === 'hunted' ? event.owner : -1),
      sum: tokens(amounts),
    };
    return say`${begin(event, added)}${end(event, added)}.`;
  };
}

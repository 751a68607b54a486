import type { Catalogue } from '../catalogue.ts';
import { say } from '../phrase.ts';
import { actionPhrasesOf, type ActionWords } from './actions.ts';
import { eventPhraseOf, type EventWords } from './events.ts';
import { feedPhrasesOf, type FeedWords } from './feeds.ts';
import type { Grammar } from './grammar.ts';
import { modifierPhrasesOf, type ModifierWords } from './modifiers.ts';
import { opPhrasesOf, type OpWords } from './ops.ts';
import { questionPhrasesOf, type QuestionTexts } from './questions.ts';
import { reasonPhraseOf, type ReasonWords } from './reasons.ts';
import { scorePhrasesOf, type ScoreWords } from './scores.ts';
import { standingPhraseOf, type StandingWords } from './standing.ts';
import { wholeOf, type AbilityWords } from './whole.ts';

/** The names of things, which a catalogue takes over as they are. */
export type NameWords = Pick<
  Catalogue,
  | ('categoryNames' | 'categories' | 'sizes' | 'groups' | 'forms' | 'levels' | 'sides')
  | ('abilityTypes' | 'eventKinds' | 'eventTones' | 'incomes' | 'offers')
  | ('scores' | 'ranks' | 'biodiversity' | 'seat')
>;

/** The words of a language for the print of the cards. */
export interface CardWords {
  readonly ops: OpWords;
  readonly feeds: FeedWords;
  readonly modifiers: ModifierWords;
  readonly scores: ScoreWords;
  readonly abilities: AbilityWords;
}

/** All words of a language; a word that is missing does not compile. */
export interface Language extends Pick<Catalogue, 'id' | 'cardNames' | 'shortName'> {
  readonly grammar: Grammar;
  readonly names: NameWords;
  readonly cards: CardWords;
  readonly actions: ActionWords;
  readonly questions: QuestionTexts;
  readonly events: EventWords;
  readonly standing: StandingWords;
  readonly refusals: ReasonWords;
}

/** The texts of the game, composed of the words of a language. */
export function catalogueOf(language: Language): Catalogue {
  const { cards, grammar, names } = language;
  const ops = opPhrasesOf(grammar, cards.ops);
  const feeds = feedPhrasesOf(grammar, cards.feeds);
  const modifiers = modifierPhrasesOf(grammar, { ...cards.modifiers, ...names });
  const scores = scorePhrasesOf(grammar, cards.scores);
  const parts = { ...ops, ...feeds, ...modifiers, ...scores };
  const printed = wholeOf(grammar, { ...cards.abilities, ...names }, parts);
  return {
    ...names,
    ...parts,
    ...printed,
    id: language.id,
    cardNames: language.cardNames,
    shortName: language.shortName,
    filter: grammar.filter,
    waiting: (name, asked) => say`${name} ${asked}.`,
    questions: questionPhrasesOf(grammar, language.questions),
    actions: actionPhrasesOf(grammar, { ...language.actions, ...names }, parts),
    afterwards: { purify: language.actions.afterPurification() },
    event: eventPhraseOf(grammar, language.events, { ...names, ...printed }),
    standing: standingPhraseOf(grammar, language.standing),
    reason: reasonPhraseOf(language.refusals),
  };
}

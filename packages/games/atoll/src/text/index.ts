import type { Reason } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import { categories, type AnimalCard, type CoralCard, type SoloRank } from '../cards/index.ts';
import type { AtollEvent } from '../event.ts';
import type { ScoreCategory } from '../score.ts';
import type { QuestionView } from '../view.ts';
import type { CardId, Category, CoralAbility, CoralForm, IncomeChoice, Level, Op, Size } from '../vocabulary.ts';
import type { ActionContext } from './catalogue.ts';
import { animalAbilities, coralAbility, coralLine } from './en/abilities.ts';
import { feedLine, feedWords } from './en/feeds.ts';
import { en } from './en/index.ts';
import { opWords } from './en/ops.ts';
import { cardWord, icon } from './en/words.ts';
import { capitalised, say, type Phrase } from './phrase.ts';

export type { ActionContext, GlossaryTerm } from './catalogue.ts';
export { phraseText, type CardPart, type IconName, type IconPart, type Phrase, type PhrasePart } from './phrase.ts';

/** The words for what somebody may do or see; every sentence ends with a full stop, buttons and short forms do not. */
const sentence = (phrase: Phrase): Phrase => say`${capitalised(phrase)}.`;

export function cardName(card: CardId): string {
  return cardWord(card).word;
}

/** As it is printed on the cards: "Moray eels". */
export function categoryName(category: Category): string {
  return categories[category];
}

export function sizeName(size: Size): string {
  return en.sizes[size];
}

export function formName(form: CoralForm): string {
  return en.forms[form];
}

export function levelName(level: Level): string {
  return en.levels[level];
}

export function incomeName(choice: IncomeChoice): string {
  return en.incomes[choice];
}

/** "Immediate effect", "End of game", "Action", "Passive". */
export function abilityType(type: CoralAbility['type']): string {
  return en.abilityTypes[type];
}

/** The badge of an animal: its size as a fish, its category otherwise. */
export function badge(card: AnimalCard): Phrase {
  if (card.group === 'fish') return [icon(card.size, en.sizes[card.size])];
  return [icon(card.category, en.categories[card.category])];
}

/** The condition under which the animal is fed, as a sentence. */
export function feedPhrase(card: AnimalCard): Phrase {
  return sentence(feedWords(card.feed));
}

/** The same in icons, with as few words as possible; the words of the icons are still a full reading of it. */
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

export function opPhrase(op: Op): Phrase {
  return opWords(op);
}

/** What the person who is asked is told to do. */
export function questionPhrase(question: QuestionView): Phrase {
  return capitalised(en.questions[question.kind].you(question));
}

/** What everybody else, spectators included, is told of a question; `names` by seat. */
export function waitingPhrase(question: QuestionView, names: readonly string[]): Phrase {
  if (question.kind === 'none') return questionPhrase(question);
  return say`${names[question.seat] ?? `Seat ${question.seat + 1}`} ${en.questions[question.kind].other(question)}.`;
}

/** The words of the button for an action that is legal at the table as it stands. */
export function actionPhrase(action: AtollAction, context: ActionContext): Phrase {
  return (en.actions[action.type] as (action: AtollAction, context: ActionContext) => Phrase)(action, context);
}

/** The sentence of the log for an event; `names` by seat. */
export function eventPhrase(event: AtollEvent, names: readonly string[]): Phrase {
  return (en.events[event.type] as (event: AtollEvent, names: readonly string[]) => Phrase)(event, names);
}

/** Why an action is refused; a code that this version does not know gets a general answer. */
export function reasonPhrase(reason: Reason): Phrase {
  const words = Object.hasOwn(en.reasons, reason.code) ? en.reasons[reason.code as keyof typeof en.reasons] : undefined;
  return words ? words(reason.details ?? {}) : en.unknownReason;
}

/** The row of the score sheet. */
export function scoreCategory(category: ScoreCategory): string {
  return en.scores[category];
}

/** What a result alone is called. */
export function rankName(rank: SoloRank): string {
  return en.ranks[rank];
}

/** The terms of the game with their meaning. */
export const glossary = en.glossary;

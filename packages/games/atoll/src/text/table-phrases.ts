import type { Reason } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import { ROUNDS } from '../cards/index.ts';
import type { AtollEvent } from '../event.ts';
import type { AtollView, QuestionView } from '../view.ts';
import type { ActionContext, Catalogue } from './catalogue.ts';
import { capitalised, type Phrase } from './phrase.ts';

/** The phrases of the table in one language. */
export interface TablePhrases {
  /** The instruction to the asked person. */
  readonly questionPhrase: (question: QuestionView) => Phrase;
  /** The text of a question for all others, spectators included; `names` by seat. */
  readonly waitingPhrase: (question: QuestionView, names: readonly string[]) => Phrase;
  /** The words of the button for a legal action at the current table. */
  readonly actionPhrase: (action: AtollAction, context: ActionContext) => Phrase;
  /** The additional effect of an action or answer in Recovery; mostly empty. */
  readonly afterwardsPhrase: (view: AtollView, action?: AtollAction) => Phrase;
  /**
   * The sentence of the log for an event; `names` by seat, `you` the seat of the person who reads
   * it.
   */
  readonly eventPhrase: (
    event: AtollEvent,
    names: readonly string[],
    reader?: { readonly you?: number },
  ) => Phrase;
  /** Why an action is refused; an unknown code gets a general text. */
  readonly reasonPhrase: (reason: Reason) => Phrase;
}

export function tablePhrases(words: Catalogue): TablePhrases {
  const questionPhrase = (question: QuestionView): Phrase =>
    capitalised(words.questions.you(question));
  return {
    questionPhrase,
    waitingPhrase: (question, names) =>
      question.kind === 'none'
        ? questionPhrase(question)
        : words.waiting(
            names[question.seat] ?? words.seat(question.seat),
            words.questions.other(question),
          ),
    actionPhrase: (action, context) =>
      (words.actions[action.type] as (action: AtollAction, context: ActionContext) => Phrase)(
        action,
        context,
      ),
    afterwardsPhrase: ({ question, round }, action) =>
      round < ROUNDS && (question.kind === 'purify' || action?.type === 'purify')
        ? words.afterwards.purify
        : [],
    eventPhrase: (event, names, { you = -1 } = {}) => words.event(event, { names, you }),
    reasonPhrase: ({ code, details = {} }) => words.reason(code, details),
  };
}

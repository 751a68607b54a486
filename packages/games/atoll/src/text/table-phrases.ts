import type { Reason } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import { ROUNDS } from '../cards/index.ts';
import type { AtollEvent } from '../event.ts';
import type { AtollView, QuestionView } from '../view.ts';
import type { ActionContext, Readers } from './catalogue.ts';
import { en } from './en/index.ts';
import { capitalised, say, type Phrase } from './phrase.ts';

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
  return (en.actions[action.type] as (action: AtollAction, context: ActionContext) => Phrase)(
    action,
    context,
  );
}

/**
 * What an action, or an answer to what is asked, brings about in Recovery besides what it says;
 * mostly nothing.
 */
export const afterwardsPhrase = ({ question, round }: AtollView, action?: AtollAction): Phrase =>
  round < ROUNDS && (question.kind === 'purify' || action?.type === 'purify')
    ? en.afterwards.purify
    : [];

/**
 * The sentence of the log for an event; `names` by seat, `you` the seat of the person who reads it.
 */
export function eventPhrase(
  event: AtollEvent,
  names: readonly string[],
  { you = -1 }: { readonly you?: number } = {},
): Phrase {
  return (en.events[event.type] as (event: AtollEvent, readers: Readers) => Phrase)(event, {
    names,
    you,
  });
}

/** Why an action is refused; a code that this version does not know gets a general answer. */
export function reasonPhrase(reason: Reason): Phrase {
  const words = Object.hasOwn(en.reasons, reason.code)
    ? en.reasons[reason.code as keyof typeof en.reasons]
    : undefined;
  return words ? words(reason.details ?? {}) : en.unknownReason;
}

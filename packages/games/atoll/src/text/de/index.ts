import type { Language } from '../neutral/language.ts';
import { actions } from './actions.ts';
import { cardNames, shortName } from './card-names.ts';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { questions } from './questions.ts';
import { refusals } from './reasons.ts';
import { standing } from './standing.ts';
import { grammar } from './words.ts';

export const language: Language = { id: 'de', ...{ grammar, names, cardNames, shortName }, ...{ cards, actions, questions, events, standing, refusals } };

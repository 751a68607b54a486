import type { AtollView } from '@atoll/game-atoll';
import type { Glossary } from '../../../ui/explainer/glossary.ts';
import { pointsText } from '../present/points-text.ts';
import { aloneTerms, glossary } from './glossary.ts';

/** The glossary, with what is so at the table now; `view` gives the table of the moment. */
export const glossaryAt = (view: () => AtollView): Glossary => ({
  ...glossary,
  ...(view().seats.length === 1 ? aloneTerms : {}),
  points: { ...glossary.points, now: ({ dataset }) => pointsText(view(), Number(dataset['of'])) },
});

import { ESCALATIONS, TOKENS } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';

const CARDS = new Map(TOKENS.map((card) => [card.id, card]));

/** @returns the text of a token by its id; an unknown id is its own text */
export const tokenTextOf =
  (words: Catalogue['tokens'], amount: Catalogue['amount']) =>
  (id: string): string => {
    const card = CARDS.get(id);
    if (card === undefined) return id;
    if (card.kind === 'instant') return words.instant(amount(card.resource, card.value));
    if (card.kind === 'once') return words.once(card.effect, card.value);
    return words.upgrade(card.effect === 'resource' ? card.resource : 'movement');
  };

/** @returns the additional cost that an escalation names, by the id of its token */
export const escalationOf =
  (amount: Catalogue['amount']) =>
  (token: string): string => {
    const card = ESCALATIONS.find(({ id }) => id === token);
    return card === undefined ? token : amount(card.resource, card.value);
  };

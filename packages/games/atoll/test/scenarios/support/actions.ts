import type { AtollAction, CardId, IncomeChoice, Side } from '../../../src/index.ts';

/** Actions in the words of the rulebook, so that a scenario reads like one. */
export const buyCoral = (card: CardId): AtollAction => ({ type: 'buyCoral', card });
export const buyAnimal = (card: CardId): AtollAction => ({ type: 'buyAnimal', card });
export const feed = (card: CardId): AtollAction => ({ type: 'feed', card });
export const useCoral = (card: CardId): AtollAction => ({ type: 'useCoral', card });
export const grow: AtollAction = { type: 'grow' };
export const purify: AtollAction = { type: 'purify' };
export const sell: AtollAction = { type: 'sell' };
export const bloom: AtollAction = { type: 'bloom' };
export const pass: AtollAction = { type: 'pass' };

export const at = (x: number, y: number): AtollAction => ({ type: 'cell', x, y });
export const pay = (scales: number): AtollAction => ({ type: 'pay', scales });
export const branch = (index: number): AtollAction => ({ type: 'branch', index });
export const reduce = (card: CardId): AtollAction => ({ type: 'reduce', card });
export const shelter = (card: CardId): AtollAction => ({ type: 'shelter', card });
export const hunt = (card: CardId): AtollAction => ({ type: 'hunt', card });
export const choose = (card: CardId): AtollAction => ({ type: 'choose', card });
export const side = (card: CardId, on: Side): AtollAction => ({ type: 'side', card, side: on });
export const amount = (count: number): AtollAction => ({ type: 'amount', count });
export const income = (choice: IncomeChoice): AtollAction => ({ type: 'income', choice });
export const yes: AtollAction = { type: 'yes' };
export const no: AtollAction = { type: 'no' };
export const done: AtollAction = { type: 'done' };

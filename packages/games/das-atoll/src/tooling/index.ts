export { balance } from './balance/index.ts';
export { coverage } from './coverage.ts';
export { cardTexts } from './proof.ts';
/** The bot that plays with skill in examinations, since greedy takes long over offers. */
export const skilledBot = 'deep-sea';

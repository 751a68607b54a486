export { balance } from './balance/index.ts';
export { coverage } from './coverage.ts';
export { cardTexts } from './card-listing.ts';
export { styles } from './styles.ts';
/** The bot that plays with skill in examinations, since greedy takes long over offers. */
export const skilledBot = 'deep-sea';

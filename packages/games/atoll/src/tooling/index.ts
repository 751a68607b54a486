export { balance } from './balance/index.ts';
export { coverage } from './coverage.ts';
export { cardTexts } from './card-listing.ts';
export { styles } from './styles.ts';

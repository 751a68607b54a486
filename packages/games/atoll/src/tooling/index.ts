export { balance } from './balance/index.ts';
export { coverage } from './coverage.ts';
export { cardTexts } from './proof.ts';
export { styles } from './styles.ts';

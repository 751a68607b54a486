export { coverage } from './coverage.ts';
export { cardTexts } from './proof.ts';

export { evaluate } from './evaluate.ts';

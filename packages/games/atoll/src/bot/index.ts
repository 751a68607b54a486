export { evaluate, features, type Features } from './evaluate.ts';

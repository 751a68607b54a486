import { words } from '../../words/index.ts';
import { likelyMeant } from './code.ts';

/** Says which signs no code has, and which may be meant. */
export const strayWords = (stray: readonly string[]): string =>
  words.lobby.codeStray(stray, likelyMeant(stray));

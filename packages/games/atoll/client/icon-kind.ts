import { tokenShapes } from '@atoll/art';

/** Sizes and groups of animals stand on a disc, as on the corner of their cards. */
const DISCS: ReadonlySet<string> = new Set([
  'small',
  'medium',
  'large',
  'any-fish',
  'any-animal',
  'other',
  'crustacean',
  'bivalve',
  'cephalopod',
  'reptile',
  'cnidarian',
  'starfish',
  'sea-cucumber',
]);

/** How an icon of the game's phrases is drawn. */
export const iconKind = (name: string): 'token' | 'disc' | 'glyph' =>
  name in tokenShapes ? 'token' : DISCS.has(name) ? 'disc' : 'glyph';

import { glyphShapes, tokenShapes, type GlyphName, type TokenName } from '@atoll/art';
import { iconKind } from '../../../packages/games/atoll/client/icon-kind.ts';
import { samplesOf, type IconGroup, type IconSample } from './icon-sample.ts';

const CARD: Readonly<Partial<Record<GlyphName, string>>> = {
  small: 'small fish',
  medium: 'medium fish',
  large: 'large fish',
  'any-fish': 'any fish',
  'any-animal': 'any animal',
  kinds: 'different categories are counted',
  other: 'other animals: not a fish',
  starfish: 'starfish',
  crustacean: 'crab, crustacean',
  bivalve: 'mussel, bivalve',
  cephalopod: 'octopus, cephalopod',
  reptile: 'turtle, reptile',
  cnidarian: 'jellyfish, cnidarian',
  'sea-cucumber': 'sea cucumber',
  rise: 'raise, one level up',
  fall: 'reduce, one level down',
  feed: 'eating, feeding',
  shelter: 'protected, cannot be eaten',
  algae: 'algae, plant',
  immediate: 'effect at once',
  endgame: 'counts at the end of the game',
  action: 'effect used as an action',
  passive: 'lasting effect, always active',
  tourists: 'tourists',
  scientists: 'scientists, research',
  pass: 'pass, skip the rest of the round',
};

const TOKENS: Readonly<Partial<Record<TokenName, string>>> = {
  coin: 'coin, money',
  plankton: 'plankton',
  scale: 'fish scale',
  popularity: 'popularity',
  pollution: 'pollution',
  fatigue: 'asleep, tired, inactive',
  colony: 'coral colony, polyp',
  hunt: 'hunting, predator',
  symbiosis: 'symbiosis, a pair that belongs together',
};

const onDiscOrPanel = (name: string): IconSample['ground'] =>
  iconKind(name) === 'disc' ? 'disc' : 'panel';

export const atollIcons: IconGroup = {
  name: 'atoll',
  about: 'a board game in which each player fills a coral reef with corals and animals',
  samples: [
    ...samplesOf('glyph', glyphShapes, { meanings: CARD, ground: onDiscOrPanel }),
    ...samplesOf('token', tokenShapes, { meanings: TOKENS, ground: () => 'piece' }),
  ],
};

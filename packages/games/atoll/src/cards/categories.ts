import type { CategoryInfo } from './card.ts';

/** Every category with its printed name, fish first. */
export const categories: readonly CategoryInfo[] = [
  { id: 'anthias', name: 'Anthias' },
  { id: 'pipefishes-seahorses', name: 'Pipefishes and seahorses' },
  { id: 'damselfishes', name: 'Damselfishes' },
  { id: 'gobies', name: 'Gobies' },
  { id: 'angelfishes', name: 'Angelfishes' },
  { id: 'butterflyfishes', name: 'Butterflyfishes' },
  { id: 'wrasses-parrotfishes', name: 'Wrasses and parrotfishes' },
  { id: 'groupers', name: 'Groupers' },
  { id: 'surgeonfishes', name: 'Surgeonfishes' },
  { id: 'moray-eels', name: 'Moray eels' },
  { id: 'rays', name: 'Rays' },
  { id: 'jacks-remoras', name: 'Jacks and remoras' },
  { id: 'sharks', name: 'Sharks' },
  { id: 'crustacean', name: 'Crustaceans' },
  { id: 'cnidarian', name: 'Cnidarians' },
  { id: 'cephalopod', name: 'Cephalopods' },
  { id: 'bivalve', name: 'Bivalves' },
  { id: 'reptile', name: 'Reptiles' },
  { id: 'starfish', name: 'Starfish' },
  { id: 'sea-cucumber', name: 'Sea cucumbers' },
];

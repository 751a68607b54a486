import type { RuleTerms } from '../catalogue.ts';
import { names } from './names.ts';

/**
 * The terms of the rules, each with its meaning in one sentence: for whatever explains itself at
 * the table, and for the rules page.
 */
export const ruleTerms: RuleTerms = {
  abundance: { name: 'Level', meaning: 'How well an animal thrives, low, medium or high: it scores the points printed on its level.' },
  fatigue: { name: 'Fatigue', meaning: 'Lies on an animal that was fed or a coral that was used; neither can be done again until Recovery takes it off.' },
  colony: { name: 'Colony', meaning: 'Polyps on one side of a coral: animals need enough of them around their cell, and all of them bring plankton in Recovery.' },
  pollution: { name: 'Pollution', meaning: 'Switches off the coral it lies on, and costs a point at the end; a coral holds one at most.' },
  popularity: { name: 'Popularity', meaning: 'A token that some cards and events bring; each is worth a point at the end.' },
  biodiversity: { name: 'Biodiversity', meaning: `Points at the end: ${names.biodiversity}.` },
  fishScale: { name: 'Fish scale', meaning: 'Pays as a coin or as a plankton, or is worth a point at the end; you gain 1 to 3 whenever an animal reaches high.' },
  plankton: { name: 'Plankton', meaning: 'Feeds animals, grows colonies, and can be sold for coins in a Seaweed Sale.' },
  hunt: { name: 'Hunt', meaning: 'Once a round you may name an animal on another reef as prey, instead of one of yours; it keeps its level.' },
  symbiosis: { name: 'Symbiosis', meaning: 'Two animals on your reef that belong together: when you feed one, the other may rise too, for free.' },
  shelter: { name: 'Shelter', meaning: 'This animal cannot be hunted, and as prey of your own animals it may keep its level.' },
  algae: { name: 'Algae', meaning: 'An animal with algae living in its tissue; some cards raise or count such animals.' },
  extinction: { name: 'Extinction', meaning: 'An animal that is reduced from low leaves the reef, and brings you plankton for the colonies that it used.' },
  purify: { name: 'Water Purification', meaning: 'Once a round: pay 1 coin and remove 1 or 2 pollution; at the end of this round you can then let in Scientists only, no Tourists.' },
  sell: { name: 'Seaweed Sale', meaning: 'Once a round: sell plankton, 4 for a coin, as many times as you want at once.' },
  bloom: { name: 'Algal Bloom', meaning: 'Once a round: pollute unpolluted corals of yours, and gain 2 plankton for each.' },
};

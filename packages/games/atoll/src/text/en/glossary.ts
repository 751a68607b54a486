import type { Catalogue } from '../catalogue.ts';

/** The terms of the game for a tooltip or the rules page. */
export const glossary: Catalogue['glossary'] = {
  abundance: {
    name: 'Abundance',
    meaning: 'How well an animal thrives: low, medium or high. Each level is worth the points printed on it.',
  },
  fatigue: {
    name: 'Fatigue',
    meaning: 'A fed animal or a used coral is tired. It cannot be fed or used again before its Fatigue is gone; Recovery takes one off.',
  },
  colony: {
    name: 'Colony',
    meaning: 'Polyps on one side of a coral. An animal needs enough of them around its cell; all of them bring plankton in Recovery.',
  },
  pollution: {
    name: 'Pollution',
    meaning: 'A polluted coral has no ability, scores nothing and costs a point at the end. A coral holds one pollution at most.',
  },
  popularity: {
    name: 'Popularity',
    meaning: 'Each is a point at the end.',
  },
  fishScale: {
    name: 'Fish scale',
    meaning: 'Pays as a coin or as a plankton, or stays a point. You get 1 to 3 whenever an animal reaches high.',
  },
  plankton: {
    name: 'Plankton',
    meaning: 'Food for animals and for new colonies.',
  },
  hunt: {
    name: 'Hunt',
    meaning: 'Once a round a feeding may take its prey from another reef instead. The hunted animal loses nothing.',
  },
  symbiosis: {
    name: 'Symbiosis',
    meaning: 'Two animals of yours that belong together. When you feed one, the other may rise for free.',
  },
  shelter: {
    name: 'Shelter',
    meaning: 'This animal cannot be hunted, and when one of your feedings names it as prey you may keep it as it is.',
  },
  algae: {
    name: 'Algae',
    meaning: 'An animal that lives on algae; some corals raise it.',
  },
  extinction: {
    name: 'Extinction',
    meaning: 'An animal reduced below low leaves the reef, and you gain plankton for the colonies that it used.',
  },
  purify: {
    name: 'Water Purification',
    meaning: 'Pay 1 coin and remove up to 2 pollution. No Tourists come this round. Once a round.',
  },
  sell: {
    name: 'Seaweed Sale',
    meaning: 'Sell plankton, 4 for a coin, as often as you like. Once a round.',
  },
  bloom: {
    name: 'Algal Bloom',
    meaning: 'Pollute corals and gain 2 plankton for each. Once a round.',
  },
};

import type { Source } from './books.ts';

/** Sources of the facts behind the events. */
export const eventSources = {
  'mass-bleaching': [{ by: 'Hughes and others', year: 2017, title: 'Global Warming and Recurrent Mass Bleaching of Corals' }],
  cyclone: [{ by: 'Harmelin-Vivien', year: 1994, title: 'The Effects of Storms and Cyclones on Coral Reefs: A Review' }],
  'crown-of-thorns-outbreak': [{ by: 'Pratchett and others', year: 2014, title: 'Limits to Understanding and Managing Outbreaks of Crown-of-thorns Starfish (Acanthaster spp.)' }],
  'fish-disease': [{ by: 'Noga', year: 2010, title: 'Fish Disease: Diagnosis and Treatment' }],
  'spawning-night': [{ by: 'Harrison and others', year: 1984, title: 'Mass Spawning in Tropical Reef Corals' }],
  upwelling: [{ by: 'Leichter, Stewart and Miller', year: 2003, title: 'Episodic Nutrient Transport to Florida Coral Reefs' }],
  'clean-up-dive': [{ by: 'Asoh and others', year: 2004, title: 'Damage to Cauliflower Coral by Monofilament Fishing Lines in Hawaii' }],
  'conservation-grant': [{ by: 'Ferrario and others', year: 2014, title: 'The Effectiveness of Coral Reefs for Coastal Hazard Risk Reduction and Adaptation' }],
  'shifting-currents': [{ by: 'Cowen, Paris and Srinivasan', year: 2006, title: 'Scaling of Connectivity in Marine Populations' }],
  'tourist-boom': [
    { by: 'Spalding and others', year: 2017, title: 'Mapping the Global Value and Distribution of Coral Reef Tourism' },
    { by: 'Danovaro and others', year: 2008, title: 'Sunscreens Cause Coral Bleaching by Promoting Viral Infections' },
  ],
  'protected-area': [{ by: 'Lester and others', year: 2009, title: 'Biological Effects within No-take Marine Reserves: A Global Synthesis' }],
  'coral-nursery': [{ by: 'Shafir, Van Rijn and Rinkevich', year: 2006, title: 'Steps in the Construction of Underwater Coral Nursery, an Essential Component in Reef Restoration Acts' }],
  'marine-heatwave': [{ by: 'Behrenfeld and others', year: 2006, title: 'Climate-driven Trends in Contemporary Ocean Productivity' }],
  'nutrient-runoff': [{ by: 'Fabricius', year: 2005, title: 'Effects of Terrestrial Runoff on the Ecology of Corals and Coral Reefs: Review and Synthesis' }],
} satisfies Readonly<Record<string, readonly Source[]>>;

import type { CardId } from '../vocabulary.ts';

/**
 * The name that most books still use for a species moved to another genus, so that it is found
 * under both names.
 */
export const formerNames: Readonly<Record<CardId, string>> = {
  'slender-grouper': 'Anyperodon leucogrammicus',
  'reef-manta': 'Manta alfredi',
  'emperor-shrimp': 'Periclimenes imperator',
  'magnificent-anemone': 'Heteractis magnifica',
  'broadclub-cuttlefish': 'Sepia latimanus',
  'giant-sea-fan': 'Subergorgia mollis',
  'antler-coral': 'Pocillopora eydouxi',
  'boulder-star-coral': 'Montastraea annularis',
  'star-polyps': 'Pachyclavularia violacea',
};

import type { CardNames } from '../catalogue.ts';

type EventId =
  | 'mass-bleaching'
  | 'cyclone'
  | 'crown-of-thorns-outbreak'
  | 'fish-disease'
  | 'spawning-night'
  | 'upwelling'
  | 'clean-up-dive'
  | 'conservation-grant'
  | 'shifting-currents'
  | 'tourist-boom'
  | 'protected-area'
  | 'coral-nursery'
  | 'marine-heatwave'
  | 'nutrient-runoff';

/** The grammar of a card's name beside the name itself. */
export interface CardGrammar {
  readonly gender: 'm' | 'f' | 'n';
  /** The accusative, as it stands after a verb: "krmí Kanice štíhlého". */
  readonly object: string;
}

/**
 * Gender and accusative of the name of every animal and coral, by its id. Animals of masculine
 * gender are animate, corals are not.
 */
export const cardGrammar: Readonly<Record<Exclude<keyof CardNames, EventId>, CardGrammar>> = {
  'squarespot-anthias': { gender: 'm', object: 'Bradáče čtvercoskvrnného' },
  'lyretail-anthias': { gender: 'm', object: 'Bradáče lyroocasého' },
  'lined-seahorse': { gender: 'm', object: 'Koníčka vzpřímeného' },
  'schultzs-pipefish': { gender: 'f', object: 'Jehlu Schultzovu' },
  'bargibants-seahorse': { gender: 'm', object: 'Koníčka Bargibantova' },
  'ocellaris-clownfish': { gender: 'm', object: 'Klauna očkatého' },
  'blue-green-chromis': { gender: 'm', object: 'Sapínka zeleného' },
  'humbug-dascyllus': { gender: 'm', object: 'Komorníka běloocasého' },
  'yellow-prawn-goby': { gender: 'm', object: 'Hlaváče žlutého' },
  'citron-goby': { gender: 'm', object: 'Hlaváče citronového' },
  'flame-angelfish': { gender: 'm', object: 'Pomce ohnivého' },
  'coral-beauty': { gender: 'm', object: 'Pomce dvoutrnného' },
  'copperband-butterflyfish': { gender: 'f', object: 'Klipku pruhovanou' },
  'oval-butterflyfish': { gender: 'f', object: 'Klipku oválnou' },
  'cleaner-wrasse': { gender: 'm', object: 'Pyskouna rozpůleného' },
  'sixline-wrasse': { gender: 'm', object: 'Pyskouna šestipruhého' },
  'slender-grouper': { gender: 'm', object: 'Kanice štíhlého' },
  'blue-line-grouper': { gender: 'm', object: 'Kanice modropruhého' },
  'emperor-angelfish': { gender: 'm', object: 'Pomce císařského' },
  'regal-angelfish': { gender: 'm', object: 'Pomce pavího' },
  'palette-surgeonfish': { gender: 'm', object: 'Bodloka pestrého' },
  'yellow-tang': { gender: 'm', object: 'Bodloka žlutého' },
  'snowflake-moray': { gender: 'f', object: 'Murénu hvězdovitou' },
  'bluespotted-ray': { gender: 'f', object: 'Trnuchu modroskvrnnou' },
  'golden-trevally': { gender: 'm', object: 'Kranase zlatého' },
  'live-sharksucker': { gender: 'm', object: 'Štítovce lodivoda' },
  'tiger-shark': { gender: 'm', object: 'Žraloka tygřího' },
  'blacktip-reef-shark': { gender: 'm', object: 'Žraloka černocípého' },
  'scalloped-hammerhead': { gender: 'm', object: 'Kladivouna bronzového' },
  'giant-grouper': { gender: 'm', object: 'Kanice obrovského' },
  'humphead-wrasse': { gender: 'm', object: 'Pyskouna obrovského' },
  'giant-moray': { gender: 'f', object: 'Murénu obrovskou' },
  'reef-manta': { gender: 'f', object: 'Mantu útesovou' },
  'bumphead-parrotfish': { gender: 'm', object: 'Ploskozubce hrbolatého' },
  'tiger-pistol-shrimp': { gender: 'f', object: 'Krevetu pistolovou' },
  'pacific-cleaner-shrimp': { gender: 'f', object: 'Krevetu čisticí' },
  'emperor-shrimp': { gender: 'f', object: 'Krevetu císařskou' },
  'boxer-crab': { gender: 'm', object: 'Kraba boxera' },
  'harlequin-shrimp': { gender: 'f', object: 'Krevetu harlekýn' },
  'peacock-mantis-shrimp': { gender: 'm', object: 'Straška pavího' },
  'magnificent-anemone': { gender: 'f', object: 'Sasanku velkolepou' },
  'triactis-anemone': { gender: 'f', object: 'Sasanku kraba boxera' },
  'crown-jellyfish': { gender: 'f', object: 'Medúzu korunovanou' },
  'upside-down-jellyfish': { gender: 'f', object: 'Medúzu obrácenou' },
  'sea-wasp': { gender: 'f', object: 'Čtyřhranku Fleckerovu' },
  'blue-ringed-octopus': { gender: 'f', object: 'Chobotnici kroužkovanou' },
  'day-octopus': { gender: 'f', object: 'Chobotnici denní' },
  'broadclub-cuttlefish': { gender: 'f', object: 'Sépii širokoramennou' },
  'chambered-nautilus': { gender: 'f', object: 'Loděnku hlubinnou' },
  'giant-clam': { gender: 'f', object: 'Zévu obrovskou' },
  'maxima-clam': { gender: 'f', object: 'Zévu velkou' },
  'pearl-oyster': { gender: 'f', object: 'Perlotvorku mořskou' },
  'green-turtle': { gender: 'f', object: 'Karetu obrovskou' },
  'hawksbill-turtle': { gender: 'f', object: 'Karetu pravou' },
  'banded-sea-krait': { gender: 'm', object: 'Vlnožila užovkového' },
  'olive-sea-snake': { gender: 'm', object: 'Vodnáře olivového' },
  'magnificent-star': { gender: 'f', object: 'Hvězdici velkolepou' },
  'crown-of-thorns': { gender: 'f', object: 'Hvězdici trnovou korunu' },
  'blue-sea-star': { gender: 'f', object: 'Hvězdici modrou' },
  'leopard-sea-cucumber': { gender: 'm', object: 'Sumýše leopardího' },
  'prickly-redfish': { gender: 'm', object: 'Sumýše ananasového' },
  'sea-apple': { gender: 'n', object: 'Mořské jablko' },
  'basic-coral': { gender: 'm', object: 'Základní korál' },
  'staghorn-coral': { gender: 'm', object: 'Větevník jelení' },
  'lace-coral': { gender: 'm', object: 'Pórovník krajkový' },
  'table-coral': { gender: 'm', object: 'Větevník stolový' },
  'lobe-coral': { gender: 'm', object: 'Korál laločnatý' },
  'common-mushroom-coral': { gender: 'm', object: 'Houbovník obecný' },
  'organ-pipe-coral': { gender: 'f', object: 'Varhanitku červenou' },
  'lettuce-coral': { gender: 'm', object: 'Korál salátový' },
  'toadstool-leather-coral': { gender: 'm', object: 'Laločník hřibovitý' },
  'birds-nest-coral': { gender: 'm', object: 'Korál ptačí hnízdo' },
  'elephant-skin-coral': { gender: 'm', object: 'Korál sloní kůže' },
  'common-sea-fan': { gender: 'f', object: 'Rohovitku vějířovou' },
  'galaxy-coral': { gender: 'm', object: 'Korál galaxie' },
  'plate-fire-coral': { gender: 'f', object: 'Žahavku listovou' },
  'velvet-finger-coral': { gender: 'm', object: 'Korál sametový' },
  'grooved-brain-coral': { gender: 'm', object: 'Mozkovník brázditý' },
  'elkhorn-coral': { gender: 'm', object: 'Větevník losí' },
  'bubble-coral': { gender: 'm', object: 'Korál bublinový' },
  'blue-coral': { gender: 'm', object: 'Korál modrý' },
  'rice-coral': { gender: 'm', object: 'Korál rýžový' },
  'pillar-coral': { gender: 'm', object: 'Korál sloupový' },
  'finger-coral': { gender: 'm', object: 'Korál prstovitý' },
  'giant-sea-fan': { gender: 'f', object: 'Rohovitku obrovskou' },
  'pulse-coral': { gender: 'f', object: 'Xenii pulzující' },
  'orange-cup-coral': { gender: 'm', object: 'Korál kalíškový' },
  'lesser-star-coral': { gender: 'm', object: 'Útesovník malý' },
  'spiral-wire-coral': { gender: 'm', object: 'Trnatec spirálový' },
  'red-sea-fan': { gender: 'f', object: 'Rohovitku červenou' },
  'carnation-tree-coral': { gender: 'm', object: 'Laločník Hemprichův' },
  'antler-coral': { gender: 'm', object: 'Pórovník parohový' },
  'hump-coral': { gender: 'm', object: 'Korál hrbolatý' },
  'brush-coral': { gender: 'm', object: 'Větevník deskový' },
  'smooth-cauliflower-coral': { gender: 'm', object: 'Pórovník květákový' },
  'flexible-leather-coral': { gender: 'm', object: 'Laločník ohebný' },
  'yellow-scroll-coral': { gender: 'm', object: 'Korál svitkový' },
  'black-sun-coral': { gender: 'm', object: 'Korál černé slunce' },
  'venus-sea-fan': { gender: 'f', object: 'Rohovitku Venušinu' },
  'boulder-star-coral': { gender: 'm', object: 'Útesovník laločnatý' },
  'bottlebrush-coral': { gender: 'm', object: 'Větevník kartáčový' },
  'red-whip-coral': { gender: 'f', object: 'Rohovitku bičovitou' },
  'long-tentacle-plate-coral': { gender: 'm', object: 'Houbovník chapadlatý' },
  'knobbly-sea-fan': { gender: 'f', object: 'Rohovitku hrbolkatou' },
  'great-star-coral': { gender: 'm', object: 'Útesovník velký' },
  'massive-starlet-coral': { gender: 'm', object: 'Korál hvězdičkový' },
  'mustard-hill-coral': { gender: 'm', object: 'Korál hořčicový' },
  'branching-fire-coral': { gender: 'f', object: 'Žahavku rozvětvenou' },
  'star-polyps': { gender: 'm', object: 'Hvězdný koberec' },
  'devils-hand-coral': { gender: 'f', object: 'Čertovu ruku' },
  'honeycomb-plate-coral': { gender: 'm', object: 'Korál plástvový' },
  'open-brain-coral': { gender: 'm', object: 'Mozkovník rozevřený' },
  'netted-table-coral': { gender: 'm', object: 'Větevník síťovitý' },
  'violet-hydrocoral': { gender: 'm', object: 'Hydrokorál fialový' },
  'corky-sea-fan': { gender: 'f', object: 'Rohovitku korkovou' },
};

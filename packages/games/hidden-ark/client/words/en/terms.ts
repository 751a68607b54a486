import type { ArkTerms } from '../ark-terms.ts';

export const terms: ArkTerms = {
  chemical: { name: 'Chemistry', meaning: 'One of four sciences that rescues are paid with.' },
  marine: { name: 'Marine biology', meaning: 'One of four sciences that rescues are paid with.' },
  conservation: { name: 'Conservation', meaning: 'One of four sciences that rescues are paid with.' },
  technology: { name: 'Technology', meaning: 'One of four sciences that rescues are paid with.' },
  money: { name: 'Money', meaning: 'Pays for stations, vessels and slots, and for some rescues; research does not raise it.' },
  build: { name: 'Build', meaning: 'Makes one station or one vessel, for money.' },
  operation: { name: 'Operation', meaning: 'Gives 1 movement, 1 more for each of your vessels, and one rescue.' },
  upgrade: { name: 'Upgrade', meaning: 'Puts upgrades that you keep into slots of your board; the first one is free.' },
  research: { name: 'Research', meaning: 'Raises sciences by three steps in any split.' },
  points: { name: 'Points', meaning: 'What this crew would have if the match ended now, awards included.' },
  pool: { name: 'Pool', meaning: 'How many tokens lie face down; you may take one unseen.' },
  award: { name: 'Award', meaning: 'Goes to the crew with the most fish of a region at the end; World Wide goes to every crew with fish of all regions.' },
  tide: { name: 'Tide', meaning: 'When so few fish are left the map is refilled; after the last refill the end begins.' },
  common: { name: 'Common result', meaning: 'What you have all reached together, and the next rank.' },
  rescue: { name: 'Fish', meaning: 'How many fish this crew has rescued.' },
  station: { name: 'Stations', meaning: 'Each built station is worth 5 points at the end.' },
  vessel: { name: 'Vessels', meaning: 'Each built vessel is worth 3 points at the end.' },
  opportunity: { name: 'Tokens kept', meaning: 'Tokens that this crew may still use.' },
};

import type { DasTerms } from '../das-terms.ts';

export const terms: DasTerms = {
  wood: { name: 'Wood', meaning: 'Comes from forests; for roads, ships and settlements.' },
  wool: { name: 'Wool', meaning: 'Comes from pastures; for ships, settlements and cards.' },
  grain: { name: 'Grain', meaning: 'Comes from fields; for settlements, cities and cards.' },
  clay: { name: 'Clay', meaning: 'Comes from hills; for roads and settlements.' },
  ore: { name: 'Ore', meaning: 'Comes from mountains; for cities and cards.' },
  hand: { name: 'Cards in hand', meaning: 'Everybody sees how many; with more than 7, a seven makes their owner discard half.' },
  development: { name: 'Development cards', meaning: 'Bought face down. One a turn is played, none in the turn in which it was bought.' },
  knights: { name: 'Knights played', meaning: 'The player with the most, at least 3, holds the largest army: 2 points.' },
  route: { name: 'Trade route', meaning: 'The longest row of roads and ships, joined at your own buildings; the longest of all, at least 5, is worth 2 points.' },
  lanes: { name: 'Lanes', meaning: 'Each row of your ships from a building on the small atoll to one on the large atoll is a point, which is kept.' },
  points: { name: 'Points', meaning: 'Everything on the table; cards with points stay secret. 12 in your own turn win, or the most after 36 rounds.' },
  bank: { name: 'Bank', meaning: 'How many cards of each kind are left.' },
  dice: { name: 'Dice', meaning: 'Every hex with their sum brings cards; a seven sends robber and pirate.' },
  deck: { name: 'Deck', meaning: 'How many development cards are left to buy.' },
};

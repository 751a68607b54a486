import { series } from '@atoll/engine/formats/en';
import { colonyRows } from '../colony-rows.ts';
import type { AtollTerms } from '../atoll-terms.ts';

/** "1 from 4 colonies on, 2 from 7, …", from the table of the rules. */
const COLONY_RATE = series(colonyRows((plankton, from, i) => `${plankton} from ${from}${i === 0 ? ' colonies on' : ''}`));

/** The terms that differ in a solo match. */
export const alone: AtollTerms['alone'] = { hunt: { name: 'Hunt', meaning: 'Once a round a feeding may take its prey from the animal offers instead of your reef; the card stays there.' } };

const category = (name: string): { readonly name: string; readonly meaning: string } => ({ name, meaning: `A category of Other Animals; cards that speak of ${name} mean animals with this sign.` });

/**
 * The terms of the table that are the game's own: those of the rules come with the rules, those of
 * every table with the table.
 */
export const always: AtollTerms['always'] = {
  coin: { name: 'Coin', meaning: 'Buys cards, and pays for a Water Purification.' },
  small: { name: 'Small Fish', meaning: 'A size of fish, often prey; one that reaches high brings 1 fish scale.' },
  medium: { name: 'Medium Fish', meaning: 'A size of fish; one that reaches high brings 2 fish scales.' },
  large: { name: 'Large Fish', meaning: 'A size of fish with an offer of its own; one that reaches high brings 3 fish scales.' },
  'any-fish': { name: 'Fish', meaning: 'Any fish, whatever its size.' },
  'any-animal': { name: 'Animal', meaning: 'Any animal, fish or not.' },
  kinds: { name: 'Category', meaning: 'What counts is how many different categories there are, not how many animals.' },
  other: { name: 'Other Animals', meaning: 'All animals that are not fish; one that reaches high brings 1 fish scale.' },
  crustacean: category('Crustaceans'),
  bivalve: category('Bivalves'),
  cephalopod: category('Cephalopods'),
  reptile: category('Reptiles'),
  cnidarian: category('Cnidarians'),
  starfish: category('Starfish'),
  'sea-cucumber': category('Sea Cucumbers'),
  rise: { name: 'Rise', meaning: 'The animal goes up one level; beside the arrow stands what it costs to feed it.' },
  fall: { name: 'Reduced', meaning: 'An animal goes down one level, or from low out of the reef.' },
  immediate: { name: 'Immediate effect', meaning: 'Happens once, when the card comes to your reef or the event is revealed.' },
  endgame: { name: 'End of Game', meaning: 'Brings points at the end of the match, if the coral is unpolluted.' },
  action: { name: 'Action', meaning: 'A coral that you use as your action, once before each Recovery.' },
  passive: { name: 'Passive', meaning: 'Works all the time by itself, while the coral is unpolluted or the event in force.' },
  tourists: { name: 'Tourists', meaning: 'An income in Recovery: more coins, but they leave pollution on one of your unpolluted corals.' },
  scientists: { name: 'Scientists', meaning: 'An income in Recovery: fewer coins, and no pollution.' },
  buyAnimal: { name: 'Buy animal', meaning: 'Pay the coins on its card and place it where enough colonies face its cell.' },
  buyCoral: { name: 'Buy coral', meaning: 'Pay 2 coins and place it at a corner of one of your corals.' },
  feed: { name: 'Feed', meaning: 'Meet the condition on one of your animals: it rises a level and takes a Fatigue.' },
  useCoral: { name: 'Use coral', meaning: 'Carry out the text of one of your Action corals, which takes a Fatigue.' },
  grow: { name: 'Grow', meaning: 'Pay 2 plankton and put a colony on an empty side of one of your corals.' },
  pass: { name: 'Pass round', meaning: 'Take no more turns in this round; the earlier you pass, the better the bonus.' },
  payKind: { name: 'Pay coins first', meaning: 'You pay in fish scales only what coins and plankton do not cover; press to pay in scales first.' },
  payScales: { name: 'Pay scales first', meaning: 'You pay in fish scales as far as they can stand in; press to be asked each time.' },
  payAsk: { name: 'Ask how to pay', meaning: 'You are asked each time how many fish scales stand in; press to pay in coins first.' },
  undoStep: { name: 'Back one step', meaning: 'Takes back your last answer only, not the whole action.' },
  points: { name: 'Points now', meaning: 'What this reef would score if the match ended now.' },
  rank: { name: 'Rank', meaning: 'Alone, your points at the end give you a rank; beside your rank now is the next one, with its points.' },
  round: { name: 'Round', meaning: 'A match has four rounds; each ends when everybody has passed.' },
  income: { name: 'Income', meaning: 'In Recovery after rounds 1 to 3 every player lets in Tourists or Scientists.' },
  colonies: { name: 'Your colonies', meaning: `All colonies of your reef together bring plankton in Recovery: ${COLONY_RATE}.` },
  bonus: { name: 'Bonus', meaning: 'When you pass, you take the best row that is still open, by its number.' },
  animals: { name: 'Animals', meaning: 'The offer of Small Fish, Medium Fish and Other Animals that can be bought now.' },
  largeFish: { name: 'Large Fish', meaning: 'The offer of Large Fish that can be bought now; these cards never leave by themselves.' },
  corals: { name: 'Corals', meaning: 'The offer of corals that can be bought now, each for 2 coins.' },
  actions: { name: 'Actions', meaning: 'Everything that you can do now, as a list of buttons.' },
  leaving: { name: 'Leaving', meaning: 'The oldest cards of the offer are replaced in the next Recovery.' },
  events: { name: 'Events', meaning: 'After rounds 1 to 3 an event is revealed that holds for everybody.' },
  deck: { name: 'Deck', meaning: 'How many cards are still to come.' },
  forbidden: { name: 'Forbidden', meaning: 'The event in force rules this out for everybody.' },
  changed: { name: 'Changed', meaning: 'The event in force makes this another number than usual.' },
  log: { name: 'Log', meaning: 'Tells what has happened; point at a name to read the card.' },
  todo: { name: 'Actions', meaning: 'Everything that is possible now, as a list of buttons.' },
  readCard: { name: 'Read card', meaning: 'Shows the card that was pointed at last, large and in words.' },
  seeReef: { name: 'See reef', meaning: 'Shows this reef large, while yours stays in sight; looking changes nothing.' },
  whole: { name: 'Whole reef', meaning: 'Shows all of the reef again.' },
  need: { name: 'Colonies needed', meaning: 'How many colonies must face the cell where this animal is placed.' },
};

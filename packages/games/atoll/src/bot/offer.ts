import { CORAL_PRICE } from '../cards/index.ts';
import { remember } from '../remember.ts';
import type { CardId } from '../vocabulary.ts';
import { animalTraits, type AnimalTraits } from './animal-traits.ts';
import { overlap } from './card-set.ts';
import { censusOf } from './census.ts';
import { coralTraits } from './coral-traits.ts';
import type { Outlook } from './outlook.ts';
import { prospectOf } from './scoring.ts';
import { LINE, note } from './sheet.ts';

/** A coin's usual worth, by rounds left: what a card brings beyond it is a bargain. */
const COIN = [1.7, 3, 3.2, 3] as const;
/** What a card is worth more to an atoll where its partner in Symbiosis lives. */
const PAIR = 3;

const traitsOf = (offer: readonly CardId[]): readonly AnimalTraits[] => offer.map(animalTraits);
/** Offers seldom change while positions are compared. */
const traitsOfAnimals = remember(traitsOf);
const traitsOfLarge = remember(traitsOf);
const scoringOnes = remember((offer: readonly CardId[]) => offer.map(coralTraits).filter(({ terms }) => terms.length > 0));

/** The best bargains in the offers that the seat can pay, if colonies suffice (`room`: the most that face a free cell). */
export function noteOffers(outlook: Outlook, room: number): void {
  const { state, reef, roundsLeft, coins } = outlook;
  const purse = coins + reef.scales;
  if (purse === 0) return;
  const coin = COIN[roundsLeft] ?? 0;
  const { all } = censusOf(reef.animals);
  let first = 0;
  let second = 0;
  let far = 0;
  for (const offer of [traitsOfAnimals(state.animals.offer), traitsOfLarge(state.large.offer)]) {
    for (const traits of offer) {
      if (traits.cost > purse) continue;
      const gain = (traits.promise[roundsLeft] as number) - traits.cost * coin + (overlap(traits.partner, all) ? PAIR : 0);
      if (traits.colonies > room) far = Math.max(far, gain);
      else if (gain > first) {
        second = first;
        first = gain;
      } else if (gain > second) second = gain;
    }
  }
  note(LINE.bargain, first);
  note(LINE.secondBargain, second);
  note(LINE.bargainWithoutRoom, Math.max(0, far - first));
  if (purse >= CORAL_PRICE) note(LINE.scoringBargain, bestScoring(outlook));
}

/** What the best scoring coral of the offer brings beyond its price. */
function bestScoring(outlook: Outlook): number {
  const { state, roundsLeft } = outlook;
  const price = CORAL_PRICE * (COIN[roundsLeft] ?? 0) * (roundsLeft > 0 ? 0.6 : 0.8);
  let best = 0;
  for (const traits of scoringOnes(state.corals.offer)) {
    const { now, later } = prospectOf(outlook, traits);
    best = Math.max(best, 0.3 * now + 0.7 * later - price);
  }
  return best;
}

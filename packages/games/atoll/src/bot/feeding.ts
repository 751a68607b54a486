import { valueOf } from '../filter.ts';
import type { Animal, Reef } from '../state.ts';
import { traitsOfAnimals, type AnimalTraits, type Step } from './animal-traits.ts';
import { noteHunger, noteHunts } from './hunting.ts';
import type { Outlook } from './outlook.ts';
import { LINE, note } from './sheet.ts';

/** The levels that animals may still rise, in points, by what feeding them takes. */
export function noteFeeding(outlook: Outlook): void {
  const { reef } = outlook;
  note(LINE.animals, reef.animals.length);
  const row = traitsOfAnimals(reef.animals);
  let plankton = 0;
  for (let slot = 0; slot < row.length; slot++) {
    const animal = reef.animals[slot] as Animal;
    if (animal.level < 3) plankton += noteAnimal(outlook, animal, row[slot] as AnimalTraits);
  }
  note(LINE.feedCost, plankton);
  note(LINE.feedShort, Math.max(0, plankton - outlook.plankton));
  noteHunts(outlook);
}

/** Returns the plankton that its feedings take. */
function noteAnimal(outlook: Outlook, animal: Animal, traits: AnimalTraits): number {
  const { reef, roundsLeft, rest } = outlook;
  note(animal.level === 1 ? LINE.low : LINE.middle, 1);
  const tired = Math.max(0, animal.fatigue - rest);
  note(LINE.tired, tired);
  const top = topPoints(traits, reef);
  if (traits.passive) {
    const rise = traits.points[3] - traits.points[animal.level] + top + traits.scales;
    note(traits.passive === 'bought' ? LINE.risesWithCorals : LINE.risesWithReductions, rise);
    return 0;
  }
  let byPartner = partnerFeedings(outlook, animal);
  let plankton = 0;
  // `ahead`: rounds until it can be fed.
  for (let level: number = animal.level, ahead = tired; level < 3 && (ahead <= roundsLeft || byPartner > 0); level++) {
    const step = traits.steps[level] as Step;
    const fed = ahead <= roundsLeft;
    const gain = (traits.points[level + 1] as number) - (traits.points[level] as number) + (level === 2 ? top : 0);
    if (level === 2) note(fed && ahead > 0 ? LINE.scalesLater : LINE.scalesSoon, traits.scales);
    if (fed) {
      if (step.kind === 'prey') noteHunger({ animal, step, gain });
      else note(lineOf(step, animal), gain);
      if (step.orPrey) note(LINE.orPrey, gain);
      plankton += step.plankton;
      if (step.kind === 'plankton' && ahead === 0) plankton += outlook.event.dearerFeeding;
      ahead += step.tokens;
    } else {
      note(LINE.partner, gain);
      byPartner--;
    }
  }
  return plankton;
}

/** Where the points of a feeding without prey are noted. */
function lineOf({ kind }: Step, { partner }: Animal): number {
  if (kind === 'plankton') return LINE.paid;
  if (kind === 'tiring') return LINE.tiring;
  return kind === 'partner' && partner === '' ? LINE.lonely : LINE.free;
}

/** What the top brings beside its own points and fish scales. */
export function topPoints(traits: AnimalTraits, reef: Reef): number {
  let points = traits.atTop;
  for (const term of traits.ending) points += valueOf(term.points, reef);
  return points;
}

/** How often its partner can be fed and take it along. */
function partnerFeedings({ reef, roundsLeft, rest }: Outlook, animal: Animal): number {
  if (animal.partner === '') return 0;
  const partner = reef.animals.find((other) => other.card === animal.partner);
  if (!partner) return 0;
  return Math.max(0, Math.min(3 - partner.level, roundsLeft + 1 - Math.max(0, partner.fatigue - rest)));
}

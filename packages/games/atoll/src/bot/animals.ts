import type { AnimalCard } from '../cards/card.ts';
import { animalCard, scalesAtTop } from '../cards/index.ts';
import { matchesAnimal, valueOf } from '../filter.ts';
import { branches, canMeet } from '../rules/branch.ts';
import type { Animal, AtollState, Reef } from '../state.ts';
import type { FeedBranch } from '../vocabulary.ts';
import { opsWorth } from './effects.ts';
import { planktonWorth, scaleWorth } from './worth.ts';

/** A seat's position, as the parts of the estimate pass it around. */
export interface Seen {
  readonly state: AtollState;
  readonly seat: number;
  readonly reef: Reef;
  /** Rounds after this one, 0 to 3. */
  readonly roundsLeft: number;
  /** Whether the seat still takes turns this round. */
  readonly playing: boolean;
}

/** What an animal may still bring: levels that it will probably rise, and what its top pays. */
export function prospects(seen: Seen, animal: Animal): number {
  if (animal.level === 3) return 0;
  const card = animalCard(animal.card);
  const steps = expectedRises(seen, animal, card);
  const [, middle, high] = card.points;
  const here = card.points[animal.level - 1] ?? 0;
  const second = animal.level === 1 ? middle - here : 0;
  const toTop = animal.level === 1 ? Math.max(0, steps - 1) : Math.min(1, steps);
  const early = animal.level === 1 ? Math.min(1, steps) : 0;
  return early * second + toTop * (high - (animal.level === 1 ? middle : here) + topWorth(seen, card));
}

/** What reaching the top pays, beside the points of the level. */
function topWorth({ reef, roundsLeft }: Seen, card: AnimalCard): number {
  const scales = scalesAtTop(card) * (1 + scaleWorth(roundsLeft));
  return card.effects.reduce((sum, effect) => {
    if (effect.on === 'top') return sum + opsWorth(effect.do, { reef, roundsLeft });
    if (effect.on === 'end') return sum + effect.score.reduce((points, term) => points + valueOf(term.points, reef), 0);
    return sum;
  }, scales);
}

/** How many levels the animal will rise until the end, with the price of each feeding taken off. */
function expectedRises(seen: Seen, animal: Animal, card: AnimalCard): number {
  if (card.feed.kind === 'passive') return Math.min(2, 0.3 * (seen.roundsLeft + (seen.playing ? 1 : 0)));
  let rises = 0;
  let tokens = animal.fatigue;
  let level = animal.level as number;
  for (let ahead = 0; ahead <= seen.roundsLeft && level < 3; ahead++) {
    if (ahead > 0) tokens = Math.max(0, tokens - 1);
    if (tokens > 0 || (ahead === 0 && !seen.playing)) continue;
    const ways = branches(card.feed, level);
    const chance = Math.max(...ways.map((way) => (ahead === 0 ? nowChance(seen, animal, way) : laterChance(seen, animal, way))));
    rises += chance * 0.96 ** ahead;
    level++;
    tokens += ways.some((way) => way.kind !== 'extraFatigue') ? 1 : 2;
  }
  return rises;
}

/** The chance that a feeding is worth having now, by its price. */
function nowChance(seen: Seen, animal: Animal, way: FeedBranch): number {
  if (!canMeet(seen.state, seen.seat, { animal, branch: way })) return way.kind === 'symbiosisOnly' ? 0.02 : 0.15;
  return likelihood(seen, way, 0.9);
}

function laterChance(seen: Seen, animal: Animal, way: FeedBranch): number {
  if (way.kind === 'symbiosisOnly') return animal.partner === '' ? 0.08 : 0.9;
  if (way.kind !== 'reduce') return likelihood(seen, way, 0.86);
  const prey = seen.reef.animals.filter((other) => other !== animal && other.partner !== animal.card && other.level > 1
    && matchesAnimal(way.filter, animalCard(other.card), other.level)).length;
  return Math.min(0.75, (prey + 0.9) / (way.times + 0.6) * 0.68);
}

/** A sure feeding, less what its price takes away elsewhere. */
function likelihood({ roundsLeft }: Seen, way: FeedBranch, sure: number): number {
  switch (way.kind) {
    case 'free':
    case 'extraFatigue':
    case 'symbiosisOnly':
      return sure;
    case 'pay':
      return sure - 0.05 * way.plankton * planktonWorth(roundsLeft);
    case 'reduce':
      return sure - 0.08 * way.times;
  }
}

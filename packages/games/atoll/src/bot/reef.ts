import { coralCard } from '../cards/index.ts';
import { animalCells, countColonies, facingColonies } from '../grid.ts';
import type { Coral, Reef } from '../state.ts';
import type { Modifier } from '../vocabulary.ts';
import type { Seen } from './animals.ts';
import { opsWorth } from './effects.ts';
import { coinWorth, placeWorth, planktonWorth, scaleWorth } from './worth.ts';

/** Tokens in hand beyond what they score. */
export function tokensWorth({ reef, roundsLeft, playing }: Seen): number {
  // After the last pass nothing can be bought any more.
  if (roundsLeft === 0 && !playing) return 0;
  const hunts = playing ? 0.7 * Math.min(1, reef.huntsReady) : 0;
  // Who has passed spends nothing before the next round, when everything is worth less: else the first bonus would end a round early.
  const rounds = playing ? roundsLeft : roundsLeft - 1;
  return reef.coins * coinWorth(rounds) + reef.plankton * planktonWorth(rounds) + reef.scales * scaleWorth(rounds) + hunts;
}

/** Room for animals that may still come, and the plankton that colonies will bring. */
export function roomWorth({ reef, roundsLeft }: Seen): number {
  const facing = animalCells(reef).map((cell) => facingColonies(reef, cell)).sort((a, b) => b - a);
  const places = facing.reduce((sum, colonies, rank) => sum + placeWorth(colonies, { rank, roundsLeft }), 0);
  return places + countColonies(reef) * 0.3 * roundsLeft * planktonWorth(Math.max(0, roundsLeft - 1));
}

/** What a coral may still do. Pollution switches it off, but not for ever. */
export function coralWorth(seen: Seen, coral: Coral): number {
  const { ability } = coralCard(coral.card);
  const { reef, roundsLeft, playing } = seen;
  const share = coral.polluted ? (roundsLeft === 0 ? 0 : 0.45) : 1;
  switch (ability.type) {
    case 'immediate':
      return 0;
    case 'endOfGame':
      return share * (0.35 + 0.6 * roundsLeft);
    case 'action': {
      const uses = roundsLeft + (playing && coral.fatigue === 0 && !coral.polluted ? 0.95 : 0);
      return (coral.polluted ? 0.6 : 1) * uses * Math.max(0, opsWorth(ability.do, { reef, roundsLeft }));
    }
    case 'passive': {
      const left = roundsLeft + (playing ? 0.6 : 0);
      const trigger = ability.trigger ? opsWorth(ability.trigger.do, { reef, roundsLeft }) * 0.9 * left : 0;
      return share * (trigger + (ability.modifiers ?? []).reduce((sum, modifier) => sum + modifierWorth(modifier, seen), 0));
    }
  }
}

function modifierWorth(modifier: Modifier, { roundsLeft }: Seen): number {
  switch (modifier.modifier) {
    case 'coloniesNeeded':
    case 'animalPrice':
      return 0.7 * roundsLeft;
    case 'growthPrice':
      return 0.3 * roundsLeft;
    case 'yield':
      return (modifier.of === 'colonies' ? 1 : 0.6) * modifier.by * roundsLeft * planktonWorth(Math.max(0, roundsLeft - 1));
    case 'income':
      return 0.7 * ((modifier.coins ?? 0) + 0.4 * (modifier.plankton ?? 0)) * roundsLeft * coinWorth(Math.max(0, roundsLeft - 1));
    case 'hunts':
      return 0.6 * roundsLeft;
    // Printed on events only, which are everybody's.
    case 'feedPrice':
    case 'forbid':
      return 0;
  }
}

/** The points that unclean water will cost beyond today's, because it keeps corals asleep and Tourists away. */
export function pollutionWorth(reef: Reef, roundsLeft: number): number {
  return -0.5 * roundsLeft * reef.corals.filter((coral) => coral.polluted).length;
}

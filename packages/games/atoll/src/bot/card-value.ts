import { readOptions } from '@atoll/engine';
import { allAnimals, allCorals } from '../cards/index.ts';
import { meta } from '../meta.ts';
import { setup } from '../setup.ts';
import type { Reef } from '../state.ts';
import type { CardId, Op } from '../vocabulary.ts';
import { noteCorals } from './coral-work.ts';
import { typical } from './effects.ts';
import { eventRules } from './event-rules.ts';
import { noteFeeding } from './feeding.ts';
import type { ProjectedPosition } from './projected-position.ts';
import { clearFeatures, GREEDY_ROWS, worthOfFeatures } from './feature-sums.ts';
import { WEIGHTS } from './weights.ts';

/** Points by rounds left, 0 to 3. */
export type ByRounds = readonly number[];

const ROUNDS_LEFT = [0, 1, 2, 3] as const;

const table = setup({ seed: 'promise', seats: 2, options: readOptions(meta.options, {}) });

const BEGINNING: Omit<ProjectedPosition, 'reef' | 'roundsLeft'> = {
  state: table,
  seat: 0,
  playing: true,
  coins: 0,
  plankton: 9,
  hunts: 1,
  rest: 0,
  tourists: 0,
  leaving: 0,
  event: eventRules({ past: [] }),
};

/** The estimate of a few newly placed cards alone. */
function worthAlone(cards: Partial<Reef>, fill: (projected: ProjectedPosition) => void): ByRounds {
  const reef: Reef = { ...(table.reefs[0] as Reef), corals: [], animals: [], ...cards };
  return ROUNDS_LEFT.map((roundsLeft) => {
    clearFeatures();
    fill({ ...BEGINNING, reef, roundsLeft });
    return worthOfFeatures(GREEDY_ROWS, roundsLeft);
  });
}

/** The worth of ops that happen once, now; 0 for ops that depend on the atoll. */
export function worthOfOps(ops: readonly Op[], roundsLeft: number): number {
  let points = 0;
  for (const op of ops) points += worthOfOp(op, roundsLeft);
  return points;
}

function worthOfOp(op: Op, roundsLeft: number): number {
  const each = (of: 'coins' | 'plankton' | 'scales'): number => WEIGHTS[of][roundsLeft] ?? 0;
  switch (op.op) {
    case 'gain':
      return (
        typical(op.coins) * each('coins') +
        typical(op.plankton) * each('plankton') +
        typical(op.scales) * (1 + each('scales')) +
        typical(op.popularity)
      );
    case 'pay':
      return -(op.coins ?? 0) * each('coins') - (op.plankton ?? 0) * each('plankton');
    case 'pollute':
      return op.corals * ((WEIGHTS.polluted[roundsLeft] ?? 0) - 1);
    case 'colony':
      return op.upTo * (0.3 + (WEIGHTS.colonies[roundsLeft] ?? 0));
    case 'upTo':
      return Math.max(0, op.times * worthOfOps(op.do, roundsLeft));
    case 'oneOf':
      return Math.max(...op.options.map((option) => worthOfOps(option, roundsLeft)));
    case 'readyHunt':
      return WEIGHTS.hunts[roundsLeft] ?? 0;
    // These depend on the atoll.
    case 'clean':
    case 'raise':
    case 'reduce':
    case 'unfatigue':
    case 'fatigue':
    case 'renew':
      return 0;
  }
}

/**
 * The worth of an animal bought now, as far as the card alone determines it: its points, and those
 * to come.
 */
export const valueOfAnimal: ReadonlyMap<CardId, ByRounds> = new Map(
  allAnimals.map(({ id, points, effects }) => {
    const alone = worthAlone(
      { animals: [{ card: id, x: 1, y: 0, level: 1, fatigue: 0, partner: '' }] },
      noteFeeding,
    );
    const enter = effects.flatMap((effect) => (effect.on === 'enter' ? effect.do : []));
    return [
      id,
      ROUNDS_LEFT.map(
        (roundsLeft) => points[0] + (alone[roundsLeft] ?? 0) + worthOfOps(enter, roundsLeft),
      ),
    ];
  }),
);

/** The same for a coral, without its scoring effect. */
export const valueOfCoral: ReadonlyMap<CardId, ByRounds> = new Map(
  allCorals.map(({ id, sides, ability }) => {
    const alone = worthAlone(
      { corals: [{ card: id, x: 0, y: 0, grown: [], polluted: false, fatigue: 0 }] },
      noteCorals,
    );
    const enter = ability.type === 'immediate' ? ability.do : [];
    return [
      id,
      ROUNDS_LEFT.map(
        (roundsLeft) =>
          (alone[roundsLeft] ?? 0) +
          sides.length * (WEIGHTS.colonies[roundsLeft] ?? 0) +
          worthOfOps(enter, roundsLeft),
      ),
    ];
  }),
);

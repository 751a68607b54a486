import type { EventType } from '../../src/index.ts';
import type { Pace } from '@atoll/table-kit/table/canvas/motion/timeline.ts';

/** How long each event of Atoll moves, and after how long the next may begin, in ms. */
export const PACE: Pace<EventType> = {
  coralPlaced: [260, 220],
  animalPlaced: [260, 220],
  feedingBegan: [200, 60],
  coralUsed: [220, 120],
  supportUsed: [150, 40],
  paid: [280, 120],
  gained: [300, 120],
  raised: [220, 160],
  reduced: [320, 260],
  wentExtinct: [340, 300],
  sheltered: [320, 260],
  hunted: [320, 260],
  tired: [180, 60],
  rested: [200, 60],
  paired: [220, 100],
  polluted: [220, 100],
  cleaned: [220, 100],
  colonyPlaced: [240, 140],
  huntReadied: [150, 40],
  passed: [150, 60],
  incomeTaken: [300, 80],
  recovered: [300, 40],
  offerDiscarded: [240, 140],
  offerRefilled: [240, 50],
  roundBegan: [350, 0],
};

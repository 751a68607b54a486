import type { Seat } from '@atoll/engine';
import type { ActionType } from './action.ts';
import { PIRATE_TRACK } from './board/index.ts';
import { startAtoll } from './effects/placement.ts';
import { TYPES } from './legality/action-types.ts';
import { ROBBER_SUM, THROWS, throwsFor } from './numbers.ts';
import { sumOf } from './resource.ts';
import { builderOf } from './state.ts';
import type { DasAtollView } from './view.ts';

/** Whether the match has ended. */
export const isMatchOver = ({ phase }: Pick<DasAtollView, 'phase'>): boolean => phase === 'over';

/** The seats that the match waits for, as `activeSeats` says of the state. */
export function seatsToAct(view: DasAtollView): readonly Seat[] {
  if (isMatchOver(view)) return [];
  if (view.phase !== 'discard') return [builderOf(view)];
  return view.toDiscard.flatMap((count, seat) => (count > 0 ? [seat] : []));
}

/** Whether a seat was asked about an offer and has not answered, as `asideSeats` says. */
export const isAsked = ({ answers }: Pick<DasAtollView, 'answers'>, seat: Seat): boolean =>
  answers[seat] === 'open';

/** The types of action that the seats to act can choose from. */
export const typesToChoose = ({ phase }: Pick<DasAtollView, 'phase'>): readonly ActionType[] =>
  TYPES[phase];

/** Whether the seat to act rolls, or builds and trades until it ends its turn. */
export function isFreeTurn(view: Pick<DasAtollView, 'phase'>): boolean {
  const types = typesToChoose(view);
  return types.includes('roll') || types.includes('end');
}

/** Whether a seat is on turn and has rolled, and may build, trade and exchange. */
export const isTrading = ({ phase, turn }: DasAtollView, seat: Seat): boolean =>
  phase === 'main' && turn === seat;

/** Whether cards are discarded after a throw, the robber is moved, or a card is stolen. */
export const isRobbery = ({ phase }: Pick<DasAtollView, 'phase'>): boolean =>
  phase === 'discard' || phase === 'robber' || phase === 'pirate-theft' || phase === 'robber-theft';

/** The atoll for the next settlement of the set-up. */
export const nextAtoll = ({ placed, handSizes }: DasAtollView): 'small' | 'large' | 'either' =>
  startAtoll(placed, handSizes.length);

/**
 * The hex to which the pirate sails when the robber has been moved; -1 while nobody moves the
 * robber.
 */
export const nextPirateHex = ({
  phase,
  pirate,
  pirateSteps,
}: Pick<DasAtollView, 'phase' | 'pirate' | 'pirateSteps'>): number =>
  phase === 'robber' ? PIRATE_TRACK[(pirate + pirateSteps) % PIRATE_TRACK.length] : -1;

/** Whether a throw sends the robber. */
export const sendsRobber = (dice: readonly number[]): boolean => isRobberSum(sumOf(dice));

/** Whether a sum of two dice sends the robber. */
export const isRobberSum = (sum: number): boolean => sum === ROBBER_SUM;

/** The probability of a sum of two dice, from 0 to 1. */
export const chanceOf = (sum: number): number => throwsFor(sum) / THROWS;

/** Whether no chip is thrown more often than this one. */
export const isCommonest = (chip: number): boolean => throwsFor(chip) === throwsFor(ROBBER_SUM) - 1;

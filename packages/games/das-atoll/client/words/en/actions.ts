import type { DasAtollAction } from '../../../src/index.ts';
import { resources } from './names.ts';
import type { EventNames } from './events.ts';

type ActionOf<T> = Extract<DasAtollAction, { type: T }>;

/** The label of an action's button. */
export const actions: {
  readonly [T in DasAtollAction['type']]: (action: ActionOf<T>, names: EventNames) => string;
} = {
  settlement: ({ corner }, names) => `Settlement, ${names.corner(corner)}`,
  city: ({ corner }, names) => `City, ${names.corner(corner)}`,
  road: ({ edge }, names) => `Road, ${names.edge(edge)}`,
  ship: ({ edge }, names) => `Ship, ${names.edge(edge)}`,
  move: ({ to }, names) => `Move the ship, ${names.edge(to)}`,
  robber: ({ hex }, names) => `Robber to ${names.hex(hex)}`,
  steal: ({ victim }, { who }) => `Steal from ${who(victim)}`,
  spare: () => 'Rob nobody',
  roll: () => 'Roll the dice',
  buy: () => 'Buy a development card',
  end: () => 'End turn',
  reveal: () => 'Show your points and win',
  knight: () => 'Play a knight: robber, pirate by one hex, theft',
  'road-building': () => 'Play two ways: two roads or ships for free',
  monopoly: ({ resource }) => `Monopoly of ${resources[resource]}`,
  discard: ({ resource }) => `Discard 1 ${resources[resource]}`,
  plenty: ({ first, second }) => (first === second ? `Take 2 ${resources[first]}` : `Take 1 ${resources[first]} and 1 ${resources[second]}`),
  exchange: ({ give, get }) => `Exchange ${resources[give]} for ${resources[get]}`,
  give: ({ resource }) => `Give ${resources[resource]}`,
  want: ({ resource }) => `Want ${resources[resource]}`,
  skip: ({ seat }, { who }) => `Do not ask ${who(seat)}`,
  propose: () => 'Make the offer',
  withdraw: () => 'Withdraw the offer',
  accept: () => 'Yes, trade',
  decline: () => 'No',
  never: () => 'Never in this match',
  conclude: ({ partner }, { who }) => `Trade with ${who(partner)}`,
};

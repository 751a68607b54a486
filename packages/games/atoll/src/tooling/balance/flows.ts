import type { AtollAction } from '../../action.ts';
import type { AtollEvent } from '../../event.ts';
import type { TokenFlow } from './counts.ts';

/** The sources of the tokens of an event, and their number. */
export function flowsOf(
  event: AtollEvent,
  action: AtollAction,
): readonly (readonly [TokenFlow, number])[] {
  switch (event.type) {
    case 'incomeTaken':
      return [
        ['coinsIncome', event.coins],
        ['planktonIncome', event.plankton],
      ];
    case 'recovered':
      return [['planktonColonies', event.plankton]];
    case 'wentExtinct':
      return [['planktonExtinction', event.plankton]];
    case 'paid':
      return [['scalesSpent', event.scales]];
    case 'gained': {
      const { coins, plankton, scales } = event;
      if (event.card !== '')
        return [
          ['coinsCards', coins],
          ['planktonCards', plankton],
          ['scalesCards', scales],
        ];
      // The supply gives for passing, for plankton sold and for pollution.
      if (action.type === 'pass')
        return [
          ['coinsBonus', coins],
          ['planktonBonus', plankton],
          ['scalesBonus', scales],
        ];
      return [
        ['coinsSale', coins],
        ['planktonBloom', plankton],
      ];
    }
    default:
      return [];
  }
}

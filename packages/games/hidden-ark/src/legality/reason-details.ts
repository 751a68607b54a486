import type { HiddenArkAction } from '../action.ts';
import { COLUMNS } from '../cards/index.ts';
import { costOf } from '../effects/payment.ts';
import { NONE } from '../numbers.ts';
import type { ReasonCode } from './reason.ts';
import { playerOnTurn, type HiddenArkState } from '../state.ts';
import { totalOf, waitingTotal } from '../tracks.ts';
import { shortfall } from '../effects/price.ts';

type Details = Readonly<Record<string, string | number>>;

/** The figures that belong to a refusal. */
export function detailsOf(
  state: HiddenArkState,
  action: HiddenArkAction,
  code: ReasonCode,
): Details | undefined {
  const player = playerOnTurn(state);
  switch (code) {
    case 'too-few-resources': {
      if (action.type === 'install') return { held: totalOf(player) };
      const { price, any } = costOf(state, action);
      const named = price.reduce((sum, amount) => sum + amount, 0);
      const short = shortfall(player, price);
      // A missing resource is paid twice by exchange, and is no longer paid as named.
      return { held: totalOf(player), needed: named - short + any, short };
    }
    case 'no-movement':
    case 'cannot-stop-there':
      return { moves: state.turn.moves };
    case 'nothing-waits':
      return { waiting: waitingTotal(state.turn) };
    case 'needs-two-stations':
      return { have: player.stations.length };
    case 'needs-two-vessels':
      return { have: player.vessels.length };
    // once a column is chosen, no other can be chosen
    case 'no-rescue':
    case 'no-build':
    case 'not-upgrading':
      return state.turn.column === NONE ? undefined : { column: COLUMNS[state.turn.column] ?? '' };
    case 'column-chosen':
      return { column: COLUMNS[state.turn.column] ?? '' };
    default:
      return undefined;
  }
}

import type { SteereAtollAction } from '../../src/index.ts';
import type { Position } from './position.ts';
import type { SteereLocale } from '../words/steere-locale.ts';

/** A typed move: an action, or a sentence that gives the error and the allowed input. */
export type Typed = { readonly action: SteereAtollAction } | { readonly problem: string };

/**
 * Parses a typed move such as "f5" or "swap". `refusal` is the reason why no move is possible now,
 * or ''.
 */
export function readTyped(
  locale: SteereLocale,
  text: string,
  { board, stones, places, swap }: Position,
  refusal: string,
): Typed {
  const said = text.trim().toLowerCase();
  if (said === '') return { problem: locale.game.typed.missing };
  if (said !== 'swap' && !/^[a-z]\d{1,2}$/.test(said))
    return { problem: locale.game.typed.shape(said) };
  if (refusal !== '') return { problem: refusal };
  if (said === 'swap')
    return swap === undefined ? { problem: locale.game.typed.noSwap } : { action: swap };
  const cell = board.cellNamed(said);
  if (cell === undefined) return { problem: locale.game.typed.noCell(said, board.size) };
  const action = places.get(cell);
  if (action !== undefined) return { action };
  return {
    problem:
      stones[cell] === '.'
        ? locale.game.notNow
        : locale.game.taken(said, stones[cell] === 'B' ? 'black' : 'white'),
  };
}

import { swapHelp } from '@atoll/game-steere-atoll/text';
import type { ReactNode } from 'react';
import { words } from '../words/interface.ts';
import { StoneIcon } from './icons.tsx';
import { term } from './term.ts';

/** Offered once, to the second player, instead of the first stone. */
export const SwapOffer = ({ onSwap, asking }: {
  readonly onSwap: () => void;
  /** Whether it waits for a second yes. */
  readonly asking: boolean;
}): ReactNode => (
  <section className="sa-swap" aria-labelledby="sa-swap-title">
    <h2 id="sa-swap-title"><StoneIcon colour="black" size={22} /><StoneIcon colour="white" size={22} /> {words.swapTitle}</h2>
    <p id="sa-swap-why">{words.swapOnce} {swapHelp}</p>
    <button type="button" className="sa-act main" {...term('swap')} aria-describedby="sa-swap-why" onClick={onSwap}>
      {asking ? words.swapSure : words.swapButton}
    </button>
  </section>
);

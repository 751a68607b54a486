import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { useSteereLocale } from '../words/steere-locale.ts';

/** Offered once, to the second player, instead of the first stone. */
export const SwapOffer = ({
  onSwap,
  asking,
}: {
  readonly onSwap: () => void;
  /** Whether it waits for a second yes. */
  readonly asking: boolean;
}): ReactNode => {
  const { game, text } = useSteereLocale();
  return (
    <section className="sa-swap" aria-labelledby="sa-swap-title">
      <h2 id="sa-swap-title">
        <Icon name="black-stone" size={22} />
        <Icon name="white-stone" size={22} /> {game.swapTitle}
      </h2>
      <p id="sa-swap-why">
        {game.swapOnce} {text.swapHelp}
      </p>
      <TableButton
        label={asking ? game.swapSure : game.swapButton}
        look="main"
        term="swap"
        aria-describedby="sa-swap-why"
        onClick={onSwap}
      />
    </section>
  );
};

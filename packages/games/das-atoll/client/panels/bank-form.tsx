import type { DasAtollAction, DasAtollPrivateView, DasAtollView } from '../../src/index.ts';
import { rateOf, RESOURCES, type Resource } from '../../src/table-facts.ts';
import { useState, type ReactNode } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useDasLocale } from '../words/das-locale.ts';

/** An exchange with the bank, at the best harbour that the seat has for each kind. */
export function BankForm({
  view,
  own,
  seat,
  legal,
  onSend,
  onClose,
}: {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView;
  readonly seat: number;
  readonly legal: readonly DasAtollAction[];
  readonly onSend: (action: DasAtollAction) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { game } = useDasLocale();
  const { trade } = game;
  const exchanges = legal.filter((action) => action.type === 'exchange');
  const [chosen, choose] = useState<Resource>();
  const give = exchanges.some((one) => one.give === chosen) ? chosen : exchanges[0]?.give;
  const rateFor = (resource: Resource): number => rateOf(view, seat, RESOURCES.indexOf(resource));
  return (
    <section className="das-sheet das-form das-bank-form" aria-label={trade.bank}>
      <h2>{trade.bank}</h2>
      <div className="das-pick" role="group" aria-label={trade.bankGive}>
        <h3>{trade.bankGive}</h3>
        {RESOURCES.map((resource, i) => {
          const possible = exchanges.some((one) => one.give === resource);
          const rate = rateFor(resource);
          return (
            <button
              key={resource}
              type="button"
              aria-pressed={give === resource}
              aria-disabled={!possible}
              aria-label={game.held(game.resources[resource], rate)}
              onClick={() => possible && choose(resource)}
            >
              <Icon name={`cargo:${resource}`} size={24} />
              <b>{rate}</b>
              <small>/{own.hand[i]}</small>
            </button>
          );
        })}
      </div>
      <div className="das-pick" role="group" aria-label={trade.bankGet}>
        <h3>{trade.bankGet}</h3>
        {RESOURCES.map((resource, i) => {
          const action = exchanges.find((one) => one.give === give && one.get === resource);
          return (
            <button
              key={resource}
              type="button"
              aria-disabled={action === undefined}
              aria-label={`${game.held(game.resources[resource], 1)}, ${trade.bankStock(view.bank[i] ?? 0)}`}
              onClick={() => action !== undefined && onSend(action)}
            >
              <Icon name={`cargo:${resource}`} size={24} />
              <b>1</b>
            </button>
          );
        })}
      </div>
      <div className="das-sheet-end">
        <p>{trade.bankChoose}</p>
        <TableButton label={trade.close} onClick={onClose} />
      </div>
    </section>
  );
}

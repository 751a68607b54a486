import type { DasAtollAction, DasAtollPrivateView, DasAtollView } from '@atoll/game-das-atoll';
import { sumOf } from '@atoll/game-das-atoll/table-facts';
import { useState, type ReactNode } from 'react';
import type { Table } from '../../../table/model/use-table.ts';
import type { Sequence } from '../use-sequence.ts';
import { BankForm } from './bank-form.tsx';
import { DiscardForm } from './discard-form.tsx';
import { OfferForm } from './offer-form.tsx';
import { Offer } from './offer.tsx';

/** What is put together or answered in a sheet of its own: offers, exchanges, discards. */
export function Forms({
  table,
  view,
  own,
  seat,
  names,
  sequence,
  legal,
  group,
}: {
  readonly table: Table<DasAtollAction, unknown>;
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView | undefined;
  readonly seat: number;
  readonly names: readonly string[];
  readonly sequence: Sequence;
  readonly legal: readonly DasAtollAction[];
  /** The group of actions that is open. */
  readonly group: string;
}): ReactNode {
  const { question } = table.model;
  const [countering, setCountering] = useState(false);
  const { send } = table.attempts;
  const close = (): void => {
    setCountering(false);
    table.gesture({ do: 'back' });
  };
  if (own === undefined || question === 'none' || sequence.sending)
    return <Offers {...{ view, own, seat, names, send }} legal={NO_ACTIONS} />;
  if (question === 'discard')
    return <DiscardForm key={table.offered} {...{ view, own, seat, sequence }} />;
  if (group === 'exchange')
    return <BankForm {...{ view, own, seat, legal }} onSend={send} onClose={close} />;
  // a draft that was sent in part is gone on with
  const drafted = sumOf(own.draftGive) > 0;
  const counters = question === 'answer' && (countering || drafted);
  if (group === 'trade' || drafted || counters)
    return <OfferForm {...{ view, own, seat, names, sequence }} onClose={close} />;
  // whoever builds meanwhile needs the whole map
  if (group !== '') return null;
  return (
    <Offers {...{ view, own, seat, names, legal, send }} onCounter={() => setCountering(true)} />
  );
}

const NO_ACTIONS: readonly DasAtollAction[] = [];

const Offers = ({
  send,
  onCounter = () => undefined,
  ...rest
}: {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView | undefined;
  readonly seat: number;
  readonly names: readonly string[];
  readonly legal: readonly DasAtollAction[];
  readonly send: (action: DasAtollAction) => void;
  readonly onCounter?: () => void;
}): ReactNode => <Offer {...rest} onSend={send} onCounter={onCounter} />;

import type { DasAtollAction, DasAtollPrivateView, DasAtollView } from '../../src/index.ts';
import { type OfferPlan, sumOf } from '../../src/table-facts.ts';
import { useState, type ReactNode } from 'react';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { useComposing } from '../use-composing.ts';
import type { Sequence } from '../use-sequence.ts';
import { BankForm } from './bank-form.tsx';
import { DiscardForm } from './discard-form.tsx';
import { OfferForm } from './offer-form.tsx';
import type { OfferTimeProps } from './offer-time.tsx';
import { Offer } from './offer.tsx';
import type { DasSession } from '../table-types.ts';

/** The forms with a sheet of their own: offers, exchanges, discards. */
export function Forms({
  session,
  table,
  view,
  own,
  sequence,
  plan,
  legal,
  group,
  ...time
}: OfferTimeProps & {
  readonly session: DasSession;
  readonly table: Table<DasAtollAction, unknown>;
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView | undefined;
  readonly sequence: Sequence;
  /** The whole offer that a hint advises. */
  readonly plan: OfferPlan | undefined;
  readonly legal: readonly DasAtollAction[];
  /** The group of actions that is open. */
  readonly group: string;
}): ReactNode {
  const { question } = table.model;
  const [countering, setCountering] = useState(false);
  const { send } = table.attempts;
  const { seat } = time;
  // a draft that was sent in part is continued
  const drafted = own !== undefined && sumOf(own.draftGive) > 0;
  const counters = question === 'answer' && (countering || drafted);
  const sends = sequence.sending && view.answers[seat] === 'open';
  useComposing(session, counters || sends ? 'composes' : 'not');
  const close = (): void => {
    setCountering(false);
    table.gesture({ do: 'back' });
  };
  if (own === undefined || question === 'none' || sequence.sending)
    return <Offers {...{ view, own, send }} {...time} legal={NO_ACTIONS} />;
  if (question === 'discard')
    return <DiscardForm key={table.offered} {...{ view, own, seat, sequence }} />;
  if (group === 'exchange')
    return <BankForm {...{ view, own, seat, legal }} onSend={send} onClose={close} />;
  if (group === 'trade' || drafted || counters)
    return <OfferForm {...{ view, own, sequence, plan }} {...time} onClose={close} />;
  // a player who builds meanwhile needs the whole map
  if (group !== '') return null;
  return <Offers {...{ view, own, legal, send }} {...time} onCounter={() => setCountering(true)} />;
}

const NO_ACTIONS: readonly DasAtollAction[] = [];

const Offers = ({
  send,
  onCounter = () => undefined,
  ...rest
}: OfferTimeProps & {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView | undefined;
  readonly legal: readonly DasAtollAction[];
  readonly send: (action: DasAtollAction) => void;
  readonly onCounter?: () => void;
}): ReactNode => <Offer {...rest} onSend={send} onCounter={onCounter} />;

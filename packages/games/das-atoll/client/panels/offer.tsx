import type { DasAtollAction, DasAtollPrivateView, DasAtollView } from '../../src/index.ts';
import { RESOURCES, type Counts } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { useDasLocale } from '../words/das-locale.ts';
import { counterRead, isTurnedDown, offerRead, type ReadBargain } from '../present/bargain.ts';
import { CardsLine } from './cards-line.tsx';
import { Never } from './never.tsx';
import { OfferTime, type OfferTimeProps } from './offer-time.tsx';

export interface OfferProps extends OfferTimeProps {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView | undefined;
  readonly legal: readonly DasAtollAction[];
  readonly onSend: (action: DasAtollAction) => void;
  readonly onCounter: () => void;
}

/** An offer on the table with everybody's answers, and the possible answers of the own seat. */
export function Offer(props: OfferProps): ReactNode {
  const { view, seat, names, legal, aside, ahead, onSend, onCounter } = props;
  const { game } = useDasLocale();
  const { trade } = game;
  if (view.answers.length === 0) return null;
  const mine = view.turn === seat;
  const over = isTurnedDown(view);
  // the offer waits for no answer any more
  if (over && !mine) return null;
  const asked = view.answers[seat] === 'open';
  const may = (type: DasAtollAction['type']): DasAtollAction | undefined =>
    legal.find((action) => action.type === type);
  const kindIn = (cards: Counts): string => {
    const kind = RESOURCES.find((_, i) => (cards[i] ?? 0) > 0);
    return kind === undefined ? '' : game.resources[kind];
  };
  const accept = may('accept');
  const decline = may('decline');
  const never = may('never');
  const withdraw = may('withdraw');
  return (
    <section
      className={`das-sheet das-offer ${mine || asked ? '' : 'looked-at'}`}
      aria-label={game.titles.offer}
    >
      <h2>
        <Mark seat={view.turn} size={18} />
        {mine ? trade.yours : trade.offers(names[view.turn] ?? '')}
        {mine && !over && withdraw !== undefined && (
          <TableButton label={trade.withdraw} onClick={() => onSend(withdraw)} />
        )}
      </h2>
      <p className="das-bargain">
        <Bargain {...offerRead(view, seat)} />
      </p>
      <OfferTime {...{ aside, ahead, names, seat }} />
      <ul>
        {view.answers.map((answer, other) =>
          other === view.turn || (asked && other === seat) ? null : (
            <Answer key={other} {...props} answer={answer} other={other} />
          ),
        )}
      </ul>
      <div className="das-sheet-end">
        {over && <p role="status">{trade.turnedDown}</p>}
        {over && withdraw !== undefined && (
          <TableButton label={trade.close} look="main" onClick={() => onSend(withdraw)} />
        )}
        {asked && accept === undefined && legal.length > 0 && <p>{trade.lacking}</p>}
        {/* the place of each answer is the same for every offer */}
        {asked && (
          <TableButton
            label={trade.accept}
            look={accept === undefined ? 'calm' : 'main'}
            aria-disabled={accept === undefined}
            onClick={() => accept !== undefined && onSend(accept)}
          />
        )}
        {decline !== undefined && (
          <TableButton label={trade.decline} look="plain" onClick={() => onSend(decline)} />
        )}
        {asked && may('give') !== undefined && (
          <TableButton label={trade.counter} look="plain" onClick={onCounter} />
        )}
      </div>
      {never !== undefined && (
        <Never
          key={`${view.offerGive.join()} ${view.offerWant.join()}`}
          label={trade.never(kindIn(view.offerWant), kindIn(view.offerGive))}
          onSend={() => onSend(never)}
        />
      )}
    </section>
  );
}

/** The two sides of a bargain: in an own one, the cards that the reader gives and gets. */
function Bargain({ of, give, get }: ReadBargain): ReactNode {
  const { trade } = useDasLocale().game;
  if (of === 'others')
    return (
      <>
        <CardsLine of={give} />
        <span>{trade.forWhat}</span>
        <CardsLine of={get} />
      </>
    );
  return (
    <>
      <span>{trade.give}</span>
      <CardsLine of={give} />
      <span>{trade.get}</span>
      <CardsLine of={get} />
    </>
  );
}

function Answer({
  view,
  seat,
  names,
  legal,
  onSend,
  answer,
  other,
}: OfferProps & { readonly answer: string; readonly other: number }): ReactNode {
  const { game } = useDasLocale();
  const { trade } = game;
  const conclude = legal.find((one) => one.type === 'conclude' && one.partner === other);
  return (
    <li className={answer}>
      <Mark seat={other} size={16} />
      <span>{names[other]}</span>
      <small>{trade.answers[answer] ?? ''}</small>
      {answer === 'counter' && (
        <span className="das-bargain">
          <Bargain {...counterRead(view, { by: other, reader: seat })} />
        </span>
      )}
      {conclude !== undefined && (
        <TableButton
          label={trade.tradeWith(names[other] ?? '')}
          look="main"
          onClick={() => onSend(conclude)}
        />
      )}
    </li>
  );
}

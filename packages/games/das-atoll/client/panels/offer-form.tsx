import type { DasAtollAction, DasAtollPrivateView, DasAtollView } from '../../src/index.ts';
import {
  OFFER_CARDS,
  OFFERS_A_TURN,
  RESOURCES,
  sumOf,
  type Counts,
  type OfferPlan,
} from '../../src/table-facts.ts';
import { useState, type ReactNode } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { offerAdvice } from '../present/offer-hint.ts';
import { useDasLocale } from '../words/das-locale.ts';
import type { Sequence } from '../use-sequence.ts';
import { OfferTime, type OfferTimeProps } from './offer-time.tsx';
import { Stepper } from './stepper.tsx';

interface Draft {
  readonly give: Counts;
  readonly want: Counts;
  readonly skipped: readonly number[];
}

/**
 * The actions in which the rules take an offer: the cards given, the cards wanted, the seats left
 * out.
 */
function stepsOf({ give, want, skipped }: Draft): readonly DasAtollAction[] {
  const each = (type: 'give' | 'want', counts: Counts): readonly DasAtollAction[] =>
    RESOURCES.flatMap((resource, i) =>
      Array.from({ length: counts[i] ?? 0 }, (): DasAtollAction => ({ type, resource })),
    );
  return [
    ...each('give', give),
    ...each('want', want),
    ...skipped.toSorted((a, b) => a - b).map((seat): DasAtollAction => ({ type: 'skip', seat })),
    { type: 'propose' },
  ];
}

/** The most of each kind on one side, so that the whole side stays within its limit. */
const room = (side: Counts, allowed: (kind: number) => number): Counts =>
  side.map((count, kind) => Math.min(allowed(kind), count + OFFER_CARDS - sumOf(side)));

const NO_CARDS: Counts = RESOURCES.map(() => 0);

/** The form for an offer or a counter-offer; nobody sees it before it is made. */
export function OfferForm({
  view,
  own,
  seat,
  names,
  aside,
  ahead,
  plan,
  sequence: { send, sending },
  onClose,
}: OfferTimeProps & {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView;
  readonly sequence: Sequence;
  /** The offer that a hint advises. */
  readonly plan: OfferPlan | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const locale = useDasLocale();
  const { trade } = locale.game;
  const counters = view.turn !== seat;
  const advised = counters ? undefined : plan;
  // a counter-offer begins with the wanted cards, an offer with the hint's advice
  const [draft, setDraft] = useState<Draft>(() => ({
    give: counters
      ? view.offerWant.map((count, i) => Math.min(count, own.hand[i] ?? 0))
      : (advised?.give ?? NO_CARDS),
    want: counters ? view.offerGive : (advised?.want ?? NO_CARDS),
    skipped: advised?.skipped ?? [],
  }));
  const { give, want, skipped } = draft;
  const complete = sumOf(give) > 0 && sumOf(want) > 0;
  const onSend = (): void => {
    if (!complete || sending) return;
    send(stepsOf(draft), sumOf(own.draftGive) > 0 ? 'take back' : 'nothing');
    onClose();
  };
  return (
    <section
      className="das-sheet das-form das-offer-form"
      aria-label={counters ? trade.counterTitle : trade.title}
    >
      <h2>{counters ? trade.counterTitle : trade.title}</h2>
      {counters && <OfferTime {...{ aside, ahead, names, seat }} />}
      {advised && <small>{offerAdvice(locale, advised)}</small>}
      <Stepper
        side={trade.give}
        counts={give}
        held={own.hand}
        most={room(give, (kind) => ((want[kind] ?? 0) > 0 ? 0 : (own.hand[kind] ?? 0)))}
        onChange={(next) => setDraft({ ...draft, give: next })}
      />
      <Stepper
        side={trade.want}
        counts={want}
        most={room(want, (kind) => ((give[kind] ?? 0) > 0 ? 0 : OFFER_CARDS))}
        onChange={(next) => setDraft({ ...draft, want: next })}
      />
      {!counters && (
        <AskWhom
          {...{ names, seat, skipped }}
          onChange={(next) => setDraft({ ...draft, skipped: next })}
        />
      )}
      <div className="das-sheet-end">
        <p>{complete ? trade.left(OFFERS_A_TURN - view.offers) : trade.empty}</p>
        <TableButton
          label={sending ? trade.sending : trade.send}
          look={complete ? 'main' : 'calm'}
          aria-disabled={!complete || sending}
          onClick={onSend}
        />
        <TableButton label={trade.close} onClick={onClose} />
      </div>
    </section>
  );
}

/** The asked seats: everybody unless left out, and one at least. */
function AskWhom({
  names,
  seat,
  skipped,
  onChange,
}: {
  readonly names: readonly string[];
  readonly seat: number;
  readonly skipped: readonly number[];
  readonly onChange: (skipped: readonly number[]) => void;
}): ReactNode {
  const { game } = useDasLocale();
  const others = names.flatMap((_, other) => (other === seat ? [] : [other]));
  const toggle = (other: number): void => {
    if (skipped.includes(other)) onChange(skipped.filter((one) => one !== other));
    else if (skipped.length < others.length - 1) onChange([...skipped, other]);
  };
  return (
    <div className="das-ask" role="group" aria-label={game.trade.ask}>
      <h3>{game.trade.ask}</h3>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          aria-pressed={!skipped.includes(other)}
          aria-label={names[other] ?? ''}
          onClick={() => toggle(other)}
        >
          <Mark seat={other} size={18} />
          <span>{names[other]}</span>
        </button>
      ))}
    </div>
  );
}

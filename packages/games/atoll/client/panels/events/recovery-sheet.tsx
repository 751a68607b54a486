import type { CardId } from '../../../src/index.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { Icon, Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { Rich } from '@atoll/table-kit/table/controls/rich.tsx';
import { walkCards } from '@atoll/table-kit/table/controls/walk-log.ts';
import type { CardHands } from '@atoll/table-kit/table/model/use-reading.ts';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';
import { book } from '../../card-index.ts';
import type { ScreenLayout } from '../../layout/screen.ts';
import {
  lastRecovery,
  shownEffects,
  type OfferChange,
  type Recovery,
} from '../../present/recovery.ts';
import './recovery-sheet.css';
import { useAtollLocale } from '../../words/atoll-locale.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';
import type { AtollStep } from '../../table-types.ts';

interface RecoverySheetProps {
  readonly steps: readonly AtollStep[];
  readonly layout: ScreenLayout;
  readonly names: readonly string[];
  /** The seat of the reader, or -1. */
  readonly you: number;
  /** Whether its steps come one after the other. */
  readonly manner: 'by steps' | 'at once';
  readonly cards: CardHands;
  /** Left out where the way on is offered elsewhere. */
  readonly onClose: (() => void) | undefined;
}

/** The events between two rounds, step by step, over the reef; the table stays usable beside it. */
export function RecoverySheet({
  steps,
  layout,
  names,
  you,
  manner,
  cards,
  onClose,
}: RecoverySheetProps): ReactNode {
  const locale = useAtollLocale();
  const [skipped, setSkipped] = useState(false);
  const { reef } = layout;
  const recovery = useMemo(() => lastRecovery(steps), [steps]);
  if (recovery === undefined) return null;
  const lines = stepsOf(locale, { recovery, names, you, cards });
  return (
    <section
      className={manner === 'at once' || skipped ? 'at-recovery' : 'at-recovery by-steps'}
      aria-labelledby="at-recovery-title"
      style={{
        left: reef.x + 6,
        top: reef.y + 6,
        width: Math.min(reef.width - 12, WIDEST),
        maxHeight: reef.height - 12,
      }}
      onPointerDown={() => setSkipped(true)}
    >
      <header>
        <h2 id="at-recovery-title">{locale.recovery.title(recovery.round)}</h2>
        {onClose && <TableButton label={locale.recovery.close} onClick={onClose} />}
      </header>
      <ol tabIndex={0} onKeyDown={walkCards} aria-labelledby="at-recovery-title">
        {lines.map(({ id, icon, title, body }, i) => (
          <li key={id} style={{ animationDelay: `${i * STEP}ms` }}>
            <h3>
              <Icon name={icon} size={20} />
              {title}
            </h3>
            {body}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Two columns, of three seats in the longest language. */
const WIDEST = 760;

/** From one step to the next, in ms. */
const STEP = 700;

interface Line {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly body: ReactNode;
}

type SheetProps = Pick<RecoverySheetProps, 'names' | 'you' | 'cards'> & {
  readonly recovery: Recovery;
};

function stepsOf(locale: AtollLocale, part: SheetProps): readonly Line[] {
  const {
    recovery: { round, card, incomes, rests, offers, starter },
    names,
    you,
    cards,
  } = part;
  const { steps } = locale.recovery;
  const name = (seat: number): string =>
    seat === you ? locale.game.you : (names[seat] ?? locale.game.seat(seat));
  const line = (seat: number, text: string): ReactNode => (
    <SeatSentence key={seat} seat={seat} text={[text]} cards={cards} />
  );
  const event = {
    id: 'event',
    icon: 'immediate',
    title: steps.event(locale.text.cardName(card)),
    body: <Effects {...part} />,
  };
  const income = { id: 'income', icon: 'coin', title: steps.income, body: <Incomes {...part} /> };
  return [
    ...(card === '' ? [] : [event]),
    ...(incomes.length === 0 ? [] : [income]),
    {
      id: 'fatigue',
      icon: 'fatigue',
      title: steps.fatigue,
      body: rests.map(({ seat, fatigue }) =>
        line(seat, locale.recovery.fatigue(name(seat), fatigue)),
      ),
    },
    {
      id: 'plankton',
      icon: 'plankton',
      title: steps.plankton,
      body: rests.map(({ seat, colonies, plankton }) =>
        line(seat, locale.recovery.plankton(name(seat), { colonies, plankton })),
      ),
    },
    {
      id: 'offers',
      icon: 'any-animal',
      title: steps.offers,
      body: offers.map((change) => <Offer key={change.offer} change={change} cards={cards} />),
    },
    ...(names.length === 1
      ? []
      : [
          {
            id: 'starter',
            icon: 'crown',
            title: steps.starter,
            body: line(starter, locale.recovery.starts(name(starter), round + 1)),
          },
        ]),
  ];
}

/** A sentence about a seat, or about none (-1). */
function SeatSentence({
  seat,
  text,
  cards,
  children,
}: Pick<RecoverySheetProps, 'cards'> & {
  readonly seat: number;
  readonly text: RichText;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <p>
      <Mark seat={seat} size={16} />
      <span>
        <Rich text={text} size={16} cards={cards} />
        {children}
      </span>
    </p>
  );
}

/** The text of the event, and its effect on each seat. */
function Effects({ recovery, names, you, cards }: SheetProps): ReactNode {
  const locale = useAtollLocale();
  const effects = shownEffects(recovery);
  const event = book.event(recovery.card);
  const none: RichText =
    effects.length > 0 ? [] : [' ', locale.recovery.noEffect[event?.kind ?? 'immediate']];
  return (
    <>
      {event !== undefined && (
        <SeatSentence
          seat={-1}
          text={[...locale.text.eventCardPhrase(event), ...none]}
          cards={cards}
        />
      )}
      {effects.map((each, i) => (
        <SeatSentence
          key={i}
          seat={'seat' in each ? each.seat : -1}
          text={locale.text.eventPhrase(each, names, { you })}
          cards={cards}
        />
      ))}
    </>
  );
}

/** The income of each seat; and the reason, where it had no choice. */
function Incomes({ recovery: { incomes, polluted }, names, you, cards }: SheetProps): ReactNode {
  const locale = useAtollLocale();
  return incomes.map((event) => (
    <SeatSentence
      key={event.seat}
      seat={event.seat}
      text={locale.text.eventPhrase(event, names, { you })}
      cards={cards}
    >
      {polluted
        .filter(({ seat }) => seat === event.seat)
        .map((each) => (
          <span key={each.card}>
            {' '}
            <Rich text={locale.text.eventPhrase(each, names, { you })} size={16} cards={cards} />
          </span>
        ))}
      {event.barred !== '' && (
        <em>
          {' '}
          <Rich
            text={[locale.recovery.barred, ...locale.text.reasonPhrase({ code: event.barred })]}
            size={16}
          />
        </em>
      )}
    </SeatSentence>
  ));
}

function Offer({
  change,
  cards,
}: Pick<RecoverySheetProps, 'cards'> & { readonly change: OfferChange }): ReactNode {
  const locale = useAtollLocale();
  const { offer, left, came } = change;
  const { none, moved } = locale.recovery.offer;
  const named = (ids: readonly CardId[]) => {
    const cards = ids.map((card) => ({ card, word: locale.text.cardName(card) }));
    const parts = locale.format.allParts(ids.length);
    const list = parts.flatMap((part) => (typeof part === 'number' ? (cards[part] ?? []) : part));
    return { count: ids.length, cards: list };
  };
  const text = left.length === 0 ? [none] : moved(named(left), named(came));
  return <SeatSentence seat={-1} text={[`${locale.game[offer]}: `, ...text]} cards={cards} />;
}

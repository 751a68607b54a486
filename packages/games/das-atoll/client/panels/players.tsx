import type { DasAtollPrivateView, DasAtollView } from '../../src/index.ts';
import { HAND_LIMIT, isAsked, seatsToAct } from '../../src/table-facts.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { presenceOf } from '@atoll/table-kit/table/controls/seats/presence.ts';
import { SeatHeading } from '@atoll/table-kit/table/controls/seats/seat-heading.tsx';
import type { SeatSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { Bank } from './bank.tsx';
import { OpenHand } from './open-hand.tsx';
import { useDasLocale } from '../words/das-locale.ts';
import type { DasTerm } from '../words/das-terms.ts';
import { cardChange } from '../words/held-cards.ts';

export interface PlayersProps {
  readonly view: DasAtollView;
  readonly seats: readonly SeatSnapshot[];
  readonly names: readonly string[];
  readonly own: number;
  /** How many cards each gained or lost in the last step, and its number. */
  readonly news: { readonly cards: readonly number[]; readonly step: number };
}

/** Every player with their public facts. */
export function Players({
  view,
  seats,
  names,
  own,
  news,
  hands,
  wanted,
}: PlayersProps & {
  /** The hand of each, where all hands are open. */
  readonly hands: readonly DasAtollPrivateView[] | undefined;
  /** The seat whose figures are requested, to be brought into sight; -1 for none. */
  readonly wanted: number;
}): ReactNode {
  const { game } = useDasLocale();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.children[wanted]?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  const active = seatsToAct(view);
  return (
    <section className="das-players" aria-label={game.titles.players} tabIndex={0} ref={list}>
      {seats.map((here, seat) => {
        const change = news.cards[seat] ?? 0;
        const doing = active.includes(seat) ? 'active' : isAsked(view, seat) ? 'asked' : '';
        return (
          <section
            key={seat}
            aria-label={names[seat] ?? ''}
            className={`das-player ${doing} ${seat === wanted ? 'wanted' : ''}`}
          >
            <SeatHeading
              seat={seat}
              name={names[seat] ?? ''}
              presence={presenceOf(here)}
              note={seat === own ? game.seat.you : ''}
              points={view.points[seat] ?? 0}
            />
            <Figures view={view} seat={seat} />
            {hands?.[seat] && <OpenHand held={hands[seat]} />}
            {change !== 0 && (
              <span key={news.step} className={change > 0 ? 'das-news gain' : 'das-news loss'}>
                {cardChange(game.countedCards)(change)}
              </span>
            )}
          </section>
        );
      })}
      <Bank view={view} />
    </section>
  );
}

interface Figure {
  readonly icon: string;
  readonly term: DasTerm;
  readonly count: number;
  readonly name: string;
  readonly look?: 'held' | 'warn';
}

function Figures({
  view,
  seat,
}: {
  readonly view: DasAtollView;
  readonly seat: number;
}): ReactNode {
  const { game } = useDasLocale();
  const of = (counts: readonly number[]): number => counts[seat] ?? 0;
  const { seat: say } = game;
  const hand = of(view.handSizes);
  const route = of(view.routes);
  const knights = of(view.knights);
  const longest = view.longestRoute === seat;
  const largest = view.largestArmy === seat;
  const figures: readonly Figure[] = [
    {
      icon: 'das:cards',
      term: 'hand',
      count: hand,
      name: game.countedCards(hand),
      ...(hand > HAND_LIMIT ? { look: 'warn' } : {}),
    },
    {
      icon: 'das:card',
      term: 'development',
      count: of(view.cardSizes),
      name: say.development(of(view.cardSizes)),
    },
    {
      icon: 'das:knight',
      term: 'knights',
      count: knights,
      name: `${say.knights(knights)}${largest ? `, ${say.largest}` : ''}`,
      ...(largest ? { look: 'held' } : {}),
    },
    {
      icon: 'das:route',
      term: 'route',
      count: route,
      name: `${say.route(route)}${longest ? `, ${say.longest}` : ''}`,
      ...(longest ? { look: 'held' } : {}),
    },
    { icon: 'das:lanes', term: 'lanes', count: of(view.lanes), name: say.lanes(of(view.lanes)) },
  ];
  return (
    <ul>
      {figures.map(({ icon, term, count, name, look = '' }) => (
        <li key={term} className={look} {...explained(term)}>
          <Icon name={icon} size={16} />
          <span aria-hidden="true">{count}</span>
          <span className="hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The same in one row, for a narrow screen; each entry leads to all public facts of that player.
 */
export function SeatStrip({
  view,
  names,
  news,
  onOpen,
}: PlayersProps & { readonly onOpen: (seat: number) => void }): ReactNode {
  const { game } = useDasLocale();
  const active = seatsToAct(view);
  return (
    <div className="das-strip" role="group" aria-label={game.titles.players}>
      {names.map((name, seat) => {
        const change = news.cards[seat] ?? 0;
        return (
          <button
            key={seat}
            type="button"
            title={name}
            onClick={() => onOpen(seat)}
            className={active.includes(seat) ? 'active' : isAsked(view, seat) ? 'asked' : ''}
          >
            <Mark seat={seat} size={15} />
            <span className="hidden">
              {[
                name,
                game.seat.points(view.points[seat] ?? 0),
                game.countedCards(view.handSizes[seat] ?? 0),
              ].join(', ')}
            </span>
            <b aria-hidden="true">{view.points[seat]}</b>
            <i
              aria-hidden="true"
              className={(view.handSizes[seat] ?? 0) > HAND_LIMIT ? 'warn' : ''}
            >
              <Icon name="das:cards" size={13} />
              {view.handSizes[seat]}
            </i>
            {change !== 0 && (
              <b
                key={news.step}
                aria-hidden="true"
                className={change > 0 ? 'das-news gain' : 'das-news loss'}
              >
                {change > 0 ? `+${change}` : `−${-change}`}
              </b>
            )}
          </button>
        );
      })}
    </div>
  );
}

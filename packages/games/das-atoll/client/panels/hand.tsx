import type { DasAtollPrivateView, DasAtollView } from '../../src/index.ts';
import { cargoGrounds } from '../../art/index.ts';
import { CARDS, rateOf, RESOURCES, type Counts } from '../../src/table-facts.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { useDasLocale } from '../words/das-locale.ts';
import type { DasTerm } from '../words/das-terms.ts';

/** More cards of a kind than this lie under each other. */
const FANNED = 4;

export interface HandProps {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView;
  readonly seat: number;
  /** The cards that the aimed action would take and bring. */
  readonly change: Counts | undefined;
  /** The gains and losses of the last step, and its number. */
  readonly news: { readonly cards: Counts; readonly step: number };
}

/** The own resource cards, a fan for each kind, and their projected number. */
export function Hand({ view, own, seat, change, news }: HandProps): ReactNode {
  const { game } = useDasLocale();
  return (
    <section className="das-hand" aria-label={game.titles.hand}>
      <h2 className="hidden">{game.titles.hand}</h2>
      <ul>
        {RESOURCES.map((resource, i) => {
          const count = own.hand[i] ?? 0;
          const after = count + (change?.[i] ?? 0);
          const rate = rateOf(view, seat, i);
          const fresh = news.cards[i] ?? 0;
          return (
            <li
              key={resource}
              className={count === 0 ? 'none' : ''}
              {...explained<DasTerm>(resource)}
            >
              <span className="das-fan" aria-hidden="true">
                {Array.from({ length: Math.max(1, Math.min(count, FANNED)) }, (_, card) => (
                  <span key={card} style={{ background: cargoGrounds[resource] }} />
                ))}
                <Icon name={`cargo:${resource}`} size={26} />
              </span>
              <b aria-hidden="true">{count}</b>
              {after === count ? (
                <small aria-hidden="true">{game.rate(rate)}</small>
              ) : (
                <small aria-hidden="true" className="after">
                  {`→ ${after}`}
                </small>
              )}
              <span className="hidden">
                {game.held(game.resources[resource], count)},{' '}
                {game.rateSpoken(rate, game.resources[resource])}
              </span>
              {fresh !== 0 && (
                <i key={news.step} className={fresh > 0 ? 'das-news gain' : 'das-news loss'}>
                  {fresh > 0 ? `+${fresh}` : `−${-fresh}`}
                </i>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Of each development card. */
export const CARD_ICONS = {
  knight: 'das:knight',
  point: 'crown',
  roads: 'das:road',
  monopoly: 'das:monopoly',
  plenty: 'das:plenty',
} as const;

/**
 * The own development cards, with the effect of each; those that can be played now have buttons.
 */
export function DevelopmentCards({
  own,
  children,
}: Pick<HandProps, 'own'> & {
  /** The buttons of the cards that can be played. */
  readonly children: ReactNode;
}): ReactNode {
  const { game } = useDasLocale();
  const some = CARDS.map((card, i) => ({
    card,
    count: own.cards[i] ?? 0,
    fresh: own.fresh[i] ?? 0,
  })).filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <div className="das-cards">
      <ul aria-label={game.titles.cards}>
        {some.map(({ card, count, fresh }) => (
          <li key={card} {...explained<DasTerm>(`card:${card}`)}>
            <Icon name={CARD_ICONS[card]} size={18} />
            <span>{game.cardNames[card]}</span>
            {count > 1 && <b>×{count}</b>}
            {fresh > 0 && <small>{game.newCard}</small>}
            <span className="hidden">{game.cardMeaning[card]}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

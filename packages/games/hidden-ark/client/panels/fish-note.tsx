import type { HiddenArkView } from '../../src/index.ts';
import { MAPS, TILES } from '../../src/cards/index.ts';
import { questionOf, rescueQuote, type RescueQuote } from '../../src/views/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { useArkLocale } from '../words/ark-locale.ts';
import { Amounts } from './amounts.tsx';
import './fish.css';
import { Portrait } from './portrait.tsx';

interface Props {
  readonly view: HiddenArkView;
  /** The seat for which the price is computed; a spectator sees that of the seat on turn. */
  readonly seat: number;
  /** Where the fish is. */
  readonly space: string;
  /** 'price': only the price, so that little of the map is covered. */
  readonly part: 'all' | 'price';
  /** Why it cannot be chosen, where the note covers the line with the reason; or ''. */
  readonly refusal: string;
}

/** The note on a fish: its facts, and the price of its rescue. */
export function FishNote({ view, seat, space, part, refusal }: Props): ReactNode {
  const { game, text } = useArkLocale();
  const payer = seat >= 0 ? seat : Math.max(0, view.turn.seat);
  const quote = rescueQuote(view, payer, space);
  const tile = TILES.find(({ id }) => id === quote?.tile);
  if (quote === undefined || tile === undefined) return null;
  const place = MAPS[view.side].spaces
    .filter(({ fish }) => fish)
    .findIndex(({ id }) => id === space);
  const token = view.tileTokens[place] ?? '';
  const needs = text.needsText(tile.needs);
  const { kind, action, space: left } = questionOf(view);
  const paid =
    kind === 'pay' && action?.type === 'rescue' && action.space === space
      ? game.fish.paying
      : kind === 'return' && left === space
        ? game.fish.returning
        : '';
  return (
    <section className="ark-note" aria-label={text.tileName(tile.id)}>
      <h2>
        <Icon name={`region:${tile.region}`} size={22} />
        <span>{text.tileName(tile.id)}</span>
        <b>{game.fish.worth(tile.points)}</b>
      </h2>
      {refusal !== '' && <p className="ark-refused">{refusal}</p>}
      {part === 'all' && <Portrait tile={tile} />}
      <dl>
        <dt>{game.fish.cost}</dt>
        <dd>
          <Amounts of={quote.printed} />
        </dd>
        {quote.escalation.some((amount) => amount > 0) && (
          <>
            <dt>{game.fish.dearer}</dt>
            <dd>
              <Amounts of={quote.escalation} />
            </dd>
          </>
        )}
        {paid === '' && <Payment quote={quote} tracks={view.seats[payer]?.tracks ?? []} />}
      </dl>
      {paid === '' ? <Outcome quote={quote} view={view} /> : <p className="good">{paid}</p>}
      {needs !== '' && (
        <p className={quote.needs === 'met' ? 'good' : 'bad'}>
          {needs}
          {quote.needs === 'met' && game.fish.met}
        </p>
      )}
      {part === 'all' && (
        <p className="ark-later">{game.fish.discount(text.resourceName(tile.discount))}</p>
      )}
      {token !== '' && <p>{game.fish.token(text.tokenName(token))}</p>}
    </section>
  );
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** A seat's payment for the fish: its own resources of the price, and others for missing ones. */
function Payment({
  quote: { printed, escalation, price, lacks, exchange },
  tracks,
}: {
  readonly quote: RescueQuote;
  readonly tracks: readonly number[];
}): ReactNode {
  const { game } = useArkLocale();
  const has = price.map((amount, at) => Math.min(amount, tracks[at] ?? 0));
  const saved = sum(printed) + sum(escalation) - sum(price);
  return (
    <>
      <dt>{game.fish.yours}</dt>
      <dd>
        {(sum(has) > 0 || lacks === 0) && <Amounts of={has} />}
        {lacks > 0 && (
          <span>
            {sum(has) > 0 && '+ '}
            {game.fish.others(exchange, lacks)}
          </span>
        )}
        {saved > 0 && <span className="good">{game.fish.saved(saved)}</span>}
      </dd>
    </>
  );
}

/** The result of the rescue for the seat that pays. */
function Outcome({
  quote: { left, ports, stranded },
  view,
}: {
  readonly quote: RescueQuote;
  readonly view: HiddenArkView;
}): ReactNode {
  const { game, text } = useArkLocale();
  return (
    <>
      {left < 0 && <p className="bad">{game.fish.short(-left)}</p>}
      {stranded && <p className="bad">{game.fish.noPort}</p>}
      {ports.length > 0 && (
        <p>{game.fish.returns(ports.map((port) => text.placeName(view.side, port)))}</p>
      )}
    </>
  );
}

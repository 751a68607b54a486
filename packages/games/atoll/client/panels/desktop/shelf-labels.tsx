import { CORAL_PRICE } from '../../../src/cards/index.ts';
import type { AtollView } from '../../../src/index.ts';
import { leavingCards } from '../../../src/cards/tables.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import type { ScreenLayout } from '../../layout/screen.ts';
import { term } from '../icon-terms.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/**
 * Names of the offers and how much is left of them, under the canvas; and which cards leave at
 * Recovery.
 */
export function ShelfLabels({
  view,
  layout,
}: {
  readonly view: AtollView;
  readonly layout: ScreenLayout;
}): ReactNode {
  const { game } = useAtollLocale();
  const {
    animals,
    large,
    shelf,
    panels: { rack, left, right, shelf: edge },
  } = layout;
  const leaving = leavingCards(view, 'animals').length;
  const unfolded = shelf === undefined ? 0 : shelf.height - edge;
  const first = animals[0];
  const big = large[0];
  const stay = leaving === 0 ? undefined : animals.at(-leaving);
  const end = animals.at(-1);
  return (
    <>
      {unfolded > 0 && (
        <div
          className="at-unfolded"
          style={{
            left: left.width + 2,
            top: edge - 12,
            width: right.x - left.width - 4,
            height: unfolded + 14,
          }}
        />
      )}
      <div
        className="at-rack"
        style={{ left: rack.x, top: rack.y, width: rack.width, height: rack.height }}
      />
      {first !== undefined && (
        <p className="at-lab" {...term('animals')} style={{ left: first.x, top: 3 }}>
          <b>{game.animals}</b> {game.inDeck(view.animals.deck)}
        </p>
      )}
      {big !== undefined && (
        <p className="at-lab" {...term('largeFish')} style={{ left: big.x, top: 3 }}>
          <b>{game.large}</b> {game.inDeck(view.large.deck)}
        </p>
      )}
      {stay !== undefined && end !== undefined && (
        <p
          className="at-lab leaving"
          {...term('leaving')}
          style={{ left: stay.x + 16, top: 4, width: end.x + 98 - stay.x - 32 }}
        >
          {game.leaving}
        </p>
      )}
      <p className="at-lab" {...term('corals')} style={{ left: rack.x + 12, top: rack.y + 7 }}>
        <b>{game.corals}</b> {CORAL_PRICE}{' '}
        <Icon name="coin" size={15} title={game.resources.coin} />{' '}
        {game.each(game.left(view.corals.deck))}
      </p>
      {leavingCards(view, 'corals').length > 0 && (
        <p
          className="at-lab leaving up"
          {...term('leaving')}
          style={{ left: rack.x + 12, top: rack.y + rack.height - 21, width: rack.width - 24 }}
        >
          {game.leaving}
        </p>
      )}
    </>
  );
}

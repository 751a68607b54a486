import { memo, useMemo, type ReactNode } from 'react';
import type { EntryActions } from '@atoll/table-kit/table/a11y/entry.tsx';
import { ItemList } from '@atoll/table-kit/table/a11y/item-list.tsx';
import { spotsOf } from '@atoll/table-kit/table/canvas/scene/spots.ts';
import { area } from '../../layout/placement.ts';
import type { A11yTreeModel as Model } from '../../present/a11y-tree.ts';
import type { SceneInput } from '../../scene/atoll-scene.ts';
import { ReefGrid } from './reef-grid.tsx';
import { useAtollLocale } from '../../words/atoll-locale.ts';

export interface A11yTreeProps {
  readonly model: Model;
  /** The own seat, or -1. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly input: Pick<SceneInput, 'placements' | 'windows'>;
  readonly actions: Omit<EntryActions, 'spots'>;
}

/**
 * The canvas as regions of the page, for keyboard and screen reader: the same things by the same
 * ids.
 */
export const A11yTree = memo(function A11yTree({
  model,
  seat,
  names,
  input,
  actions: given,
}: A11yTreeProps): ReactNode {
  const { spoken } = useAtollLocale();
  const { placements, windows } = input;
  const spots = useMemo(() => spotsOf({ placements, windows }, area), [placements, windows]);
  const actions = useMemo(() => ({ ...given, spots }), [given, spots]);
  const own = model.reefs.find((reef) => reef.seat === seat);
  const others = model.reefs.filter((reef) => reef.seat !== seat);
  return (
    <div className="at-a11y-tree">
      <p id="at-offer-help" hidden>
        {spoken.offerHelp}
      </p>
      <p id="at-reef-help" hidden>
        {spoken.reefHelp}
      </p>
      <section id="at-offers" aria-labelledby="at-offers-title">
        <h2 id="at-offers-title" className="hidden">
          {spoken.regions.offers}
        </h2>
        {model.offers.map(({ id, entries }) => (
          <ItemList
            key={id}
            title={spoken.offers[id]}
            help="at-offer-help"
            entries={entries}
            owner={-1}
            actions={actions}
          />
        ))}
      </section>
      {own !== undefined && (
        <section aria-labelledby="at-reef-title">
          <h2 id="at-reef-title" className="hidden">
            {spoken.regions.reef}
          </h2>
          <ReefGrid id="at-reef" title={spoken.regions.reef} reef={own} actions={actions} />
        </section>
      )}
      {others.length > 0 && (
        <section id="at-others" aria-labelledby="at-others-title">
          <h2 id="at-others-title" className="hidden">
            {seat < 0 ? spoken.regions.watched : spoken.regions.others}
          </h2>
          {others.map((reef) => {
            const title = spoken.reefOf(names[reef.seat] ?? '');
            return (
              <div key={reef.seat} className="tb-row">
                <h3 className="hidden">{title}</h3>
                <ReefGrid id={`at-reef-${reef.seat}`} title={title} reef={reef} actions={actions} />
              </div>
            );
          })}
        </section>
      )}
    </div>
  );
});

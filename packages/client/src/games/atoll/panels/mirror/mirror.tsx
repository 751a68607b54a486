import { memo, useMemo, type ReactNode } from 'react';
import type { Rect } from '../../../../ui/rect.ts';
import { contains } from '../../../../ui/rect.ts';
import { area } from '../../layout/placement.ts';
import type { Mirror as Model } from '../../present/mirror.ts';
import type { SceneInput } from '../../scene/atoll-scene.ts';
import { spoken } from '../../words/spoken.ts';
import { OfferBar } from './offer-bar.tsx';
import { ReefGrid } from './reef-grid.tsx';
import type { MirrorHands } from './thing.tsx';

/** Where the things of the canvas lie, as far as their middle is in sight. */
export function spotsOf({ placements, windows }: Pick<SceneInput, 'placements' | 'windows'>): ReadonlyMap<string, Rect> {
  const out = new Map<string, Rect>();
  for (const placement of placements) {
    const spot = area(placement), frame = windows.get(placement.window);
    const middle = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
    if (frame === undefined || contains(frame, middle)) out.set(placement.item, spot);
  }
  return out;
}

export interface MirrorProps {
  readonly model: Model;
  /** The own seat, or -1. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly input: Pick<SceneInput, 'placements' | 'windows'>;
  readonly hands: Omit<MirrorHands, 'spots'>;
}

/** The canvas as regions of the page, for keyboard and screen reader: the same things by the same ids. */
export const Mirror = memo(function Mirror({ model, seat, names, input, hands: given }: MirrorProps): ReactNode {
  const { placements, windows } = input, spots = useMemo(() => spotsOf({ placements, windows }), [placements, windows]);
  const hands = useMemo(() => ({ ...given, spots }), [given, spots]);
  const own = model.reefs.find((reef) => reef.seat === seat), others = model.reefs.filter((reef) => reef.seat !== seat);
  return (
    <div className="at-mirror">
      <p id="at-offer-help" hidden>{spoken.offerHelp}</p>
      <p id="at-reef-help" hidden>{spoken.reefHelp}</p>
      <section id="at-offers" aria-labelledby="at-offers-title">
        <h2 id="at-offers-title" className="hidden">{spoken.regions.offers}</h2>
        {model.offers.map(({ id, entries }) => (
          <OfferBar key={id} title={spoken.offers[id]} help="at-offer-help" entries={entries} owner={-1} hands={hands} />
        ))}
      </section>
      {own !== undefined && (
        <section aria-labelledby="at-reef-title">
          <h2 id="at-reef-title" className="hidden">{spoken.regions.reef}</h2>
          <ReefGrid id="at-reef" title={spoken.regions.reef} reef={own} hands={hands} />
        </section>
      )}
      {others.length > 0 && (
        <section id="at-others" aria-labelledby="at-others-title">
          <h2 id="at-others-title" className="hidden">{seat < 0 ? spoken.regions.watched : spoken.regions.others}</h2>
          {others.map((reef) => {
            const title = spoken.reefOf(names[reef.seat] ?? '');
            return (
              <div key={reef.seat} className="at-things">
                <h3 className="hidden">{title}</h3>
                <ReefGrid id={`at-reef-${reef.seat}`} title={title} reef={reef} hands={hands} />
              </div>
            );
          })}
        </section>
      )}
    </div>
  );
});

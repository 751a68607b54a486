import type { HiddenArkView } from '../src/index.ts';
import { MAPS } from '../src/cards/index.ts';
import { useMemo } from 'react';
import { fishPlaces } from './present/fish-places.ts';
import type { SceneInput } from './scene/scene.ts';
import { useArkLocale } from './words/ark-locale.ts';

/** From these scales on ports have their names, and fish their prices. */
const NAMED = 0.8;
const PRICED = 1.15;
const NO_NAMES: SceneInput['ports'] = new Map();
const NO_PRICES: SceneInput['prices'] = new Map();

/** The labels on a map of that scale, for the seat of the person, or else the one on turn. */
export function useMapDetails(
  view: HiddenArkView,
  seat: number,
  { scale }: { readonly scale: number },
): Pick<SceneInput, 'ports' | 'prices'> {
  const { text } = useArkLocale();
  const { side } = view;
  const payer = seat >= 0 ? seat : Math.max(0, view.turn.seat);
  const named = scale >= NAMED;
  const priced = scale >= PRICED;
  const ports = useMemo(
    () =>
      named
        ? new Map(MAPS[side].locations.map(({ id }) => [id, text.placeName(side, id)]))
        : NO_NAMES,
    [side, named, text],
  );
  const prices = useMemo(
    () =>
      priced
        ? new Map(fishPlaces(view, payer).map(({ space, quote }) => [space, quote.price]))
        : NO_PRICES,
    [view, payer, priced],
  );
  return { ports, prices };
}

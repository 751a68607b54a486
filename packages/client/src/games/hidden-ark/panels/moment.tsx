import type { HiddenArkEvent, HiddenArkView } from '@atoll/game-hidden-ark';
import type { HistoryStep } from '@atoll/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Settings } from '../../../settings/settings.ts';
import { Mark } from '../../../table/controls/icon.tsx';
import { useArkLocale } from '../words/ark-locale.ts';
import { FishImage } from './fish-list.tsx';
import './moment.css';

type Rescued = HiddenArkEvent & { readonly type: 'rescued' };

/** How long a rescue is shown at ordinary speed, in ms. */
const SHOWN = 3_600;

const rescuedIn = (step: HistoryStep | undefined): Rescued | undefined =>
  (step?.events as readonly HiddenArkEvent[] | undefined)?.findLast(
    (event): event is Rescued => event.type === 'rescued',
  );

/** A rescue that has just been played; undefined for one that was there before, or is over. */
function useRescue(
  steps: readonly HistoryStep[],
  { came, animation }: Pick<MomentProps, 'came' | 'animation'>,
): Rescued | undefined {
  const [shown, show] = useState<Rescued>();
  const last = steps.at(-1)?.seq ?? 0;
  const seen = useRef(last);
  useEffect(() => {
    const since = seen.current;
    seen.current = last;
    if (came !== 'played' || animation === 0) return;
    const found = rescuedIn(steps.findLast((step) => step.seq > since && rescuedIn(step)));
    if (found !== undefined) show(found);
  }, [steps, last, came, animation]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), SHOWN / (animation || 1));
    return () => clearTimeout(timer);
  }, [shown, animation]);
  return shown;
}

interface MomentProps {
  readonly steps: readonly HistoryStep[];
  readonly side: HiddenArkView['side'];
  readonly names: readonly string[];
  readonly came: 'played' | 'jumped';
  readonly animation: Settings['animation'];
}

/**
 * A rescue, over the map for as long as it takes to read; nothing while nothing is to move. It is
 * told aloud with all that happens.
 */
export function RescueMoment({ steps, side, names, ...how }: MomentProps): ReactNode {
  const { text } = useArkLocale();
  const rescued = useRescue(steps, how);
  if (rescued === undefined) return null;
  return (
    <div className="ark-moment" aria-hidden="true">
      <FishImage id={rescued.tile} />
      <p>
        <Mark seat={rescued.seat} size={20} /> {text.eventText(rescued, { names, side })}
      </p>
    </div>
  );
}

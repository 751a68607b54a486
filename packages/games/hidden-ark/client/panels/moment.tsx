import type { HiddenArkEvent, HiddenArkView } from '../../src/index.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import type { Doer } from '@atoll/table-kit/table/model/readers.ts';
import { stepEventText } from '../present/step-texts.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { FishImage } from './fish-list.tsx';
import './moment.css';
import type { ArkStep } from '../table-types.ts';

type Rescued = HiddenArkEvent & { readonly type: 'rescued' };

/** How long a rescue is shown at ordinary speed, in ms. */
const SHOWN = 3_600;

/** A rescue, and the seat that decided it. */
interface RescueDone {
  readonly rescued: Rescued;
  readonly doer: Doer;
}

function rescuedIn(step: ArkStep | undefined): RescueDone | undefined {
  const rescued = step?.events?.findLast((event): event is Rescued => event.type === 'rescued');
  return step && rescued && { rescued, doer: step };
}

/** A rescue that has just been played; undefined for one that was there before, or is over. */
function useRescue(
  steps: readonly ArkStep[],
  { came, animation }: Pick<MomentProps, 'came' | 'animation'>,
): RescueDone | undefined {
  const [shown, show] = useState<RescueDone>();
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
  readonly steps: readonly ArkStep[];
  readonly side: HiddenArkView['side'];
  readonly names: readonly string[];
  readonly came: 'played' | 'jumped';
  readonly animation: Settings['animation'];
}

/**
 * A rescue, over the map for as long as it takes to read; nothing while nothing is to move. The
 * announcements of the table include it.
 */
export function RescueMoment({ steps, side, names, ...how }: MomentProps): ReactNode {
  const locale = useArkLocale();
  const done = useRescue(steps, how);
  if (done === undefined) return null;
  const { rescued, doer } = done;
  return (
    <div className="ark-moment" aria-hidden="true">
      <FishImage id={rescued.tile} />
      <p>
        <Mark seat={rescued.seat} size={20} />{' '}
        {stepEventText(locale, rescued, { doer, said: { names, side } })}
      </p>
    </div>
  );
}

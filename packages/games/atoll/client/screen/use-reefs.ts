import type { AtollAction, AtollView, SeatView } from '../../src/index.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { usePan, type Pan } from '@atoll/table-kit/table/canvas/use-pan.ts';
import { askedArea, changedArea } from '../layout/happened.ts';
import { reefFrame, type ReefPlan } from '../layout/reef-plan.ts';
import type { ScreenLayout } from '../layout/screen.ts';
import { reefPlan } from '../present/reef-plans.ts';

export interface Reefs {
  /** The own reef, and the small ones of the others; undefined for the one that is enlarged. */
  readonly main: ReefPlan;
  readonly minis: readonly (ReefPlan | undefined)[];
  readonly pan: Pan;
  /** The reef that is enlarged beside the own one. */
  readonly other: { readonly plan: ReefPlan; readonly pan: Pan } | undefined;
}

/** The reefs of the table and from where they are seen. */
export function useReefs({
  view,
  seat,
  viewed,
  legal,
  layout,
}: {
  readonly view: AtollView;
  readonly seat: number;
  /** The seat whose reef is enlarged; the own seat for none. */
  readonly viewed: number;
  readonly legal: readonly AtollAction[];
  readonly layout: ScreenLayout;
}): Reefs {
  const plans = useMemo(
    () => view.seats.map((_, owner) => reefPlan(view, owner, owner === seat ? legal : [])),
    [view, seat, legal],
  );
  const main = plans[seat]!;
  const other = viewed === seat ? undefined : plans[viewed];
  const { mode } = layout;
  const heading = mode === 'phone' && view.seats.length > 2 ? HEADING.tall : HEADING.plain;
  const besideFrame = useMemo(() => besideWhole(layout, heading), [layout, heading]);
  const pan = usePan({
    of: `seat ${seat}`,
    ...useFrame(main, layout, layout.whole),
    follow: useFollowed(main),
  });
  const otherPan = usePan({
    of: `seat ${viewed}`,
    ...useFrame(other ?? main, layout, besideFrame),
    follow: useFollowed(other ?? main),
  });
  const minis = useMemo(
    () => plans.flatMap((plan, i) => (i === seat ? [] : [i === viewed ? undefined : plan])),
    [plans, seat, viewed],
  );
  return {
    main,
    minis,
    pan,
    other: other === undefined ? undefined : { plan: other, pan: otherPan },
  };
}

const NOWHERE = rect(0, 0, 100, 100);
/**
 * The height of the heading of the other reef: with the seat's holdings in a second line, and
 * without.
 */
const HEADING = { tall: 66, plain: 38 } as const;

/** The part of the other window that neither its heading nor the notes at the lower edge cover. */
function besideWhole({ beside, reef, whole }: ScreenLayout, heading: number): Rect {
  if (beside === undefined) return NOWHERE;
  const { x, y, width, height } = beside;
  const isAbove = y + height < reef.y + reef.height;
  const bottom = isAbove ? y + height : whole.y + whole.height;
  return rect(x, y + heading, width, bottom - y - heading);
}

const useFrame = (
  plan: ReefPlan,
  { reefZoom, leastZoom }: ScreenLayout,
  frame: Rect,
): ReturnType<typeof reefFrame> =>
  useMemo(
    () => reefFrame(plan, { reefZoom, leastZoom }, frame),
    [plan, reefZoom, leastZoom, frame],
  );

/** The area of the reef with answers to the prompt, or else its last change. */
function useFollowed(plan: ReefPlan): Rect | undefined {
  const before = useRef<{ readonly seat: number; readonly view: SeatView }>(undefined);
  const [changed, setChanged] = useState<Rect>();
  const { seat, view } = plan;
  useEffect(() => {
    const was = before.current?.seat === seat ? before.current.view : undefined;
    const area = changedArea(was, view);
    before.current = { seat, view };
    if (area !== undefined) setChanged(area);
  }, [seat, view]);
  return askedArea(plan) ?? changed;
}

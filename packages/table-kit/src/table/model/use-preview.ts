import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { TableState } from '../session/table-state.ts';
import { GameRulesContext } from './game-rules.ts';
import { previewOutcomes, type RulesFor } from './outcome-preview.ts';
import type { Choice } from './table-model.ts';

/** Hover delay before a preview is requested, in ms. */
const REST = 60;

/** How far a game looks ahead, and how it describes the result. */
export interface PreviewPlan<V, A, C> {
  /** Whether the result of an action follows from the seat's knowledge. */
  readonly isForeseeable: (action: A, view: V) => boolean;
  /** The changes of an action that the view alone gives; no outcome is followed then. */
  readonly known?: (action: A, view: V, seat: number) => C | undefined;
  /** Whether the action is settled in this view. */
  readonly isSettled: (view: V, seat: number) => boolean;
  /** The answers of a prompt worth following; the others count as leading to the same view. */
  readonly follow: (legal: readonly A[], view: V) => readonly A[];
  /** The changes for the seat, from the view before and all possible views after. */
  readonly compare: (before: V, after: readonly V[], seat: number) => C;
}

const NOTHING = {
  isForeseeable: () => false,
  isSettled: () => true,
  follow: (): readonly never[] => [],
  compare: (): never => {
    throw new Error('nothing was foreseen');
  },
};

/**
 * The changes that the aimed choice would bring; undefined without one, or until the rules have
 * answered.
 */
export function usePreview<V, P, A, E, C>({
  state,
  choice,
  plan = NOTHING,
}: {
  readonly state: TableState<V, P, A, E>;
  readonly choice: Choice<A> | undefined;
  /** Left out by a game that previews nothing. */
  readonly plan: PreviewPlan<V, A, C> | undefined;
}): C | undefined {
  const rules = useContext(GameRulesContext);
  const { seat, snapshot, privateView } = state;
  const game = snapshot?.game ?? '';
  const view = snapshot?.view;
  const [held, hold] = useState<{ readonly view: V; readonly key: string; readonly preview: C }>();
  const key = choice?.key ?? '';
  // the key stands for the action, which is another object after every render of the table
  const chosen = useEffectEvent(() => choice?.action);
  useEffect(() => {
    const action = key === '' ? undefined : chosen();
    if (action === undefined || view === undefined || seat < 0) return undefined;
    const preview = plan.known?.(action, view, seat);
    if (preview !== undefined) return hold({ view, key, preview });
    if (!plan.isForeseeable(action, view)) return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      const settled = (after: V): boolean => plan.isSettled(after, seat);
      const { follow } = plan;
      rules.load(game).then(
        (found) => {
          if (gone) return;
          const asked = { view, privateView, seat, action, settled, follow };
          // the view and the action are of the game that its id names
          const ends = previewOutcomes(found as RulesFor<V, A>, asked);
          hold({ view, key, preview: plan.compare(view, ends, seat) });
        },
        (error: unknown) => console.warn(error),
      );
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [rules, game, view, privateView, seat, key, plan]);
  return held !== undefined && held.view === view && held.key === key ? held.preview : undefined;
}

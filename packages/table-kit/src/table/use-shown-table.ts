import type { Settings } from '../settings/settings.ts';
import { useSkipAnimation } from './canvas/use-skip-animation.ts';
import type { Beat, Shown } from './session/playback.ts';
import type { TableSession } from './session/table-session.ts';
import { usePlayback } from './session/use-playback.ts';

/** The shown table, with the types of its game. */
export interface ShownTable<V, P, A, E> extends Omit<Shown<V, P, A, E>, 'live'> {
  /** Undefined until the first connection stands. */
  readonly view: V | undefined;
  /**
   * The legal actions. Empty while earlier steps are still shown: the prompt belongs to a table
   * that the person does not see yet.
   */
  readonly legal: readonly A[];
}

const NONE: readonly never[] = [];

/** Shows the steps of a table one after the other; any input of the person hurries them. */
export function useShownTable<V, P, A, E>(
  session: TableSession<V, P, A, E>,
  animation: Settings['animation'],
  beatOf?: Beat<E>,
): ShownTable<V, P, A, E> {
  const { state, live, came, playback } = usePlayback(session, animation, beatOf);
  useSkipAnimation(playback.settle);
  const { prompt, snapshot } = state;
  return {
    state,
    came,
    view: snapshot?.view,
    legal: live && prompt.legal.length > 0 ? prompt.legal : NONE,
  };
}

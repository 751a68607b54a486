import { createRngs, knowledgeOf, nextInt } from '@atoll/engine';
import {
  dasAtoll,
  type DasAtollAction,
  type DasAtollEvent,
  type DasAtollPrivateView,
  type DasAtollView,
} from '../../src/index.ts';

/** A prompt of a match that is played at random, and the events before it. */
export interface PlayoutStep {
  readonly view: DasAtollView;
  readonly own: DasAtollPrivateView;
  readonly seat: number;
  readonly legal: readonly DasAtollAction[];
  readonly events: readonly DasAtollEvent[];
}

/** Everything that is asked in a match that is played by lot, in turn and aside. */
export function* playout(seed: string, seats: number, most: number): Generator<PlayoutStep> {
  const { lot } = createRngs(seed, ['lot']);
  let state = dasAtoll.setup({ seed, seats, options: dasAtoll.parseOptions({}) });
  let events: readonly DasAtollEvent[] = [];
  for (let made = 0; made < most; made++) {
    const asked = [...dasAtoll.activeSeats(state), ...(dasAtoll.asideSeats?.(state) ?? [])];
    if (asked.length === 0) return;
    const seat = asked[nextInt(lot, asked.length)]!;
    const legal = dasAtoll.legalActions(state, seat);
    const { view, privateView } = knowledgeOf(dasAtoll, state, seat);
    yield { view, own: privateView as DasAtollPrivateView, seat, legal, events };
    const step = dasAtoll.apply(state, seat, legal[nextInt(lot, legal.length)]!);
    ({ state, events } = step as typeof step & { events: readonly DasAtollEvent[] });
  }
}

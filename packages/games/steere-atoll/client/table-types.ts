import type { SteereAtollAction, SteereAtollEvent, SteereAtollView } from '../src/index.ts';
import type { HistoryStep, StepMessage } from '@atoll/protocol';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type { GameClient, GameStatusInput } from '@atoll/table-kit/table/game-client.ts';
import type { LocalTurn } from '@atoll/table-kit/table/session/local-session.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { ScreenProps } from '@atoll/table-kit/table/table-of.tsx';

/** The table parts with the types of this game, which the shell hands over untyped. */
export type SteereTableState = TableState<
  SteereAtollView,
  undefined,
  SteereAtollAction,
  SteereAtollEvent
>;
export type SteereSession = TableSession<
  SteereAtollView,
  undefined,
  SteereAtollAction,
  SteereAtollEvent
>;
export type SteereSnapshot = TableSnapshot<SteereAtollView>;
export type SteereStep = HistoryStep<SteereAtollEvent>;
export type SteereStepMessage = StepMessage<SteereAtollEvent, SteereAtollAction, undefined>;
export type SteereScreenProps = ScreenProps<
  SteereAtollView,
  undefined,
  SteereAtollAction,
  SteereAtollEvent
>;
export type SteereStatusInput = GameStatusInput<
  SteereAtollView,
  undefined,
  SteereAtollAction,
  SteereAtollEvent
>;
export type SteereClient = GameClient<
  SteereAtollView,
  undefined,
  SteereAtollAction,
  SteereAtollEvent
>;
export type SteereCoach = Coach<SteereAtollView, SteereAtollAction>;
export type SteereTurn = LocalTurn<SteereAtollView, unknown, SteereAtollAction>;

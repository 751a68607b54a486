import type {
  DasAtollAction,
  DasAtollEvent,
  DasAtollPrivateView,
  DasAtollView,
} from '../src/index.ts';
import type { HistoryStep, StepMessage } from '@atoll/protocol';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type {
  FiguresProps,
  GameClient,
  GameStatusInput,
  StoryInput,
} from '@atoll/table-kit/table/game-client.ts';
import type { LocalTurn } from '@atoll/table-kit/table/session/local-session.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { ScreenProps } from '@atoll/table-kit/table/table-of.tsx';

/** The table parts with the types of this game, which the shell hands over untyped. */
export type DasTableState = TableState<
  DasAtollView,
  DasAtollPrivateView,
  DasAtollAction,
  DasAtollEvent
>;
export type DasSession = TableSession<
  DasAtollView,
  DasAtollPrivateView,
  DasAtollAction,
  DasAtollEvent
>;
export type DasStep = HistoryStep<DasAtollEvent>;
export type DasStepMessage = StepMessage<DasAtollEvent, DasAtollAction, DasAtollPrivateView>;
export type DasStatusInput = GameStatusInput<
  DasAtollView,
  DasAtollPrivateView,
  DasAtollAction,
  DasAtollEvent
>;
export type DasStoryInput = StoryInput<DasAtollView, DasAtollEvent>;
export type DasFiguresProps = FiguresProps<DasAtollEvent>;
export type DasClient = GameClient<
  DasAtollView,
  DasAtollPrivateView,
  DasAtollAction,
  DasAtollEvent
>;
export type DasCoach = Coach<DasAtollView, DasAtollAction>;
export type DasTurn = LocalTurn<DasAtollView, DasAtollPrivateView, DasAtollAction>;
export type DasScreenProps = ScreenProps<
  DasAtollView,
  DasAtollPrivateView,
  DasAtollAction,
  DasAtollEvent
>;

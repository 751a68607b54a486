import type { AtollAction, AtollEvent, AtollView } from '../src/index.ts';
import type { HistoryStep, StepMessage } from '@atoll/protocol';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type {
  GameClient,
  GameStatusInput,
  StoryInput,
} from '@atoll/table-kit/table/game-client.ts';
import type { Ahead, Offered } from '@atoll/table-kit/table/queue/ahead.ts';
import type { LocalTurn } from '@atoll/table-kit/table/session/local-session.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { ScreenProps } from '@atoll/table-kit/table/table-of.tsx';

/** The table parts with the types of this game, which the shell hands over untyped. */
export type AtollTableState = TableState<AtollView, undefined, AtollAction, AtollEvent>;
export type AtollSession = TableSession<AtollView, undefined, AtollAction, AtollEvent>;
export type AtollStep = HistoryStep<AtollEvent>;
export type AtollStepMessage = StepMessage<AtollEvent, AtollAction, undefined>;
export type AtollScreenProps = ScreenProps<AtollView, undefined, AtollAction, AtollEvent>;
export type AtollStatusInput = GameStatusInput<AtollView, undefined, AtollAction, AtollEvent>;
export type AtollStoryInput = StoryInput<AtollView, AtollEvent>;
export type AtollClient = GameClient<AtollView, undefined, AtollAction, AtollEvent>;
export type AtollCoach = Coach<AtollView, AtollAction>;
export type AtollTurn = LocalTurn<AtollView, unknown, AtollAction>;
export type AtollAhead = Ahead<AtollView, AtollAction>;
export type AtollOffered = Offered<AtollView, AtollAction>;

import type { HiddenArkAction, HiddenArkEvent, HiddenArkView } from '../src/index.ts';
import type { HistoryStep, StepMessage } from '@atoll/protocol';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type {
  GameClient,
  GameStatusInput,
  StoryInput,
} from '@atoll/table-kit/table/game-client.ts';
import type { LocalTurn } from '@atoll/table-kit/table/session/local-session.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { ScreenProps } from '@atoll/table-kit/table/table-of.tsx';

/** The table parts with the types of this game, which the shell hands over untyped. */
export type ArkTableState = TableState<HiddenArkView, undefined, HiddenArkAction, HiddenArkEvent>;
export type ArkSession = TableSession<HiddenArkView, undefined, HiddenArkAction, HiddenArkEvent>;
export type ArkStep = HistoryStep<HiddenArkEvent>;
export type ArkStepMessage = StepMessage<HiddenArkEvent, HiddenArkAction, undefined>;
export type ArkStatusInput = GameStatusInput<
  HiddenArkView,
  undefined,
  HiddenArkAction,
  HiddenArkEvent
>;
export type ArkStoryInput = StoryInput<HiddenArkView, HiddenArkEvent>;
export type ArkClient = GameClient<HiddenArkView, undefined, HiddenArkAction, HiddenArkEvent>;
export type ArkCoach = Coach<HiddenArkView, HiddenArkAction>;
export type ArkTurn = LocalTurn<HiddenArkView, unknown, HiddenArkAction>;
export type ArkScreenProps = ScreenProps<HiddenArkView, undefined, HiddenArkAction, HiddenArkEvent>;

import type { AtollAction, AtollView } from '../../src/index.ts';
import type { TableHostProps } from '@atoll/table-kit/table/game-client.ts';
import type { Shown } from '@atoll/table-kit/table/session/playback.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';

/** A moment of a table of Atoll, and the room for it. */
export interface TableScreenProps extends TableHostProps {
  readonly view: AtollView;
  readonly state: TableState;
  readonly legal: readonly AtollAction[];
  readonly size: { readonly width: number; readonly height: number };
  /** How much larger than usual everything is, 1 or more. */
  readonly zoom: number;
  /** How this moment of the table came to be shown. */
  readonly came: Shown['came'];
}

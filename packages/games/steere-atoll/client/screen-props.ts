import type { SteereAtollAction, SteereAtollView } from '../src/index.ts';
import type { TableHostProps } from '@atoll/table-kit/table/game-client.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';

/** A moment of a table of Steere's Atoll. */
export interface TableScreenProps extends TableHostProps {
  readonly view: SteereAtollView;
  readonly state: TableState;
  readonly legal: readonly SteereAtollAction[];
}

import type { SteereAtollAction, SteereAtollView } from '@atoll/game-steere-atoll';
import type { TableHostProps } from '../../table/game-client.ts';
import type { TableState } from '../../table/session/table-state.ts';

/** A moment of a table of Steere's Atoll. */
export interface TableScreenProps extends TableHostProps {
  readonly view: SteereAtollView;
  readonly state: TableState;
  readonly legal: readonly SteereAtollAction[];
}

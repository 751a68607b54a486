import type { SteereAtollAction, SteereAtollView } from '../src/index.ts';
import type { SteereHostProps, SteereTableState } from './table-types.ts';

/** A moment of a table of Steere's Atoll. */
export interface TableScreenProps extends SteereHostProps {
  readonly view: SteereAtollView;
  readonly state: SteereTableState;
  readonly legal: readonly SteereAtollAction[];
}

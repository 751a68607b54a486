import type { AtollAction, AtollView } from '../../src/index.ts';
import type { Shown } from '@atoll/table-kit/table/session/playback.ts';
import type { AtollHostProps, AtollTableState } from '../table-types.ts';

/** A moment of a table of Atoll, and the room for it. */
export interface TableScreenProps extends AtollHostProps {
  readonly view: AtollView;
  readonly state: AtollTableState;
  readonly legal: readonly AtollAction[];
  readonly size: { readonly width: number; readonly height: number };
  /** How much larger than usual everything is, 1 or more. */
  readonly zoom: number;
  /** How this moment of the table came to be shown. */
  readonly came: Shown['came'];
}

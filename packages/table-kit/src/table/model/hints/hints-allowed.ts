import type { TableState } from '../../session/table-state.ts';

/**
 * Whether the person here may ask a bot for a hint: at tables that allow it, and never as a
 * spectator.
 */
export const hintsAllowed = ({ seat, snapshot }: Pick<TableState, 'seat' | 'snapshot'>): boolean =>
  seat >= 0 && snapshot?.hints === true;

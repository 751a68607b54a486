import type { TableRecord } from '../store/match-store.ts';
import { botOf } from './table.ts';

/**
 * Whether bots play every seat, at least one of them for a person: the match ends without people.
 */
export const playsItself = ({ seats }: TableRecord): boolean =>
  seats.every((seat) => botOf(seat) !== '') &&
  seats.some(({ kind, standIn }) => kind === 'person' && standIn !== '');

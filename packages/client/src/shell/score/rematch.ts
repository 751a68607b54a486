import type { TableSnapshot } from '../../table-host.ts';
import { openTable } from '../lobby/enter.ts';

/** The same game once more: a new table with as many seats, the same options, and bots as strong as before. */
export function rematch({ game, seats, access, options }: TableSnapshot, own: number): Promise<void> {
  const bots = seats.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot);
  return openTable({ game, name: seats[own]?.name ?? '', seats: seats.length, access, options, bots });
}

/** Whether other people have to be invited anew. */
export const needsInvitation = ({ seats }: TableSnapshot, own: number): boolean =>
  seats.some(({ kind }, seat) => kind === 'person' && seat !== own);

import { matchMaker, ServerError } from 'colyseus';
import { Unreadable } from '../../store/match-store.ts';
import type { TakenSeat } from '../publish/table-metadata.ts';
import type { TableRoom } from '../table-room.ts';

/** Throws `Unreadable` when the server that holds the table does not answer. */
export async function askForSeat<T extends 'takeSeat' | 'takeOffered'>(
  roomId: string,
  how: T,
  asked: Parameters<TableRoom[T]>,
): Promise<TakenSeat> {
  try {
    return (await matchMaker.remoteRoomCall(roomId, how, asked)) as TakenSeat;
  } catch (error) {
    throw error instanceof ServerError
      ? new Unreadable('the server that holds the table does not answer', { cause: error })
      : error;
  }
}

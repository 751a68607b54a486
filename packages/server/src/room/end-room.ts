import type { Room } from 'colyseus';

/**
 * Ends a room for every client, including those with a reservation that have not joined yet:
 * Colyseus would keep the room until they join, and let them into a room that no other client can
 * find. Their reservation is dropped, and they ask again. Resolves when the room has left memory.
 */
export function endRoom(room: Room, code: number): Promise<unknown> {
  const { _reservedSeats: reserved, _reservedSeatTimeouts: timeouts } =
    room as unknown as Reserving;
  for (const sessionId of Object.keys(reserved)) {
    clearTimeout(timeouts[sessionId]);
    Reflect.deleteProperty(timeouts, sessionId);
    Reflect.deleteProperty(reserved, sessionId);
  }
  return Promise.resolve(room.disconnect(code));
}

/** The private part of a Colyseus room. */
interface Reserving {
  readonly _reservedSeats: Readonly<Record<string, unknown>>;
  readonly _reservedSeatTimeouts: Readonly<Record<string, NodeJS.Timeout>>;
}

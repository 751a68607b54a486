import type { Room } from 'colyseus';

/**
 * Ends a room for everybody, also for those who were shown the way in and have not come yet:
 * Colyseus would keep the room until they come, and let them into one that nobody else can find.
 * Their way has expired, and they ask again. Resolves when the room has left memory.
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

/** The part of a room that Colyseus keeps to itself. */
interface Reserving {
  readonly _reservedSeats: Readonly<Record<string, unknown>>;
  readonly _reservedSeatTimeouts: Readonly<Record<string, NodeJS.Timeout>>;
}

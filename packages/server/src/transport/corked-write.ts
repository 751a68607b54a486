import { Duplex } from 'node:stream';

/** A connection of `ws`, which has a socket but does not declare it. */
interface Wired {
  readonly ref: object;
}

/**
 * Lets all that is sent to these connections in this turn of the event loop leave in one write
 * each: every write is a call of the system, and costs more than the making of a frame.
 */
export function corkWrites(clients: Iterable<Wired>): void {
  const sockets = [...clients].flatMap(({ ref }) =>
    '_socket' in ref && ref._socket instanceof Duplex ? [ref._socket] : [],
  );
  for (const socket of sockets) socket.cork();
  process.nextTick(() => {
    for (const socket of sockets) socket.uncork();
  });
}

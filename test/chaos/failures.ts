import type { RoomLink, Transport } from '../../packages/client/src/net/link/transport.ts';

/** Something that went wrong on the way to a table. */
export interface Failure {
  /** In ms since 1970. */
  readonly at: number;
  readonly what: string;
}

/** So many are remembered. */
const KEPT = 12;

/**
 * The same way to a server, which notes into `failures` whatever goes wrong on it, and how each
 * connection ends.
 */
export function noting({ ensure, join }: Transport, failures: Failure[]): Transport {
  const note = (what: string): void => {
    failures.push({ at: Date.now(), what });
    if (failures.length > KEPT) failures.shift();
  };
  const noted = <T>(what: string, promise: Promise<T>): Promise<T> =>
    promise.catch((error: unknown) => {
      note(`${what}: ${describe(error)}`);
      throw error;
    });
  return {
    ensure: (matchId) => noted('ensure', ensure(matchId)),
    join: (roomId, options, listener) => {
      const closed = (code: number): void => {
        note(`closed with ${code}`);
        listener.closed(code);
      };
      const link = (room: RoomLink): RoomLink => ({
        ...room,
        request: (name, body) => noted(name, room.request(name, body)),
      });
      return noted('join', join(roomId, options, { ...listener, closed }).then(link));
    },
  };
}

/** An error with its causes. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, status, cause } = error as Error & {
    readonly code?: unknown;
    readonly status?: unknown;
  };
  const marks = [status, code].filter((mark) => mark !== undefined).map(String);
  return `${String(error)}${marks.length > 0 ? ` (${marks.join(' ')})` : ''}${cause === undefined ? '' : `, caused by ${describe(cause)}`}`;
}

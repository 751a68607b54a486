import type {
  JoinOptions,
  ReportedMessage,
  SaidMessage,
  StepMessage,
  UnsaidMessage,
  WelcomeMessage,
} from '@atoll/protocol';
import type { TableSnapshot } from '../table/session/table-state.ts';

/**
 * What a joined room tells. `state` comes before the `step` of the same seq; nothing comes after
 * `closed`.
 */
export interface RoomListener {
  readonly state: (snapshot: TableSnapshot) => void;
  readonly welcome: (message: WelcomeMessage) => void;
  readonly step: (message: StepMessage) => void;
  /** Somebody at the table said something. */
  readonly said?: (message: SaidMessage) => void;
  /** The host deleted something that was said. */
  readonly unsaid?: (message: UnsaidMessage) => void;
  /** Somebody reported a line: told to the host. */
  readonly reported?: (message: ReportedMessage) => void;
  readonly closed: (code: number) => void;
}

/** One connection to a room. */
export interface RoomLink {
  /**
   * Rejects with `LinkLost` when no answer came, with any other error when the server refused the
   * request itself.
   */
  readonly request: (name: string, body: unknown) => Promise<unknown>;
  /** Ends the connection; `closed` follows. */
  readonly close: () => void;
}

/** The way to a server: what `TableSession` needs of HTTP and of the SDK. */
export interface Transport {
  /** Makes the match exist on a server and tells its room. Rejects with `ApiError`. */
  readonly ensure: (matchId: string) => Promise<string>;
  readonly join: (
    roomId: string,
    options: JoinOptions,
    listener: RoomListener,
  ) => Promise<RoomLink>;
}

/**
 * A request that has no answer, because the connection ended or stayed silent. It may or may not
 * have arrived.
 */
export class LinkLost extends Error {
  override readonly name = 'LinkLost';
}

/** The server failed at what it was asked for; it did answer. */
export class ServerFailed extends Error {
  override readonly name = 'ServerFailed';
}

/** The room refuses this client for good: its seat token opens nothing. */
export class JoinDenied extends Error {
  override readonly name = 'JoinDenied';
}

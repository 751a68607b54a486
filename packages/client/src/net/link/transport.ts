import type {
  JoinOptions,
  ReportedMessage,
  SaidMessage,
  StepMessage,
  UnsaidMessage,
  WelcomeMessage,
} from '@atoll/protocol';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

/**
 * The messages of a joined room. `state` comes before the `step` of the same seq; nothing comes
 * after `closed`.
 */
export interface RoomListener {
  readonly state: (snapshot: TableSnapshot) => void;
  readonly welcome: (message: WelcomeMessage) => void;
  readonly step: (message: StepMessage) => void;
  /** A chat message was sent at the table. */
  readonly said?: (message: SaidMessage) => void;
  /** The host deleted a chat message. */
  readonly unsaid?: (message: UnsaidMessage) => void;
  /** A chat message was reported; sent to the host only. */
  readonly reported?: (message: ReportedMessage) => void;
  readonly closed: (code: number) => void;
}

/** One connection to a room. */
export interface RoomLink {
  /**
   * Rejects with `LinkLost` without an answer, with any other error when the server refused the
   * request itself.
   */
  readonly request: (name: string, body: unknown) => Promise<unknown>;
  /** Ends the connection; `closed` follows. */
  readonly close: () => void;
}

/** The access to a server: the parts of HTTP and of the SDK that `TableSession` needs. */
export interface Transport {
  /** Makes the match exist on a server and resolves to its room. Rejects with `ApiError`. */
  readonly ensure: (matchId: string) => Promise<string>;
  readonly join: (
    roomId: string,
    options: JoinOptions,
    listener: RoomListener,
  ) => Promise<RoomLink>;
}

/**
 * A request without an answer, because the connection ended or stayed silent. It may or may not
 * have arrived.
 */
export class LinkLost extends Error {
  override readonly name = 'LinkLost';
}

/** Another person has taken the seat by consent of the others. */
export class SeatGiven extends Error {
  override readonly name = 'SeatGiven';
}

/** The server answered that it failed at the request. */
export class ServerFailed extends Error {
  override readonly name = 'ServerFailed';
}

/** The room refuses this client for good: its seat token opens nothing. */
export class JoinDenied extends Error {
  override readonly name = 'JoinDenied';
}

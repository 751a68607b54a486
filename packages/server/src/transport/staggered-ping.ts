import { WebSocketTransport } from 'colyseus';
import { WebSocket } from 'ws';
import { speaksJson } from './json-frames.ts';

/** The number of parts in which the connections are pinged. */
const PARTS = 30;

/**
 * Most pings that a program may leave unanswered, such as one that does not read while it thinks.
 */
const MOST_UNANSWERED_BY_PROGRAMS = 8;

/** Pings since the last answer; Colyseus resets it to 0 with every answer. */
interface PingState {
  pingCount?: number;
}

/**
 * Finds dead connections like Colyseus' own transport, but pings a few at a time, evenly over each
 * interval: pinging some thousands at once blocks the server for a tenth of a second.
 */
export class StaggeredPingTransport extends WebSocketTransport {
  /**
   * `pingInterval` in ms; a connection that left `pingMaxRetries` pings unanswered is ended at the
   * next.
   */
  protected override autoTerminateUnresponsiveClients(
    pingInterval: number,
    pingMaxRetries: number,
  ): void {
    let part = 0;
    let left: WebSocket[] = [];
    this.pingInterval = setInterval(() => {
      if (part === 0) left = [...this.wss.clients];
      for (const client of left.splice(0, Math.ceil(left.length / (PARTS - part))))
        ask(client, pingMaxRetries);
      part = (part + 1) % PARTS;
    }, pingInterval / PARTS);
  }
}

function ask(client: WebSocket & PingState, pingMaxRetries: number): void {
  // A connection that is not read at the moment cannot answer.
  if (client.readyState !== WebSocket.OPEN || client.isPaused) return;
  const { pingCount = 0 } = client;
  const most = speaksJson(client) ? MOST_UNANSWERED_BY_PROGRAMS : pingMaxRetries;
  if (pingCount >= most) return client.terminate();
  client.pingCount = pingCount + 1;
  client.ping();
}

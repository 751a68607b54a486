import { WebSocketTransport } from 'colyseus';
import { WebSocket } from 'ws';
import { speaksJson } from './json-frames.ts';

/** In how many parts the connections are asked. */
const PARTS = 30;

/**
 * How many questions a program may leave without an answer, such as one that does not read while it
 * thinks.
 */
const PATIENCE_WITH_PROGRAMS = 40;

/**
 * How often a connection was asked since it last answered; Colyseus sets it to 0 with every answer.
 */
interface PingState {
  pingCount?: number;
}

/**
 * Finds out who is no longer there, like Colyseus' own, but asks a few connections at a time,
 * evenly over each interval: to ask some thousands at once holds everybody up for a tenth of a
 * second.
 */
export class StaggeredPingTransport extends WebSocketTransport {
  /**
   * `pingInterval` in ms; a connection that left `pingMaxRetries` questions without an answer is
   * ended at the next.
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
  // What is not read at the moment cannot answer.
  if (client.readyState !== WebSocket.OPEN || client.isPaused) return;
  const { pingCount = 0 } = client;
  const most = speaksJson(client) ? PATIENCE_WITH_PROGRAMS : pingMaxRetries;
  if (pingCount >= most) return client.terminate();
  client.pingCount = pingCount + 1;
  client.ping();
}

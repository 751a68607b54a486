import { WebSocket } from 'ws';
import type { BenchSeat, Place, Tally } from '../bench-seat.ts';

/** The game that boardgame.io is measured with. */
export const PEER_GAME = 'cells';

/** The first characters of Engine.IO and Socket.IO frames. */
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECTED = `40/${PEER_GAME},`;
const EVENT = `42/${PEER_GAME},`;

interface Made {
  readonly matchID: string;
  readonly playerCredentials: string;
}

const made = new Map<string, Promise<string>>();

/** Sits down at the `match`th match of a boardgame.io server, which the first client creates. */
export async function joinPeer(
  port: number,
  { match, seat, seats }: Place,
  tally: Tally,
): Promise<BenchSeat> {
  const lobby = `http://127.0.0.1:${port}/games/${PEER_GAME}`;
  const key = `${port} ${match}`;
  if (!made.has(key)) made.set(key, post(`${lobby}/create`, { numPlayers: seats }, 'matchID'));
  const matchID = (await made.get(key)) as string;
  const playerID = String(seat);
  const credentials = await post(
    `${lobby}/${matchID}/join`,
    { playerID, playerName: `seat ${seat}` },
    'playerCredentials',
  );
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  const emit = (...said: readonly unknown[]): void => socket.send(EVENT + JSON.stringify(said));
  let waiting: (() => void) | undefined;
  let moves = 0;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      tally.bytes += data.length;
      tally.frames++;
      const text = data.toString('latin1', 0, EVENT.length + 8);
      if (text.startsWith(EVENT)) {
        if (text.startsWith('["sync"', EVENT.length)) return resolve();
        tally.patches.push(data.length);
        if (isOwn(data, playerID)) waiting?.();
      } else if (text.startsWith(CONNECTED)) emit('sync', matchID, playerID, credentials, seats);
      else if (text.startsWith(OPEN)) socket.send(CONNECTED);
      else if (text === PING) socket.send(PONG);
    });
  });
  return {
    submit: () =>
      new Promise((resolve) => {
        waiting = () => {
          waiting = undefined;
          resolve();
        };
        const cell = (moves++ * 4 + seat) % 64;
        const args = [cell, { card: `coral-${moves}`, level: moves % 3 }];
        const payload = { type: 'lay', args, playerID, credentials };
        emit('update', { type: 'MAKE_MOVE', payload }, 0, matchID, playerID);
      }),
    leave: () => socket.close(),
  };
}

/** Whether an update reports a move of this player: the log at its end holds the last move. */
function isOwn(data: Buffer, playerID: string): boolean {
  const end = data.toString('latin1', Math.max(0, data.length - 400));
  return end.slice(end.lastIndexOf('"playerID"')).startsWith(`"playerID":"${playerID}"`);
}

async function post(url: string, body: object, field: keyof Made): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as Made)[field];
}

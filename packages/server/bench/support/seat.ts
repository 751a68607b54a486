import { Protocol } from 'colyseus';
import { decode, encode } from '@colyseus/schema';
import { Packr } from 'msgpackr';
import { WebSocket } from 'ws';
import { matchIdOf } from './bench-matches.ts';
import { tokenOf } from './match-record.ts';
import type { BenchSeat, Place, Tally } from './bench-seat.ts';
import { joinPeer } from './peer/peer-seat.ts';
import type { MeasuredServer } from './measured-server.ts';

/** The server at which a seat is taken. */
type Address = Pick<MeasuredServer, 'kind' | 'port'>;

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Sits down at the `match`th match and resolves when the state of the table has arrived. */
export async function sit(server: Address, place: Place, tally: Tally): Promise<BenchSeat> {
  if (server.kind === 'baseline') return joinBaseline(server, place, tally);
  if (server.kind === 'peer') return joinPeer(server.port, place, tally);
  return joinTable(server, place, tally);
}

/** Ensures that the table exists. */
export async function ensure(server: Address, match: number): Promise<void> {
  if (server.kind === 'baseline' || server.kind === 'peer') return;
  await post(`http://127.0.0.1:${server.port}/api/matches/${matchIdOf(match)}/ensure`, {});
}

const packr = new Packr({ useRecords: false });

async function joinTable(server: Address, place: Place, tally: Tally): Promise<BenchSeat> {
  const matchId = matchIdOf(place.match);
  const token = tokenOf(matchId, place.seat);
  const joined = (await post(`http://127.0.0.1:${server.port}/matchmake/joinById/${matchId}`, {
    token,
    compact: true,
  })) as { readonly processId: string; readonly roomId: string; readonly sessionId: string };
  const socket = new WebSocket(
    `ws://127.0.0.1:${server.port}/${joined.processId}/${joined.roomId}?sessionId=${joined.sessionId}`,
  );
  const header = Buffer.alloc(64);
  let waiting: Waiting | undefined;
  let requests = 0;
  const arrived = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => {
      reject(new Error(`the server closed a connection with ${code}`));
      waiting?.reject(new Error(`the server closed a connection with ${code}`));
    });
    socket.on('message', (data: Buffer) => {
      count(tally, data);
      switch (data[0]) {
        case Protocol.JOIN_ROOM:
          return socket.send(Buffer.from([Protocol.JOIN_ROOM]));
        case Protocol.ROOM_STATE:
          return resolve();
        case Protocol.ROOM_STATE_PATCH:
          return void tally.patches.push(data.length);
        case Protocol.ROOM_RESPONSE:
          return settle(answerIn(data));
      }
    });
  });
  const settle = (answer: { readonly ok: boolean }): void => {
    const { resolve, reject } = waiting as Waiting;
    waiting = undefined;
    if (answer.ok) resolve();
    else reject(new Error(`refused: ${JSON.stringify(answer)}`));
  };
  await arrived;
  return {
    submit: (submission) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const it = { offset: 1 };
        header[0] = Protocol.ROOM_REQUEST;
        encode.number(header, requests++, it);
        encode.string(header, 'submit', it);
        socket.send(Buffer.concat([header.subarray(0, it.offset), packr.pack(submission)]));
      }),
    leave: () => socket.removeAllListeners('close').close(),
  };
}

function answerIn(data: Buffer): { readonly ok: boolean } {
  const it = { offset: 1 };
  decode.number(data, it);
  const status = data[it.offset++];
  return status === 0
    ? (packr.unpack(data.subarray(it.offset)) as { readonly ok: boolean })
    : { ok: false };
}

async function joinBaseline(
  server: Address,
  { match, seat }: Place,
  tally: Tally,
): Promise<BenchSeat> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/?match=${match}&seat=${seat}`);
  let waiting: (() => void) | undefined;
  let request = 0;
  const arrived = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      count(tally, data);
      const text = data.toString('latin1', 2, 9);
      if (text.startsWith('patch')) tally.patches.push(data.length);
      else if (text.startsWith('answer')) {
        JSON.parse(data.toString());
        waiting?.();
      } else if (text.startsWith('welcome')) resolve();
    });
  });
  await arrived;
  return {
    submit: (submission) =>
      new Promise((resolve) => {
        waiting = resolve;
        socket.send(JSON.stringify({ request: request++, ...submission }));
      }),
    leave: () => socket.close(),
  };
}

function count(tally: Tally, data: Buffer): void {
  tally.bytes += data.length;
  tally.frames++;
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

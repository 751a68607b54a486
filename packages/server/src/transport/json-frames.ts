import { decode } from '@colyseus/schema';
import { CloseCode, getMessageBytes, Protocol } from 'colyseus';
import { jsonRequest } from '@atoll/protocol';
import { MOST_VALUES } from './frame-check.ts';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { z } from 'zod';

/** The message name under which JSON texts pass between this module and the room, inside frames. */
export const JSON_DATA = 'json';
/** The ending of an address that asks for this form. */
export const JSON_FORM = 'form=json';

/** The part of a socket between the network and Colyseus. */
export type TextSocket = Pick<WebSocket, 'close' | 'emit' | 'send'>;

const speakers = new WeakSet<object>();

/** Whether this connection carries JSON texts, both ways. */
export function speaksJson(socket: object): boolean {
  return speakers.has(socket);
}

/** Whether a connection asks for JSON texts instead of Colyseus' frames. */
export function asksForJson({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.endsWith(`&${JSON_FORM}`);
}

/**
 * Turns every incoming text into a Colyseus frame, and sends only the JSON messages of the room.
 * Install in front of all other checks of the socket.
 */
export function speakJson(socket: TextSocket, refused: (why: string) => void): void {
  speakers.add(socket);
  const emit = socket.emit.bind(socket);
  const send = socket.send.bind(socket) as (text: string, sent?: unknown) => void;
  let closing = false;
  const say = (message: object, sent?: unknown): void => send(JSON.stringify(message), sent);
  const refuse = (message: string): boolean => {
    closing = true;
    refused('a text that is no request');
    say({ type: 'error', message });
    socket.close(CloseCode.WITH_ERROR, 'a text that is no request');
    return true;
  };
  socket.send = ((frame: Uint8Array, ...rest: readonly unknown[]) => {
    const sent = rest.at(-1);
    const [code] = frame;
    if (code === Protocol.ROOM_DATA_BYTES) return send(textOf(frame), sent);
    if (code === Protocol.ERROR) return say(errorOf(frame), sent);
    if (typeof sent === 'function') setImmediate(sent as () => void);
    // Clients of Colyseus send this when they have read the shape of the state.
    if (code === Protocol.JOIN_ROOM) setImmediate(emit, 'message', Buffer.of(Protocol.JOIN_ROOM));
  }) as WebSocket['send'];
  socket.emit = (event: string | symbol, ...args: unknown[]) => {
    if (event !== 'message') return emit(event, ...args);
    if (closing) return true;
    const read = requestOf(args[0] as Uint8Array);
    return typeof read === 'string' ? refuse(read) : emit('message', read, true);
  };
}

/** The frame of a client's message, or its error. */
function requestOf(data: Uint8Array): Buffer | string {
  if (!hasFewValues(data)) return `more than ${MOST_VALUES} values`;
  let raw: unknown;
  try {
    raw = JSON.parse(Buffer.from(data).toString('utf8'));
  } catch {
    return 'not a text of JSON';
  }
  const read = jsonRequest.safeParse(raw);
  if (!read.success) return z.prettifyError(read.error);
  try {
    return getMessageBytes.raw(Protocol.ROOM_DATA, JSON_DATA, read.data);
  } catch {
    return 'too deep';
  }
}

const [QUOTE, ESCAPE] = [0x22, 0x5c];
/** The characters before values: comma, colon, bracket and brace. */
const BETWEEN: ReadonlySet<number> = new Set(Buffer.from(',:[{'));

/** Whether a JSON text may be parsed: not with more values than a frame may have. */
function hasFewValues(text: Uint8Array): boolean {
  let [values, quoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? 0;
    if (sign === QUOTE) quoted = !quoted;
    else if (quoted) at += sign === ESCAPE ? 1 : 0;
    else if (BETWEEN.has(sign) && ++values > MOST_VALUES) return false;
  }
  return true;
}

/** The text of the room's message, after its name. */
function textOf(frame: Uint8Array): string {
  const it = { offset: 1 };
  decode.string(frame as Buffer, it);
  return Buffer.from(frame.subarray(it.offset)).toString('utf8');
}

function errorOf(frame: Uint8Array): object {
  const it = { offset: 1 };
  const code = decode.number(frame as Buffer, it);
  return { type: 'error', code, message: decode.string(frame as Buffer, it) };
}

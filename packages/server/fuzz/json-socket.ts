import { NO_PROMPT, type JsonMessage, type Prompt } from '@atoll/protocol';
import type { Random } from '@atoll/test-client/random';
import WebSocket from 'ws';
import { call } from '@atoll/test-client/call';
import { disturbed, oddValue } from './odd-value.ts';
import { NoAnswer } from './socket.ts';
import { honestRequest } from './table-requests.ts';

/** How long the server may take to answer a text or to end the connection, in ms. */
const TIMEOUT_MS = 20_000;

/** A connection to a table that sends more or less valid JSON. */
export class JsonSocket {
  prompt: Prompt = NO_PROMPT;
  readonly #ws: WebSocket;
  #heard = 0;
  #wake: () => void = () => undefined;

  private constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as JsonMessage;
      if ('prompt' in message && message.prompt) this.prompt = message.prompt;
      if (message.type === 'answer' || message.type === 'welcome') this.#heard++;
      this.#wake();
    });
    ws.on('close', () => this.#wake());
    ws.on('error', () => this.#wake());
  }

  static async enter(
    address: string,
    { matchId, token }: { readonly matchId: string; readonly token?: string },
  ): Promise<JsonSocket> {
    const body = token === undefined ? {} : { token };
    const route = `/api/matches/${matchId}/enter`;
    const { socket } = (await (await call(address, { method: 'POST', route, body })).json()) as {
      readonly socket: string;
    };
    const url = new URL(socket, address).href.replace('http', 'ws');
    const entered = new JsonSocket(new WebSocket(url, { perMessageDeflate: false }));
    await entered.#until(() => entered.#heard > 0);
    return entered;
  }

  get open(): boolean {
    return this.#ws.readyState === WebSocket.OPEN || this.#ws.readyState === WebSocket.CONNECTING;
  }

  /** Resolves when the text is answered, or has ended the connection. */
  async send(text: string | Buffer): Promise<void> {
    const heard = this.#heard;
    this.#ws.send(text, () => undefined);
    await this.#until(() => this.#heard > heard);
  }

  end(): void {
    this.#ws.terminate();
  }

  async #until(holds: () => boolean): Promise<void> {
    const late = AbortSignal.timeout(TIMEOUT_MS);
    late.addEventListener('abort', () => this.#wake());
    while (!holds() && this.open && !late.aborted)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    if (late.aborted) throw new NoAnswer(`no answer to a text for ${TIMEOUT_MS} ms`);
  }
}

/** The next text of an attacker: mostly a request that is nearly valid. */
export function nextText(random: Random, prompt: Prompt): string | Buffer {
  const { name: request, body } = honestRequest(random, { prompt, seq: 0 });
  const n = random.below(70_000);
  if (random.once(12)) return written(disturbed(random, { request, n, body }));
  if (random.once(12)) return written(oddValue(random));
  const text = written({ request, n, body: random.once(4) ? body : disturbed(random, body) });
  if (!random.once(12)) return text;
  const place = random.below(text.length);
  return random.pick([
    text.slice(0, place),
    text + text.slice(place),
    Buffer.from(text).fill(random.below(256), place),
  ]);
}

/** Some values cannot be serialized at all. */
function written(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? 'undefined').slice(0, 16_000);
  } catch {
    return '{';
  }
}

import { randomUUID } from 'node:crypto';
import { type EnterAnswer, type JsonMessage, NO_PROMPT, type Prompt } from '@atoll/protocol';
import { call } from './call.ts';
import { Waiting } from './waiting.ts';

/** One JSON connection to a table, with Node's built-in modules only. */
export class JsonClient {
  readonly messages: JsonMessage[] = [];
  readonly socket: WebSocket;
  /** The code that the connection was closed with. */
  closed: number | undefined;
  readonly #waiting = new Waiting(
    () => `${JSON.stringify(this.messages.at(-1))}, closed with ${this.closed ?? 'nothing'}`,
  );
  #n = 0;

  constructor(address: string) {
    this.socket = new WebSocket(address);
    this.socket.onmessage = ({ data }) => {
      this.messages.push(JSON.parse(String(data)) as JsonMessage);
      this.#waiting.wake();
    };
    this.socket.onclose = ({ code }) => {
      this.closed = code;
      this.#waiting.wake();
    };
  }

  static async enter(
    server: string,
    { matchId, token }: { readonly matchId: string; readonly token?: string },
  ): Promise<JsonClient> {
    const answer = await call(server, {
      method: 'POST',
      route: `/api/matches/${matchId}/enter`,
      body: token === undefined ? {} : { token },
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { socket } = (await answer.json()) as EnterAnswer;
    const client = new JsonClient(new URL(socket, server).href.replace('http', 'ws'));
    await client.until(() => client.messages.length > 0 || client.closed !== undefined);
    return client;
  }

  /** The messages of one kind so far. */
  of<T extends JsonMessage['type']>(type: T): readonly Extract<JsonMessage, { type: T }>[] {
    return this.messages.filter(
      (message): message is Extract<JsonMessage, { type: T }> => message.type === type,
    );
  }

  /** The newest table. */
  get table() {
    const newest = this.messages.findLast((message) => 'table' in message);
    return newest && 'table' in newest ? newest.table : undefined;
  }

  /** The newest prompt. */
  get prompt(): Prompt {
    const newest = this.messages.findLast((message) => 'prompt' in message && message.prompt);
    return newest && 'prompt' in newest && newest.prompt ? newest.prompt : NO_PROMPT;
  }

  async ask(request: string, body?: unknown): Promise<Extract<JsonMessage, { type: 'answer' }>> {
    const n = this.#n++;
    this.socket.send(JSON.stringify({ request, n, body }));
    const found = () => this.of('answer').find((answer) => answer.n === n);
    await this.until(() => found() !== undefined);
    return found()!;
  }

  until(holds: () => boolean): Promise<void> {
    return this.#waiting.until(holds);
  }

  /** Asks, and throws a refusal. */
  async askOrThrow(request: string, body?: unknown): Promise<void> {
    const answer = await this.ask(request, body);
    if (!answer.ok) throw new Error(`${request} is refused: ${JSON.stringify(answer)}`);
  }

  /** Submits the first legal action that `isWanted`, or else the first. */
  async decide(isWanted: (action: unknown) => boolean): Promise<void> {
    const { question: basedOn, legal } = this.prompt;
    const action = legal.find(isWanted) ?? legal[0];
    await this.askOrThrow('submit', { id: randomUUID(), basedOn, action });
    await this.until(() => this.prompt.question !== basedOn || this.table?.phase === 'over');
  }

  close(): void {
    this.socket.close();
  }
}

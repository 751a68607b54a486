import type { JsonMessage, JsonRequest } from '@atoll/protocol';
import { CloseCode } from 'colyseus';
import { refuse } from '../match/table.ts';
import { JSON_DATA } from '../transport/json-frames.ts';
import type { RequestClient, TableClient, TableMessages } from './request-handler.ts';

/** Sends a message to a connection that reads JSON. */
export function sendJson(client: Pick<TableClient, 'sendBytes'>, message: JsonMessage): void {
  client.sendBytes(JSON_DATA, Buffer.from(JSON.stringify(message)));
}

/** Sends a message whose fields are the same in JSON. */
export function sendMessage<T extends keyof Omit<TableMessages, 'welcome'>>(
  client: TableClient,
  type: T,
  message: TableMessages[T],
): void {
  if (client.userData?.form === 'json') sendJson(client, { type, ...message } as JsonMessage);
  else client.send(type, message);
}

type Handler = (client: RequestClient, body: unknown) => Promise<object>;

/** Answers requests of JSON connections with the handlers of the other connections. */
export function jsonRequests(handlers: Readonly<Record<string, Handler>>) {
  return async (client: RequestClient, message: unknown): Promise<void> => {
    if (client.userData?.form !== 'json') return client.leave(CloseCode.WITH_ERROR);
    const { request, n, body } = message as JsonRequest;
    const handle = Object.hasOwn(handlers, request) ? handlers[request] : undefined;
    const answer = handle
      ? await handle(client, body)
      : refuse('malformed', {
          message: `there is no request "${request}"; there are ${Object.keys(handlers).join(', ')}`,
        });
    sendJson(client, { type: 'answer', n, ...answer } as JsonMessage);
  };
}

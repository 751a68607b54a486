import {
  historyRequest,
  rematchRequest,
  seatRequest,
  submitRequest,
  undoRequest,
} from '@atoll/protocol';
import { z } from 'zod';
import type { MatchHost } from '../match/match-host.ts';
import { handleRequest, type RequestClient, type RequestContext } from './request-handler.ts';

export interface TableRequestsParts {
  readonly context: RequestContext;
  /** Known as soon as the room lets anybody in. */
  readonly host: () => MatchHost;
  /** Told that a seat got another token, by the connection that asked for it. */
  readonly onTokenReplaced: (by: RequestClient) => void;
}

/** What may be asked at a table, by the names of the messages. */
export function tableRequests({ context, host, onTokenReplaced }: TableRequestsParts) {
  return {
    submit: handleRequest(context, submitRequest, (seat, request) => host().submit(seat, request)),
    undo: handleRequest(context, undoRequest, (seat, request) => host().undo(seat, request)),
    seats: handleRequest(context, seatRequest, async (seat, request, asker) => {
      const answer = await host().change(seat, request);
      if (answer.ok && request.do === 'token') onTokenReplaced(asker);
      return answer;
    }),
    rematch: handleRequest(context, rematchRequest, (seat, request) =>
      host().rematch(seat, request),
    ),
    start: handleRequest(context, z.unknown(), (seat) => host().start(seat)),
    history: handleRequest(context, historyRequest, (seat, { from }) => host().history(seat, from)),
  };
}

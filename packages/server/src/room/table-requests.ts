import {
  composingRequest,
  concedeRequest,
  historyRequest,
  momentsRequest,
  rematchRequest,
  reportRequest,
  revertRequest,
  saidRequest,
  sayRequest,
  seatRequest,
  standInRequest,
  submitRequest,
  undoRequest,
  unsayRequest,
} from '@atoll/protocol';
import { z } from 'zod';
import type { AsideWait } from '../bots/aside-wait.ts';
import type { MatchHost } from '../match/match-host.ts';
import { jsonRequests } from './json-messages.ts';
import type { Chat } from './chat/chat.ts';
import { handleRequest, type RequestClient, type RequestContext } from './request-handler.ts';

export interface TableRequestsParts {
  readonly context: RequestContext;
  /** Known as soon as the room lets anybody in. */
  readonly host: () => MatchHost;
  readonly chat: () => Chat;
  readonly asides: () => AsideWait;
  /** Told that a seat got another token, by the connection that asked for it. */
  readonly onTokenReplaced: (by: RequestClient) => void;
}

/** What may be asked at a table, by the names of the messages. */
export function tableRequests({
  context,
  host,
  chat,
  asides,
  onTokenReplaced,
}: TableRequestsParts) {
  const requests = {
    submit: handleRequest(context, submitRequest, (seat, request) => host().submit(seat, request)),
    undo: handleRequest(context, undoRequest, (seat, request) => host().undo(seat, request)),
    seats: handleRequest(context, seatRequest, async (seat, request, asker) => {
      const answer = await host().change(seat, request);
      if (answer.ok && request.do === 'token') onTokenReplaced(asker);
      return answer;
    }),
    concede: handleRequest(context, concedeRequest, (seat, request) =>
      host().concede(seat, request),
    ),
    revert: handleRequest(context, revertRequest, (seat, request) =>
      host().askRevert(seat, request),
    ),
    standin: handleRequest(context, standInRequest, (seat, request) =>
      host().standIns.handle(seat, request),
    ),
    composing: handleRequest(context, composingRequest, (seat, request) =>
      asides().handle(seat, request),
    ),
    rematch: handleRequest(context, rematchRequest, (seat, request) =>
      host().rematch(seat, request),
    ),
    say: handleRequest(context, sayRequest, (seat, request) => chat().say(seat, request)),
    unsay: handleRequest(context, unsayRequest, (seat, range) => chat().unsay(seat, range)),
    report: handleRequest(context, reportRequest, (seat, { n }) => chat().report(seat, n)),
    said: handleRequest(context, saidRequest, (seat, { before }) => chat().before(seat, before)),
    start: handleRequest(context, z.unknown(), (seat) => host().start(seat)),
    history: handleRequest(context, historyRequest, (seat, { from }) => host().history(seat, from)),
    moments: handleRequest(context, momentsRequest, (seat, request) =>
      host().moments(seat, request),
    ),
  };
  return { ...requests, json: jsonRequests(requests) };
}

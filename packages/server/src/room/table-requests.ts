import {
  composingRequest,
  concedeRequest,
  historyRequest,
  momentsRequest,
  pauseRequest,
  preparedRequest,
  rematchRequest,
  reportRequest,
  revertRequest,
  saidRequest,
  sayRequest,
  seatOfferRequest,
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
import { refusesInTournament } from '../match/refuses-in-tournament.ts';
import { REQUEST_COSTS } from './request-costs.ts';
import { handleRequest, type RequestClient, type RequestContext } from './request-handler.ts';

export interface TableRequestsParts {
  readonly context: RequestContext;
  /** Known before the room lets any client in. */
  readonly host: () => MatchHost;
  readonly chat: () => Chat;
  readonly asides: () => AsideWait;
  /** Called after a seat got another token, with the connection that asked for it. */
  readonly onTokenReplaced: (by: RequestClient) => void;
}

/** The requests at a table, by message name. */
export function tableRequests({
  context,
  host,
  chat,
  asides,
  onTokenReplaced,
}: TableRequestsParts) {
  const requests = {
    submit: handleRequest(
      context,
      { schema: submitRequest, cost: REQUEST_COSTS.submit },
      (seat, request) => host().submissions.submit(seat, request),
    ),
    undo: handleRequest(
      context,
      { schema: undoRequest, cost: REQUEST_COSTS.undo },
      (seat, request) => host().submissions.undo(seat, request),
    ),
    seats: handleRequest(
      context,
      { schema: seatRequest, cost: REQUEST_COSTS.seats },
      async (seat, request, asker) => {
        const answer = await host().seats.change(seat, request);
        if (answer.ok && request.do === 'token') onTokenReplaced(asker);
        return answer;
      },
    ),
    concede: handleRequest(
      context,
      { schema: concedeRequest, cost: REQUEST_COSTS.concede },
      (seat, request) => host().submissions.concede(seat, request),
    ),
    revert: handleRequest(
      context,
      { schema: revertRequest, cost: REQUEST_COSTS.revert },
      async (seat, request) =>
        refusesInTournament(host().state.record) ?? host().reverts.handle(seat, request),
    ),
    standin: handleRequest(
      context,
      { schema: standInRequest, cost: REQUEST_COSTS.standin },
      async (seat, request) =>
        refusesInTournament(host().state.record) ?? host().standIns.handle(seat, request),
    ),
    seatoffer: handleRequest(
      context,
      { schema: seatOfferRequest, cost: REQUEST_COSTS.seatoffer },
      async (seat, request) =>
        refusesInTournament(host().state.record) ?? host().seatOffers.handle(seat, request),
    ),
    pause: handleRequest(
      context,
      { schema: pauseRequest, cost: REQUEST_COSTS.pause },
      async (seat, request) =>
        refusesInTournament(host().state.record) ?? host().pauses.handle(seat, request),
    ),
    prepared: handleRequest(
      context,
      { schema: preparedRequest, cost: REQUEST_COSTS.prepared },
      (seat, request) => host().prepared.handle(seat, request),
    ),
    composing: handleRequest(
      context,
      { schema: composingRequest, cost: REQUEST_COSTS.composing },
      (seat, request) => asides().handle(seat, request),
    ),
    rematch: handleRequest(
      context,
      { schema: rematchRequest, cost: REQUEST_COSTS.rematch },
      async (seat, request, { userData }) =>
        refusesInTournament(host().state.record) ??
        host().seats.rematch(seat, request, () =>
          context.services().limits.secondsUntil('create', userData?.address ?? 'unknown'),
        ),
    ),
    say: handleRequest(context, { schema: sayRequest, cost: REQUEST_COSTS.say }, (seat, request) =>
      chat().say(seat, request),
    ),
    unsay: handleRequest(
      context,
      { schema: unsayRequest, cost: REQUEST_COSTS.unsay },
      (seat, range) => chat().unsay(seat, range),
    ),
    report: handleRequest(
      context,
      { schema: reportRequest, cost: REQUEST_COSTS.report },
      (seat, { n }) => chat().report(seat, n),
    ),
    said: handleRequest(
      context,
      { schema: saidRequest, cost: REQUEST_COSTS.said },
      (seat, { before }) => chat().before(seat, before),
    ),
    start: handleRequest(context, { schema: z.unknown(), cost: REQUEST_COSTS.start }, (seat) =>
      host().seats.start(seat),
    ),
    history: handleRequest(
      context,
      { schema: historyRequest, cost: (request) => REQUEST_COSTS.history(host().history, request) },
      (seat, { from }) => host().history.steps(seat, from),
    ),
    moments: handleRequest(
      context,
      { schema: momentsRequest, cost: (request) => REQUEST_COSTS.moments(host().history, request) },
      (seat, request) => host().history.moments(seat, request),
    ),
  };
  return { ...requests, json: jsonRequests(requests) };
}

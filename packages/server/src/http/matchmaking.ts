import { fieldsOf } from '@atoll/engine';
import { joinOptions, matchIdSchema, reviewJoinOptions } from '@atoll/protocol';
import { matchMaker, ServerError } from 'colyseus';
import type { Application } from 'express';
import type { Services } from '../room/services.ts';
import { Unreadable } from '../store/match-store.ts';
import { counting, inNoCache, read, readBody } from './request-reading.ts';

/** Only the people of a review have a name here; the room reads the options again. */
const optionsFor = (body: unknown) => ('name' in fieldsOf(body) ? reviewJoinOptions : joinOptions);

/**
 * Mounts the entry to a room: the only matchmaking request of Colyseus' client, answered in its
 * format.
 */
export function mountMatchmaking(app: Application, services: Services): void {
  app.post(
    '/matchmake/joinById/:id',
    inNoCache,
    counting(services, 'enter'),
    readBody,
    async (request, response) => {
      const id = read(matchIdSchema, request.params['id']);
      try {
        response.json(await matchMaker.joinById(id, read(optionsFor(request.body), request.body)));
      } catch (error) {
        const code =
          error instanceof ServerError ? error.code : isUnreachable(error) ? 503 : undefined;
        if (code === undefined) throw error;
        if (code === 503) response.set('Retry-After', '2');
        response.status(code).json({ code, error: (error as Error).message });
      }
    },
  );
}

/**
 * Whether the server that holds a room does not answer, or closes it, for which Colyseus exports no
 * error class, or the store or Redis cannot be read.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Unreadable ||
  (error instanceof Error && error.constructor.name === 'SeatReservationError');

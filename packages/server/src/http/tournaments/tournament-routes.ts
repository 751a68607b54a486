import {
  matchIdSchema,
  tournamentChange,
  tournamentJoin,
  tournamentQuestion,
  tournamentRequest,
} from '@atoll/protocol';
import type { Request, Router } from 'express';
import type { ApiParts } from '../api-parts.ts';
import { read, readBody } from '../request-reading.ts';
import { Tournaments } from './tournaments.ts';

/** Mounts the requests about tournaments. */
export function mountTournaments(api: Router, { services, limited }: ApiParts): void {
  const tournaments = new Tournaments(services);
  const idOf = (request: Request): string => read(matchIdSchema, request.params['id']);
  api.post('/tournaments', limited('tournament'), readBody, async (request, response) => {
    response.status(201).json(await tournaments.create(read(tournamentRequest, request.body)));
  });
  api.post('/tournaments/:id', limited('follow'), readBody, async (request, response) => {
    const { token } = read(tournamentQuestion, request.body);
    response.json(await tournaments.view(idOf(request), token));
  });
  api.post('/tournaments/:id/join', limited('join'), readBody, async (request, response) => {
    const grant = await tournaments.join(idOf(request), read(tournamentJoin, request.body));
    response.status(201).json(grant);
  });
  api.post('/tournaments/:id/change', limited('list'), readBody, async (request, response) => {
    response.json(await tournaments.change(idOf(request), read(tournamentChange, request.body)));
  });
}

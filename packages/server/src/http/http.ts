import { InvalidInput } from '@atoll/engine';
import {
  CODE_LENGTH,
  codeSchema,
  createRequest,
  type ErrorAnswer,
  joinOptions,
  joinRequest,
  matchIdSchema,
  seatedRequest,
} from '@atoll/protocol';
import { matchMaker, ServerError } from 'colyseus';
import express, {
  type Application,
  type NextFunction,
  type Request,
  type Response,
  Router,
} from 'express';
import { z } from 'zod';
import type { Directory } from '../room/directory.ts';
import { Refusal } from './refusal.ts';
import { type LimitName, TooOften } from '../limits/limits.ts';
import type { Services } from '../room/services.ts';
import { matchFileOf } from './match-files.ts';
import { SeatedMatches } from './seated-matches.ts';
import { type MatchRecord, NotStored, Unreadable } from '../store/match-store.ts';

const BODY_LIMIT = 16 * 1024;
const readJson = express.json({ limit: BODY_LIMIT, inflate: false });

/** Answers may open a seat, or tell who sits where. */
function inNoCache(_request: Request, response: Response, next: NextFunction): void {
  response.set('Cache-Control', 'no-store');
  next();
}

type Guard = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Counts a request before anything of it is read. */
function counting({ limits }: Services, limit: LimitName): Guard {
  return async (request, _response, next) => {
    await limits.count(limit, addressOf(request));
    next();
  };
}

/**
 * Reads a body that says how long it is. Express alone would read whatever comes to its end, and
 * only then refuse it.
 */
function readBody(request: Request, response: Response, next: NextFunction): void {
  const length = Number(
    request.get('content-length') ?? (request.get('transfer-encoding') === undefined ? 0 : NaN),
  );
  if (length <= BODY_LIMIT) return readJson(request, response, next);
  response.set('Connection', 'close');
  if (Number.isNaN(length))
    throw new Refusal(411, 'malformed', 'a request with a body must say its length');
  throw new Refusal(413, 'malformed', `a body has at most ${BODY_LIMIT} bytes, not ${length}`);
}

/**
 * Mounts the way into a room: the one question that the client of Colyseus asks, answered in its
 * words.
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
        response.json(await matchMaker.joinById(id, read(joinOptions, request.body)));
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
 * error; or nobody can say.
 */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Unreadable ||
  (error instanceof Error && error.constructor.name === 'SeatReservationError');

/** Mounts the HTTP interface of `docs/protocol.md` below /api, and GET /metrics. */
export function mountApi(app: Application, services: Services, directory: Directory): void {
  const api = Router();
  api.use(inNoCache);
  const limited = (limit: LimitName): Guard => counting(services, limit);
  const byCode = async (request: Request, code: string): Promise<MatchRecord> => {
    // Counted before it is looked up: or whoever asks for many at once would hear of a hit among
    // them, however many were wrong.
    const guess = { address: addressOf(request), short: code.length === CODE_LENGTH };
    await services.limits.countCode(guess);
    const match = await directory.findByCode(code);
    if (!match)
      throw new Refusal(
        404,
        'unknown-code',
        'no table has this code; short ones lead to a table for a week, links for longer',
      );
    await services.limits.giveCodeBack(guess);
    return match;
  };

  api.get('/health', async (_request, response) => {
    response.json({
      ok: true,
      matches: services.metrics.tables.size,
      stores: services.store.failure === '',
    });
  });
  api.post('/matches', limited('create'), readBody, async (request, response) => {
    response.status(201).json(await directory.create(read(createRequest, request.body)));
  });
  api.get('/matches', limited('list'), async (_request, response) => {
    response.json({ tables: await directory.listPublic() });
  });
  api.post('/matches/:id/ensure', limited('restore'), async (request, response) => {
    const id = read(matchIdSchema, request.params['id']);
    if (!(await directory.find(id)))
      throw new Refusal(404, 'unknown-match', 'there is no such match');
    response.json({ roomId: await directory.ensure(id) });
  });
  api.get('/matches/:id/file', limited('restore'), async (request, response) => {
    const id = read(matchIdSchema, request.params['id']);
    const text = await matchFileOf(services.store, id);
    response.attachment(`${id}.jsonl`).type('application/jsonl').send(text);
  });
  const seated = new SeatedMatches(services);
  api.post('/seats', limited('list'), readBody, async (request, response) => {
    response.json({ matches: await seated.of(read(seatedRequest, request.body)) });
  });
  api.post('/join', limited('join'), readBody, async (request, response) => {
    const { code, name } = read(joinRequest, request.body);
    const match = await byCode(request, code);
    // Nobody joins a match that has begun, so that it need not be brought into memory to say so.
    const grant = match.table.startedAt > 0 ? undefined : await directory.join(match, name);
    if (grant) {
      response.status(201).json(grant);
      return;
    }
    const [reason, sentence] = whyNoSeat((await directory.find(match.matchId)) ?? match);
    throw new Refusal(409, reason, `${sentence}; you may watch`, match.matchId);
  });
  api.get('/invites/:code', limited('list'), async (request, response) => {
    response.json(
      await directory.summary(await byCode(request, read(codeSchema, request.params['code']))),
    );
  });
  api.use((request) => {
    throw new Refusal(
      404,
      'unknown-path',
      `there is no ${request.method} ${request.baseUrl}${request.path}; see docs/protocol.md`,
    );
  });
  api.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    answerError(error, { request, response, services });
  });

  app.use('/api', api);
  app.get('/metrics', async (_request, response) => {
    response
      .type(services.metrics.registry.contentType)
      .send(await services.metrics.registry.metrics());
  });
}

/**
 * Mounts what answers when nothing else does; to be called last. Express alone would answer with a
 * stack trace.
 */
export function mountRefusals(app: Application, services: Services): void {
  app.use((request) => {
    throw new Refusal(404, 'unknown-path', `there is no ${request.method} ${request.path}`);
  });
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    answerError(error, { request, response, services });
  });
}

function whyNoSeat({
  table: { startedAt, endedAt },
}: MatchRecord): readonly [reason: string, sentence: string] {
  if (endedAt > 0) return ['over', 'the match is over'];
  return startedAt > 0 ? ['started', 'the match has begun'] : ['full', 'every seat is taken'];
}

function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}

function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new Refusal(400, 'malformed', z.prettifyError(parsed.error));
  return parsed.data;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly services: Services;
}

function answerError(error: unknown, { request, response, services }: Exchange): void {
  const refusal = refusalOf(error);
  if (error instanceof TooOften) {
    services.metrics.limited.inc({ limit: error.limit });
    response.set('Retry-After', String(error.retryAfterSeconds));
  }
  if (refusal.status === 503) {
    if (error instanceof NotStored) services.metrics.unstored.inc();
    response.set('Retry-After', '2');
  } else if (refusal.status >= 500) {
    services.metrics.errors.inc({ where: 'http' });
    // The route and not the address: an address may hold an invite code.
    services.logger.error(
      { err: error, method: request.method, route: request.route?.path },
      'unexpected error in a request',
    );
  }
  const watch = refusal.watch === undefined ? {} : { watch: refusal.watch };
  response
    .status(refusal.status)
    .json({
      error: { code: refusal.code, message: refusal.message, ...watch },
    } satisfies ErrorAnswer);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TooOften) return new Refusal(429, 'too-often', error.message);
  if (error instanceof NotStored)
    return new Refusal(
      503,
      'not-stored',
      'the server cannot store anything right now; try again soon',
    );
  if (error instanceof InvalidInput) return new Refusal(400, 'malformed', error.message);
  const status = z
    .object({ status: z.int().min(400).max(499), message: z.string(), type: z.string().optional() })
    .safeParse(error);
  if (status.success) {
    const { status: number, message, type } = status.data;
    // Only the reader of bodies gives its errors a type.
    return new Refusal(
      number,
      'malformed',
      type === undefined ? message : `no JSON of at most ${BODY_LIMIT} bytes: ${message}`,
    );
  }
  // What goes wrong while a room is made comes with its code only.
  const told = z.object({ code: z.literal([409, 503]), message: z.string() }).safeParse(error);
  if (told.success && told.data.code === 409)
    return new Refusal(409, 'unplayable', told.data.message);
  if (told.success)
    return new Refusal(
      503,
      'unreadable',
      'the server cannot read its tables right now; try again soon',
    );
  return new Refusal(500, 'internal', 'the server failed; nothing was changed');
}

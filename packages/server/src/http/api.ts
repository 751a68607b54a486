import {
  CODE_LENGTH,
  codeSchema,
  createRequest,
  dailyRequest,
  dayOfDaily,
  enterRequest,
  joinRequest,
  matchIdSchema,
  pictureQuery,
  seatedRequest,
  takeSeatRequest,
} from '@atoll/protocol';
import { type Application, type NextFunction, type Request, type Response, Router } from 'express';
import type { LimitName } from '../limits/limits.ts';
import type { Services } from '../room/services.ts';
import type { MatchRecord } from '../store/match-store.ts';
import { enter } from './json-entry.ts';
import { RATED_SEAT_REFUSALS } from '../match/rated/rated-rules.ts';
import { hashToken } from '../match/secrets.ts';
import type { ApiParts } from './api-parts.ts';
import { mountBackups } from './backups.ts';
import { mountBlocks } from './blocks/block-routes.ts';
import { mountFigures } from './figures.ts';
import { mountLadders } from './ladders.ts';
import { DailyTables } from './daily-tables.ts';
import { answerError } from './error-answers.ts';
import { MatchFiles } from './match-files.ts';
import { MomentPictures } from './moment-pictures.ts';
import { mountNotifications } from './notifications.ts';
import { Refusal } from './refusal.ts';
import { addressOf, counting, type Guard, inNoCache, read, readBody } from './request-reading.ts';
import { mountReviews } from './reviews/review-routes.ts';
import { SeatedMatches } from './seated-matches.ts';
import { mountTournaments } from './tournaments/tournament-routes.ts';

/** Mounts the HTTP interface of `docs/protocol.md` below /api, and GET /metrics. */
export function mountApi(
  app: Application,
  services: Services,
  { directory, art, metricsToken }: Pick<ApiParts, 'directory' | 'art' | 'metricsToken'>,
): void {
  const parts = {
    services,
    directory,
    art,
    metricsToken,
    limited: (limit: LimitName): Guard => counting(services, limit),
  };
  const api = Router();
  api.use(inNoCache);
  api.get('/health', async (_request, response) => {
    response.json({
      ok: true,
      matches: services.metrics.tables.size,
      stores: services.store.failure === '',
    });
  });
  mountMatches(api, parts);
  mountDaily(api, parts);
  mountTournaments(api, parts);
  mountLadders(api, parts);
  mountInvites(api, parts);
  mountReviews(api, parts);
  mountBlocks(api, parts);
  mountBackups(api, parts);
  mountNotifications(api, parts);
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
  mountFigures(app, parts);
}

/** Mounts the requests about matches by id, and the public list. */
function mountMatches(api: Router, { services, directory, art, limited }: ApiParts): void {
  api.post('/matches', limited('create'), readBody, async (request, response) => {
    response
      .status(201)
      .json(await directory.create(read(createRequest, request.body), addressOf(request)));
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
  api.post('/matches/:id/enter', limited('enter'), readBody, async (request, response) => {
    const id = read(matchIdSchema, request.params['id']);
    response.json(await enter({ id, ...read(enterRequest, request.body) }, directory));
  });
  api.post('/matches/:id/seat', limited('join'), readBody, async (request, response) => {
    const match = await directory.find(read(matchIdSchema, request.params['id']));
    if (!match) throw new Refusal(404, 'unknown-match', 'there is no such match');
    const { player: id, ...offered } = read(takeSeatRequest, request.body);
    const taker = { ...offered, player: id === undefined ? undefined : hashToken(id) };
    // A match that is over has no seat to give, so that it need not be loaded for this answer.
    const isOver = match.table.startedAt === 0 || match.table.endedAt > 0;
    const grant = isOver ? undefined : await directory.takeOffered(match, taker);
    if (!grant)
      throw new Refusal(
        410,
        'offer-gone',
        'this link was used or withdrawn, its time is over, or the player is back',
      );
    response.status(201).json(grant);
  });
  const files = new MatchFiles(services);
  api.get('/matches/:id/file', limited('restore'), async (request, response) => {
    const id = read(matchIdSchema, request.params['id']);
    const text = await files.of(id, addressOf(request));
    response.attachment(`${id}.jsonl`).type('application/jsonl').send(text);
  });
  const pictures = new MomentPictures(services, art);
  api.get('/matches/:id/picture', limited('picture'), async (request, response) => {
    const id = read(matchIdSchema, request.params['id']);
    const { at } = read(pictureQuery, request.query);
    const picture = await pictures.of({ matchId: id, action: at, address: addressOf(request) });
    response.set('Cache-Control', 'public, max-age=86400').type('jpeg').send(Buffer.from(picture));
  });
  const seated = new SeatedMatches(services);
  api.post('/seats', limited('list'), readBody, async (request, response) => {
    response.json({
      matches: await seated.of(read(seatedRequest, request.body), addressOf(request)),
    });
  });
}

/** Mounts the requests about daily matches; they are created like others. */
function mountDaily(api: Router, { services, limited }: ApiParts): void {
  const tables = new DailyTables(services);
  const gameOf = (request: Request): string => String(request.params['game']);
  api.post('/daily/:game', limited('list'), readBody, async (request, response) => {
    response.json(await tables.days(gameOf(request), read(dailyRequest, request.body)));
  });
  api.post('/daily/:game/:day', limited('list'), readBody, async (request, response) => {
    const day = read(dayOfDaily, request.params['day']);
    response.json(await tables.table(gameOf(request), day, read(dailyRequest, request.body)));
  });
}

/** Mounts the requests with the code of a table. */
function mountInvites(api: Router, { services, directory, limited }: ApiParts): void {
  const byCode = async (request: Request, code: string): Promise<MatchRecord> => {
    // Counted before the lookup: otherwise one of many concurrent guesses could succeed, however
    // many of them were wrong.
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

  api.post('/join', limited('join'), readBody, async (request, response) => {
    const { code, player: id, rated, ...person } = read(joinRequest, request.body);
    const match = await byCode(request, code);
    const player = id === undefined ? undefined : hashToken(id);
    // The list of public tables has short codes; a whole one is a link from a friend.
    const isOpen = player !== undefined && code.length === CODE_LENGTH;
    const apartFrom = isOpen ? await services.store.blocks.apartFrom(player) : [];
    const isNamed = player !== undefined && (rated || !match.rated);
    const taker = isNamed ? { ...person, player } : person;
    // A match that has begun takes no more people, so that it need not be loaded for this answer.
    const isWaiting = match.table.startedAt === 0;
    const grant = isWaiting ? await directory.join(match, { person: taker, apartFrom }) : 'none';
    if (typeof grant !== 'string') {
      response.status(201).json(grant);
      return;
    }
    if (grant === 'not-here')
      throw new Refusal(409, grant, 'you cannot take a seat at this table; choose another one');
    if (grant !== 'none')
      throw new Refusal(409, grant, `${RATED_SEAT_REFUSALS[grant]}; you may watch`, match.matchId);
    const [reason, sentence] = whyNoSeat((await directory.find(match.matchId)) ?? match);
    throw new Refusal(409, reason, `${sentence}; you may watch`, match.matchId);
  });
  api.get('/invites/:code', limited('list'), async (request, response) => {
    response.json(
      await directory.summary(await byCode(request, read(codeSchema, request.params['code']))),
    );
  });
}

function whyNoSeat({
  table: { startedAt, endedAt },
}: MatchRecord): readonly [reason: string, sentence: string] {
  if (endedAt > 0) return ['over', 'the match is over'];
  return startedAt > 0 ? ['started', 'the match has begun'] : ['full', 'every seat is taken'];
}

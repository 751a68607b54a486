import { InvalidInput } from '@atoll/engine';
import type { ErrorAnswer } from '@atoll/protocol';
import type { Application, NextFunction, Request, Response } from 'express';
import { z } from 'zod';
import { TooOften } from '../limits/limits.ts';
import type { Services } from '../room/services.ts';
import { NotStored } from '../store/match-store.ts';
import { Refusal } from './refusal.ts';
import { BODY_LIMIT } from './request-reading.ts';

/**
 * Mounts the handlers of unknown paths and errors; call last. Express alone would answer with a
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

export interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly services: Services;
}

/** Answers a failed request, and counts and logs unexpected errors. */
export function answerError(error: unknown, { request, response, services }: Exchange): void {
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
    // Logs the route, not the address: an address may hold an invite code.
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

/** The HTTP refusal of an error. */
export function refusalOf(error: unknown): Refusal {
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
    // Only the body reader gives its errors a type.
    return new Refusal(
      number,
      'malformed',
      type === undefined ? message : `no JSON of at most ${BODY_LIMIT} bytes: ${message}`,
    );
  }
  // An error while a room is created arrives with its code only.
  const known = z.object({ code: z.literal([409, 503]), message: z.string() }).safeParse(error);
  if (known.success && known.data.code === 409)
    return new Refusal(409, 'unplayable', known.data.message);
  if (known.success)
    return new Refusal(
      503,
      'unreadable',
      'the server cannot read its tables right now; try again soon',
    );
  return new Refusal(500, 'internal', 'the server failed; nothing was changed');
}

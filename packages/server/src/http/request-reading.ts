import express, { type NextFunction, type Request, type Response } from 'express';
import { z } from 'zod';
import type { LimitName } from '../limits/limits.ts';
import type { Services } from '../room/services.ts';
import { Refusal } from './refusal.ts';

/** The largest body of a request, in bytes. */
export const BODY_LIMIT = 16 * 1024;
const readJson = express.json({ limit: BODY_LIMIT, inflate: false });

/** Forbids caching: answers may hold a seat's token, or the people at a table. */
export function inNoCache(_request: Request, response: Response, next: NextFunction): void {
  response.set('Cache-Control', 'no-store');
  next();
}

export type Guard = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Counts a request before any of it is read. */
export function counting({ limits }: Services, limit: LimitName): Guard {
  return async (request, _response, next) => {
    await limits.count(limit, addressOf(request));
    next();
  };
}

/**
 * Reads a body of declared length. Express alone would read a body of any length to its end, and
 * only then refuse it.
 */
export function readBody(request: Request, response: Response, next: NextFunction): void {
  const length = Number(
    request.get('content-length') ?? (request.get('transfer-encoding') === undefined ? 0 : NaN),
  );
  if (length <= BODY_LIMIT) return readJson(request, response, next);
  response.set('Connection', 'close');
  if (Number.isNaN(length))
    throw new Refusal(411, 'malformed', 'a request with a body must say its length');
  throw new Refusal(413, 'malformed', `a body has at most ${BODY_LIMIT} bytes, not ${length}`);
}

/** The address that the limits count a request for. */
export function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}

/** Checks a request. Throws `Refusal` with the errors. */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new Refusal(400, 'malformed', z.prettifyError(parsed.error));
  return parsed.data;
}

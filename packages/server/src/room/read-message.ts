import { ServerError } from 'colyseus';
import { z } from 'zod';

/**
 * Reads what a client sent when it joined; a wrong shape is refused with 400 and what was wrong.
 */
export function readMessage<T extends z.ZodType>(schema: T, message: unknown): z.output<T> {
  const read = schema.safeParse(message);
  if (!read.success) throw new ServerError(400, z.prettifyError(read.error));
  return read.data;
}

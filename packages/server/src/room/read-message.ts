import { ServerError } from 'colyseus';
import { z } from 'zod';

/** Reads a client's message on joining; a wrong shape is refused with 400 and the errors. */
export function readMessage<T extends z.ZodType>(schema: T, message: unknown): z.output<T> {
  const read = schema.safeParse(message);
  if (!read.success) throw new ServerError(400, z.prettifyError(read.error));
  return read.data;
}

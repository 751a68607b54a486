import { z } from 'zod';

/** The part of the server's messages that the command reads; everything else is ignored. */
const table = z.object({
  phase: z.enum(['waiting', 'playing', 'over']),
  game: z.string(),
  /** JSON. */
  options: z.string(),
  view: z.unknown().optional(),
  scores: z.array(z.unknown()),
  next: z.string(),
});
export type Table = z.infer<typeof table>;

const prompt = z.object({ question: z.int(), asked: z.boolean(), legal: z.array(z.unknown()) });
export type Prompt = z.infer<typeof prompt>;

const reasons = z.array(z.object({ code: z.string() })).default([]);

const message = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    seat: z.int(),
    prompt: prompt,
    table,
    privateView: z.unknown().optional(),
  }),
  z.object({ type: z.literal('table'), table }),
  z.object({ type: z.literal('step'), prompt: prompt, privateView: z.unknown().optional() }),
  z.object({
    type: z.literal('answer'),
    n: z.int(),
    ok: z.boolean(),
    reasons,
    prompt: prompt.optional(),
  }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type Message = z.infer<typeof message>;
export type Answer = Extract<Message, { type: 'answer' }>;

/** A parsed message of the server; undefined for a kind newer than this program. */
export function readMessage(text: string): Message | undefined {
  return message.safeParse(JSON.parse(text)).data;
}

export const grant = z.object({ matchId: z.string(), token: z.string() });
export const entry = z.object({ socket: z.string() });
const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** The server refused the request. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends a request to a server over HTTP. Throws `Refused`, and `TypeError` when no server answers.
 */
export async function post<T extends z.ZodType>(
  address: URL,
  { body, answer }: { readonly body: object; readonly answer: T },
): Promise<z.output<T>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  if (response.ok) return answer.parse(JSON.parse(text));
  let said = text.slice(0, 200);
  try {
    said = refusal.parse(JSON.parse(text)).error.message;
  } catch {
    // A proxy answers in another format.
  }
  throw new Refused(response.status, said);
}

import type { Application, Request } from 'express';
import { hashToken } from '../match/secrets.ts';
import type { Services } from '../room/services.ts';
import type { ApiParts } from './api-parts.ts';
import { Refusal } from './refusal.ts';

/** Figures are reused for this long, in ms. */
const SAME_FOR = 1_000;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Mounts GET /metrics, which is not public: it requires the configured token; without one it
 * answers only programs on this machine, and no request that a proxy forwards.
 */
export function mountFigures(
  app: Application,
  { services, limited, metricsToken }: Pick<ApiParts, 'services' | 'limited' | 'metricsToken'>,
): void {
  const figures = new Figures(services);
  app.get('/metrics', limited('list'), async (request, response) => {
    if (metricsToken === undefined) assertOnThisMachine(request);
    else if (hashToken(request.get('authorization') ?? '') !== hashToken(`Bearer ${metricsToken}`))
      throw new Refusal(401, 'unauthorized', 'figures want "Authorization: Bearer" and the token');
    response.type(services.metrics.registry.contentType).send(await figures.text());
  });
}

function assertOnThisMachine({ socket, headers }: Request): void {
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  if (direct && LOOPBACK.has(socket.remoteAddress ?? '')) return;
  throw new Refusal(
    403,
    'figures-closed',
    'figures are told on the machine of the server; for others set METRICS_TOKEN',
  );
}

/** The latest figures. */
class Figures {
  readonly #services: Pick<Services, 'metrics' | 'now'>;
  #text: Promise<string> = Promise.resolve('');
  #countedAt = -Infinity;

  constructor(services: Pick<Services, 'metrics' | 'now'>) {
    this.#services = services;
  }

  text(): Promise<string> {
    const { metrics, now } = this.#services;
    if (now() >= this.#countedAt + SAME_FOR || now() < this.#countedAt) {
      this.#countedAt = now();
      this.#text = metrics.registry.metrics();
    }
    return this.#text;
  }
}

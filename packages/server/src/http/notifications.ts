import {
  deviceSchema,
  type NotificationsAnswer,
  notifyRequest,
  stopRequest,
} from '@atoll/protocol';
import type { Request, Router } from 'express';
import { GoneTarget } from '../notify/notices.ts';
import { RefusedTarget } from '../notify/target-address.ts';
import type { ApiParts } from './api-parts.ts';
import { Refusal } from './refusal.ts';
import { read, readBody } from './request-reading.ts';

const KINDS = ['push', 'webhook'] as const;

/**
 * Mounts the subscriptions to notices for absent people. A subscribing client proves its seats by
 * their tokens; a client that lists or ends subscriptions proves the secret of the device.
 */
export function mountNotifications(
  api: Router,
  { services: { notices }, limited }: Pick<ApiParts, 'services' | 'limited'>,
): void {
  const answerOf = async (device: string): Promise<NotificationsAnswer> => {
    const subscriptions = await notices.ofDevice(device);
    const of = (kind: (typeof KINDS)[number]): string[] =>
      subscriptions.filter((each) => each.kind === kind).map(({ matchId }) => matchId);
    return { push: of('push'), webhook: of('webhook') };
  };
  api.get('/push-key', limited('list'), async (_request, response) => {
    response.json({ key: await notices.pushKey() });
  });
  api.get('/notifications/:device', limited('list'), async (request, response) => {
    response.json(await answerOf(deviceOf(request)));
  });
  api.put('/notifications/:device', limited('notify'), readBody, async (request, response) => {
    const device = deviceOf(request);
    const wish = read(notifyRequest, request.body);
    try {
      await notices.subscribe({ device, ...wish, origin: originOf(request) });
    } catch (error) {
      if (error instanceof GoneTarget) throw new Refusal(410, 'target-gone', error.message);
      if (!(error instanceof RefusedTarget)) throw error;
      throw new Refusal(400, 'target-refused', `nothing is sent there: ${error.message}`);
    }
    response.json(await answerOf(device));
  });
  api.post('/notifications/:device/stop', limited('list'), readBody, async (request, response) => {
    const device = deviceOf(request);
    const { kind } = read(stopRequest, request.body);
    for (const each of kind === undefined ? KINDS : [kind])
      await notices.stop({ device, kind: each });
    response.json(await answerOf(device));
  });
}

const deviceOf = (request: Request): string => read(deviceSchema, request.params['device']);

/** Longer than any valid origin. */
const ORIGIN_LENGTH = 280;

/**
 * The origin of the page that asks, from the browser's header; for programs, the host that they
 * asked for. It is stored with every seat: throws `Refusal` for one that is longer than valid
 * origins.
 */
function originOf(request: Request): string {
  const origin = request.get('origin') ?? `${request.protocol}://${request.host}`;
  if (origin.length > ORIGIN_LENGTH || !URL.canParse(origin))
    throw new Refusal(400, 'malformed', 'the name of this server, as it was asked, is none');
  return new URL(origin).origin;
}

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
 * Mounts by what people are told, while they are away, that a match waits for them. Whoever
 * subscribes shows the tokens of the seats; whoever asks or stops knows the secret of the device.
 */
export function mountNotifications(
  api: Router,
  { services: { notices }, limited }: Pick<ApiParts, 'services' | 'limited'>,
): void {
  const told = async (device: string): Promise<NotificationsAnswer> => {
    const subscriptions = await notices.ofDevice(device);
    const of = (kind: (typeof KINDS)[number]): string[] =>
      subscriptions.filter((each) => each.kind === kind).map(({ matchId }) => matchId);
    return { push: of('push'), webhook: of('webhook') };
  };
  api.get('/push-key', limited('list'), async (_request, response) => {
    response.json({ key: await notices.pushKey() });
  });
  api.get('/notifications/:device', limited('list'), async (request, response) => {
    response.json(await told(deviceOf(request)));
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
    response.json(await told(device));
  });
  api.post('/notifications/:device/stop', limited('list'), readBody, async (request, response) => {
    const device = deviceOf(request);
    const { kind } = read(stopRequest, request.body);
    for (const each of kind === undefined ? KINDS : [kind])
      await notices.stop({ device, kind: each });
    response.json(await told(device));
  });
}

const deviceOf = (request: Request): string => read(deviceSchema, request.params['device']);

/** No name that leads anywhere makes a longer one. */
const ORIGIN_LENGTH = 280;

/**
 * That of the page that asks, as its browser says; programs are believed the name they asked. It is
 * kept with every seat: throws `Refusal` for one that is longer than names are.
 */
function originOf(request: Request): string {
  const origin = request.get('origin') ?? `${request.protocol}://${request.host}`;
  if (origin.length > ORIGIN_LENGTH || !URL.canParse(origin))
    throw new Refusal(400, 'malformed', 'the name of this server, as it was asked, is none');
  return new URL(origin).origin;
}

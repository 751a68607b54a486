import express, { type Application } from 'express';
import type { Directory } from '../room/directory.ts';
import type { Services } from '../room/services.ts';
import type { Config } from '../process/config.ts';
import type { Admission } from '../transport/admission.ts';
import { mountApi } from './api.ts';
import { type ClientFolders, mountClient } from './client-files.ts';
import { contentPolicy } from './content-policy.ts';
import { mountRefusals } from './error-answers.ts';
import { headOf } from './page-head.ts';
import { mountMatchmaking } from './matchmaking.ts';
import { Refusal } from './refusal.ts';

/** Addresses hold invite codes: they must not travel to other sites. */
const PROTECTION = { 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' };

export interface AppParts {
  readonly config: Config;
  readonly folders: ClientFolders;
  readonly admission: Admission;
  readonly directory: Directory;
}

/** The whole HTTP interface of a server. */
export function createApp(
  services: Services,
  { config, folders, admission, directory }: AppParts,
): Application {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const publicAddress = config.cluster?.publicAddress;
  app.use((request, response, next) => {
    response
      .set(PROTECTION)
      .set(
        'Content-Security-Policy',
        contentPolicy({ hosts: admission.hostsOf(request), publicAddress }),
      );
    next();
  });
  app.use((_request, response, next) => {
    if (!services.leaving.aborted) return next();
    response.set({ Connection: 'close', 'Retry-After': '1' });
    throw new Refusal(503, 'leaving', 'this server goes away; ask again');
  });
  app.use((request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || admission.isOwnPage(request))
      return next();
    throw new Refusal(403, 'other-site', 'a page of another site may not ask for this');
  });
  mountMatchmaking(app, services);
  mountApi(app, services, { directory, art: folders.art, metricsToken: config.metricsToken });
  mountClient(app, folders, headOf(services, { directory, publicUrl: config.publicUrl }));
  mountRefusals(app, services);
  return app;
}

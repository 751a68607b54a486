import { readConfig } from '../../../../packages/server/src/process/config.ts';
import { createLogger } from '../../../../packages/server/src/process/logger.ts';
import { type ServerOptions, startServer } from '../../../../packages/server/src/server.ts';
import type { MatchStore } from '../../../../packages/server/src/store/match-store.ts';
import { openStore } from '../../../../packages/server/src/store/open-store.ts';
import type { NumberedOrder, OrderAnswer, ServerOrder } from './server-orders.ts';

/**
 * Starts the server of the product as its program does, with the settings of the environment, and
 * carries out the orders that the parent process sends.
 */
export async function serveForTests(
  options: Pick<ServerOptions, 'catalog' | 'clientFolder'> = {},
): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const store = await openStore(config, logger);
  const { STOPPED_AT } = process.env;
  let stoppedAt = STOPPED_AT === undefined ? undefined : Number(STOPPED_AT);
  const now = (): number => stoppedAt ?? Date.now();
  const server = await startServer({ ...options, config, logger, store, now });
  const carryOut = async (order: ServerOrder): Promise<void> => {
    if (order.kind === 'time') stoppedAt = order.now;
    else await keep(store, order);
  };
  process.on('message', ({ id, order }: NumberedOrder) => {
    const answer = (error: string): void =>
      void process.send?.({ id, error } satisfies OrderAnswer);
    carryOut(order).then(
      () => answer(''),
      (error: unknown) => answer(String(error)),
    );
  });
  process.stdout.write(`Atoll is ready at ${server.address}\n`);
}

async function keep(
  store: MatchStore,
  { record, log }: Extract<ServerOrder, { readonly kind: 'keep' }>,
): Promise<void> {
  await store.create(record);
  const entries = log.map((entry) => ({ entry, clientId: '' }));
  if (entries.length > 0) await store.append(await store.claim(record.matchId), entries);
}

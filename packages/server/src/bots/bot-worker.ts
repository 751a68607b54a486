import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, builtInBots } from '@atoll/bots';
import type { Catalog } from '@atoll/catalog';
import type { AnyGame } from '@atoll/engine';
import type { WorkerSetup, ThinkAnswer, ThinkRequest } from './worker-messages.ts';

/** A thread in which bots think, one turn after the other. */

const { catalog: address } = workerData as WorkerSetup;
const { catalog } = (await import(address === '' ? '@atoll/catalog' : address)) as {
  readonly catalog: Catalog;
};
const players = new Map<string, Promise<{ readonly game: AnyGame; readonly bot: Bot }>>();

parentPort?.on('message', async (request: ThinkRequest) => {
  parentPort?.postMessage(await answer(request));
});

async function answer({ game, bot, turn }: ThinkRequest): Promise<ThinkAnswer> {
  const key = `${game} ${bot}`;
  try {
    const player = players.get(key) ?? load(game, bot);
    players.set(key, player);
    const loaded = await player;
    return { ok: true, action: loaded.bot.choose({ ...turn, game: loaded.game }) };
  } catch (error) {
    players.delete(key);
    return { ok: false, error: String((error as Error).stack ?? error) };
  }
}

async function load(
  id: string,
  botId: string,
): Promise<{ readonly game: AnyGame; readonly bot: Bot }> {
  const entry = catalog[id];
  const own = entry?.bots?.find((bot) => bot.id === botId);
  const playable = await entry?.load();
  const bot = own
    ? await own.load()
    : playable && Object.values(builtInBots(playable)).find((one) => one.id === botId);
  if (!playable || !bot)
    throw new Error(`the catalogue has no bot "${botId}" for the game "${id}"`);
  return { game: playable.game, bot };
}

import { catalog, type CatalogEntry, type PlayableGame } from '@atoll/catalog';
import type { Bot } from '@atoll/engine';
import type { Advice, AdviceRequest } from './advisor.ts';

/** A thread of the browser in which a bot thinks, so that the page never waits for it. */
addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  answer(data).then(postMessage, (error: unknown) =>
    postMessage({ ok: false, error: String(error) } satisfies Advice),
  );
});

async function answer({ game: id, bot: botId, ...rest }: AdviceRequest): Promise<Advice> {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`the catalogue has no game "${id}"`);
  const playable = await entry.load();
  const bot = await loadBot(botId, entry, playable);
  const turn = { ...rest, game: playable.game };
  return { ok: true, ...(bot.advise?.(turn) ?? { action: bot.choose(turn) }) };
}

async function loadBot(
  id: string,
  { bots, name }: CatalogEntry,
  playable: PlayableGame,
): Promise<Bot> {
  const own = bots?.find((bot) => bot.id === id);
  if (own !== undefined) return own.load();
  const { builtInBots } = await import('@atoll/bots');
  const builtIn: Readonly<Record<string, Bot>> = builtInBots(playable);
  const found = builtIn[id];
  if (found === undefined) throw new Error(`no bot "${id}" plays ${name}`);
  return found;
}

import { catalog } from '@atoll/catalog';
import type { Advice, AdviceRequest } from './advisor.ts';

/** A thread of the browser in which a bot of the game thinks, so that the page never waits for it. */
addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  answer(data).then(postMessage, (error: unknown) => postMessage({ ok: false, error: String(error) } satisfies Advice));
});

async function answer({ game: id, bot: botId, ...turn }: AdviceRequest): Promise<Advice> {
  const entry = catalog[id], own = entry?.bots?.find((bot) => bot.id === botId);
  if (entry === undefined || own === undefined) throw new Error(`the catalogue has no bot "${botId}" for the game "${id}"`);
  const [{ game }, bot] = await Promise.all([entry.load(), own.load()]);
  return { ok: true, action: bot.choose({ ...turn, game }) };
}

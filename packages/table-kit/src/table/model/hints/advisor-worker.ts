import { catalog } from '@atoll/catalog';
import type { Advice, AdviceRequest } from './advisor.ts';
import { botById } from './bot-by-id.ts';

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
  const bot = await botById(botId, entry, playable);
  const turn = { ...rest, game: playable.game };
  const advice = bot.advise?.(turn) ?? { action: bot.choose(turn) };
  return { ok: true, ...advice, plan: bot.plan?.(turn, advice.action) };
}

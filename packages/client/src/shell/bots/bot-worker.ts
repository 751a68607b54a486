import { catalog } from '@atoll/catalog';
import type { AdviceRequest } from '@atoll/table-kit/table/model/hints/advice.ts';
import { mostMissed } from '@atoll/table-kit/table/coach/weigh.ts';
import type { BotAnswer, BotRequest, CoachRequest } from './ask-bot.ts';
import { botById } from './bot-by-id.ts';

/** A thread of the browser in which a bot thinks, so that the page never waits for it. */
addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  (data.do === 'advise' ? advise(data) : coach(data)).then(postMessage, (error: unknown) =>
    postMessage({ ok: false, error: String(error) } satisfies BotAnswer<never>),
  );
});

async function advise({ game: id, bot: botId, ...rest }: AdviceRequest) {
  const [entry, playable] = await loaded(id);
  const bot = await botById(botId ?? entry.adviser ?? 'greedy', entry, playable);
  const turn = { ...rest, game: playable.game };
  const advice = bot.advise?.(turn) ?? { action: bot.choose(turn) };
  return { ok: true, ...advice, plan: bot.plan?.(turn, advice.action) };
}

async function coach({ game: id, seat, turn }: CoachRequest) {
  const [entry, playable] = await loaded(id);
  const bot = await botById(entry.adviser ?? 'greedy', entry, playable);
  return { ok: true, missed: mostMissed({ game: playable.game, bot, seat }, turn) };
}

async function loaded(id: string) {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`the catalogue has no game "${id}"`);
  return [entry, await entry.load()] as const;
}

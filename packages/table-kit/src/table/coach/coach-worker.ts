import { catalog } from '@atoll/catalog';
import { botById } from '../model/hints/bot-by-id.ts';
import type { CoachAnswer, CoachRequest } from './ask-coach.ts';
import { mostMissed } from './weigh.ts';

/** A thread of the browser in which a turn is weighed, so that the table never waits for it. */
addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  answer(data).then(postMessage, (error: unknown) =>
    postMessage({ ok: false, error: String(error) } satisfies CoachAnswer),
  );
});

async function answer({ game: id, seat, turn }: CoachRequest): Promise<CoachAnswer> {
  const entry = catalog[id];
  if (entry === undefined) throw new Error(`the catalogue has no game "${id}"`);
  const playable = await entry.load();
  const bot = await botById(entry.adviser ?? 'greedy', entry, playable);
  return { ok: true, missed: mostMissed({ game: playable.game, bot, seat }, turn) };
}

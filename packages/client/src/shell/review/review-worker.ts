import type { Miss } from '@atoll/bots/judge';
import { catalog, type CatalogEntry } from '@atoll/catalog';
import type { AnyGame, Bot } from '@atoll/engine';
import type { ReviewMessage, ReviewPart, ReviewRequest } from './review-messages.ts';

/** A thread that reviews a finished match and posts each part as soon as it is computed. */
addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  review(data).catch((error: unknown) => post({ at: 'failed', error: String(error) }));
});

const post = (message: ReviewMessage): void => postMessage(message);

/** Decisions with the greatest gain that the strongest adviser weighs again. */
const WEIGHED_AGAIN = 6;
const HINDSIGHT = { points: 16, matches: 8 } as const;
/** Progress is posted once for so much of a part. */
const NOTICEABLE = 0.01;

async function review({ file, seat, stored }: ReviewRequest): Promise<void> {
  const [{ builtInBots }, { forecastMatch, hindsightOf, missesOf, pastMatchOf }] =
    await Promise.all([import('@atoll/bots'), import('@atoll/bots/judge')]);
  const entry = catalog[file.game];
  const judge = await entry?.judge?.();
  if (entry === undefined || judge === undefined) throw new Error(`no judge of "${file.game}"`);
  if (judge.id === stored) return post({ at: 'current' });
  const playable = await entry.load();
  const { game } = playable;
  const match = pastMatchOf(game, file);
  const quick = builtInBots(playable).greedy;
  const forecast = followed('forecast', forecastMatch(game, { judge, quick }, match));
  post({ at: 'found', review: { forecast } });
  const [first, best] = await advisersOf(entry);
  const about = { judge, quick, seat };
  const found = followed('misses', missesOf(game, match, { ...about, adviser: first }));
  const greatest = greatestOf(found, WEIGHED_AGAIN);
  const among = new Set(greatest.map(({ position }) => position));
  const again = followed('misses', missesOf(game, match, { ...about, adviser: best, among }));
  const misses = [...found.filter(({ position }) => !among.has(position)), ...again];
  post({ at: 'found', review: { misses: misses.toSorted((a, b) => a.position - b.position) } });
  const hindsight = hasChance(game)
    ? followed('hindsight', hindsightOf(game, match, { bot: quick, ...HINDSIGHT }))
    : [];
  post({ at: 'found', review: { hindsight } });
  post({ at: 'done' });
}

const hasChance = (game: AnyGame): boolean => game.redraw !== undefined;

/** Runs a part to its end and posts its progress. */
function followed<T>(part: ReviewPart, work: Generator<number, T>): T {
  let posted = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (value - posted < NOTICEABLE) continue;
    posted = value;
    post({ at: 'working', part, share: value });
  }
}

/**
 * The bot that advises at the table, and the next weaker one, which is quick enough for a whole
 * match. Throws in a game without bots that can weigh actions.
 */
async function advisersOf({ bots = [], adviser, id }: CatalogEntry): Promise<readonly [Bot, Bot]> {
  const at = bots.findIndex((bot) => bot.id === adviser);
  const best = bots[at];
  if (best === undefined) throw new Error(`no bot of "${id}" can advise`);
  return Promise.all([(bots[at - 1] ?? best).load(), best.load()]);
}

const greatestOf = (misses: readonly Miss[], most: number): readonly Miss[] =>
  misses.toSorted((a, b) => b.gain - a.gain).slice(0, most);

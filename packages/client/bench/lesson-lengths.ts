/**
 * Measures the tutorial matches and estimates how long they take: `node
 * packages/client/bench/lesson-lengths.ts`. `docs/lessons.md` states the assumptions.
 */
import { catalog } from '@atoll/catalog';
import { LOCALES, type AnyGame, type Bot } from '@atoll/engine';
import { chaptersIn as atollChapters } from '@atoll/game-atoll/client/tutorial/chapters.ts';
import { tutorial as atollWords } from '@atoll/game-atoll/client/words/en/tutorial.ts';
import { chaptersIn as dasChapters } from '@atoll/game-das-atoll/client/tutorial/chapters.ts';
import { tutorial as dasWords } from '@atoll/game-das-atoll/client/words/en/tutorial.ts';
import { chaptersIn as arkChapters } from '@atoll/game-hidden-ark/client/tutorial/chapters.ts';
import { tutorial as arkWords } from '@atoll/game-hidden-ark/client/words/en/tutorial.ts';
import { chaptersIn as steereChapters } from '@atoll/game-steere-atoll/client/tutorial/chapters.ts';
import { tutorial as steereWords } from '@atoll/game-steere-atoll/client/words/en/tutorial.ts';
import { createTutorialRun } from '../src/shell/learn/tutorial-run.ts';
import type { TutorialChapter } from '@atoll/table-kit/table/tutorial.ts';

const WORDS_A_MINUTE = 200;
/** Seconds for a marked decision, and for "Next". */
const MARKED = 6;
const NEXT = 2;
/** Seconds for a free decision, of a fast and of a slow person. */
const UNMARKED = [5, 12] as const;
/** Seconds between the decisions of opponents, by the default setting. */
const RIVAL = 0.9;

const LESSONS: Readonly<Record<string, readonly TutorialChapter[]>> = {
  atoll: atollChapters(atollWords),
  'steere-atoll': steereChapters(steereWords),
  'hidden-ark': arkChapters(arkWords),
  'das-atoll': dasChapters(dasWords),
};

/** The decisions of a person in a chapter, and how often the opponents decide. */
interface Deeds {
  readonly next: number;
  readonly marked: number;
  readonly unmarked: number;
  readonly rivals: number;
}

/** Follows the steps; the weakest bot decides where a step points at nothing. */
async function follow(game: AnyGame, chapter: TutorialChapter, bot: Bot): Promise<Deeds> {
  const names = { own: 'Mira', rivals: ['Shallows', 'Lagoon', 'Open sea'] };
  const run = createTutorialRun({ game, chapter, names, pace: 0 });
  const before = run.decisions().length;
  let [next, marked, unmarked] = [0, 0, 0];
  while (run.position() < chapter.steps.length) {
    const { prompt, advised, snapshot, seat, privateView } = run.getState();
    const { legal } = prompt;
    if (chapter.steps[run.position()]?.until === undefined) {
      next++;
      run.goOn();
    } else if (legal.length === 0) await new Promise((resolve) => setTimeout(resolve));
    else if (advised !== undefined) {
      marked++;
      await run.submit(advised);
    } else {
      // the table of Atoll itself pays coins before scales
      if (!legal.every((action) => (action as { readonly type: string }).type === 'pay'))
        unmarked++;
      const knowledge = { view: snapshot?.view, privateView };
      const aside = !prompt.asked;
      const seed = `length ${prompt.question}`;
      await run.submit(bot.choose({ game, ...knowledge, seat, legal, aside, seed }));
    }
  }
  run.stop();
  const own = run.decisions().filter(({ seat }) => seat === chapter.seat).length;
  const ownBefore = chapter.before.filter(({ seat }) => seat === chapter.seat).length;
  const rivals = run.decisions().length - before - (own - ownBefore);
  return { next, marked, unmarked, rivals };
}

/** The number of words of a text and of everything in it. */
const wordsOf = (text: unknown): number =>
  typeof text === 'string'
    ? text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
    : Object.values(text ?? {}).reduce((sum: number, part) => sum + wordsOf(part), 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

for (const [id, chapters] of Object.entries(LESSONS)) {
  const entry = catalog[id];
  const game = (await entry?.load())?.game;
  const bot = await entry?.bots?.[0]?.load();
  if (game === undefined || bot === undefined) throw new Error(`"${id}" cannot be played`);
  const deeds: Deeds[] = [];
  for (const chapter of chapters) deeds.push(await follow(game, chapter, bot));
  const all = (of: keyof Deeds): number => sum(deeds.map((chapter) => chapter[of]));
  const [next, marked, unmarked, rivals] = [
    all('next'),
    all('marked'),
    all('unmarked'),
    all('rivals'),
  ];
  const doing = next * NEXT + marked * MARKED + rivals * RIVAL;
  const steps = sum(chapters.map((chapter) => chapter.steps.length));
  console.log(
    `${id}: ${chapters.length} parts, ${steps} steps; ${next} read, ${marked} marked and`,
  );
  console.log(`  ${unmarked} unmarked decisions, ${rivals} of others`);
  for (const tag of Object.keys(LOCALES)) {
    const file = `../src/games/${id}/words/${tag}/tutorial.ts`;
    const words = wordsOf(((await import(file)) as { readonly tutorial: unknown }).tutorial);
    const lasts = UNMARKED.map(
      (seconds) => words / WORDS_A_MINUTE + (doing + unmarked * seconds) / 60,
    );
    console.log(`  ${tag}: ${words} words, ${lasts.map((one) => one.toFixed(1)).join(' to ')} min`);
  }
}

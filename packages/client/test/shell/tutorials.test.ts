import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { createRng, nextInt, type AnyGame, type Bot } from '@atoll/engine';
import { gameEntries } from '../../src/shell/game-entries.ts';
import { createTutorialRun, type TutorialRun } from '../../src/shell/learn/tutorial-run.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { Tutorial, TutorialChapter } from '@atoll/table-kit/table/tutorial.ts';
import { followSteps } from '../support/follow-steps.ts';
import { locale } from '../support/locale.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Lesson {
  readonly id: string;
  readonly game: AnyGame;
  readonly tutorial: Tutorial;
  /** Plays with some skill where a person is left alone. */
  readonly bot: Bot;
}

const load = async (id: string): Promise<Lesson> => {
  const entry = gameEntries(locale).find((one) => one.id === id);
  const playable = await catalog[id]!.load();
  const { builtInBots } = await import('@atoll/bots');
  const easy = catalog[id]?.bots?.find((bot) => bot.id === 'shallows');
  return {
    id,
    game: playable.game,
    tutorial: await entry!.tutorial!(locale),
    bot: (await easy?.load()) ?? builtInBots(playable).greedy,
  };
};
const ids = gameEntries(locale).flatMap(({ id, tutorial }) => (tutorial ? [id] : []));
const lessons = await Promise.all(ids.map(load));
const chapters = lessons.flatMap((lesson) =>
  lesson.tutorial.chapters.map((chapter) => ({
    name: `${lesson.id} ${chapter.id}`,
    lesson,
    chapter,
  })),
);

const NAMES = { own: 'Mira', rivals: ['Shallows', 'Lagoon', 'Open sea'] };
const begin = ({ game }: Lesson, chapter: TutorialChapter, kept?: TutorialRun): TutorialRun =>
  createTutorialRun({ game, chapter, names: NAMES, pace: 0, kept: kept?.progress() });

const skilled =
  ({ game, bot }: Lesson) =>
  ({ snapshot, seat, prompt, privateView }: TableState): unknown =>
    bot.choose({
      ...{ game, view: snapshot?.view, privateView, seat, legal: prompt.legal },
      seed: `tutorial ${prompt.question}`,
    });

test('every game has a first match', () => {
  expect(ids).toEqual(['atoll', 'steere-atoll', 'hidden-ark', 'das-atoll']);
});

describe.each(chapters)('$name', ({ lesson, chapter }) => {
  test('a player who follows the steps sees each of them and wins', async () => {
    const run = begin(lesson, chapter);
    const shown = await followSteps(run, chapter, { obeys: true, choose: skilled(lesson) });
    expect(shown).toEqual(chapter.steps.map(({ id }) => id));
    const { snapshot, seat } = run.getState();
    const own = snapshot?.scores.find((score) => score.seat === seat);
    expect(own?.rank ?? 1).toBe(1);
    run.stop();
  });

  test('each step suggests its action, and the steps are counted one by one', async () => {
    const run = begin(lesson, chapter);
    const pointed = new Set<string>();
    const counted: { readonly step: number; readonly steps: number }[] = [];
    const look = (): void => {
      const { id } = chapter.steps[run.position()] ?? {};
      if (id === undefined) return;
      if (run.getState().advised !== undefined) pointed.add(id);
      if (counted.at(-1)?.step !== run.count().step) counted.push(run.count());
    };
    look();
    run.subscribe(look);
    await followSteps(run, chapter, { obeys: true, choose: skilled(lesson) });
    const wanted = chapter.steps.filter(({ point }) => point !== undefined);
    expect([...pointed]).toEqual(wanted.map(({ id }) => id));
    const { length } = chapter.steps;
    expect(counted).toEqual(chapter.steps.map((_, i) => ({ step: i + 1, steps: length })));
    run.stop();
  });

  test.each(['a', 'b', 'c', 'd', 'e'])(
    'a player who ignores the steps reaches the end: %s',
    async (seed) => {
      const rng = createRng(seed);
      const run = begin(lesson, chapter);
      const choose = ({ prompt: { legal } }: TableState): unknown =>
        legal[nextInt(rng, legal.length)];
      await followSteps(run, chapter, { obeys: false, choose });
      run.stop();
    },
  );

  test('a player who leaves at any step returns to the same table and step', async () => {
    const run = begin(lesson, chapter);
    for (const { id } of chapter.steps) {
      const index = chapter.steps.findIndex((step) => step.id === id);
      const upTo = { ...chapter, steps: chapter.steps.slice(0, index) };
      await followSteps(run, upTo, { obeys: true, choose: skilled(lesson) });
      const again = begin(lesson, chapter, run);
      expect(again.position()).toBe(run.position());
      expect(again.getState().snapshot?.view).toEqual(run.getState().snapshot?.view);
      again.stop();
    }
    run.stop();
  });

  test('the texts of the steps are short, and the rules that they link to exist', () => {
    const paper = readFileSync(`packages/games/${lesson.id}/rules/en.md`, 'utf8');
    for (const { id, says, rule } of chapter.steps) {
      const sentences = says.match(/[.?!](\s|$)/g)?.length ?? 0;
      expect({ id, short: sentences >= 1 && sentences <= 2 }).toEqual({ id, short: true });
      expect(says.length).toBeLessThanOrEqual(160);
      if (rule !== undefined) expect(paper).toContain(`\`${rule}\``);
    }
  });

  test('steps and chapters can be told apart', () => {
    const unique = (all: readonly string[]) => new Set(all).size === all.length;
    expect(unique(chapter.steps.map(({ id }) => id))).toBe(true);
    expect(unique(lesson.tutorial.chapters.map(({ id }) => id))).toBe(true);
  });
});

test('the last chapter ends with a match that is over', async () => {
  for (const lesson of lessons) {
    const chapter = lesson.tutorial.chapters.at(-1)!;
    const run = begin(lesson, chapter);
    await followSteps(run, chapter, { obeys: true, choose: skilled(lesson) });
    expect(run.getState().snapshot?.phase).toBe('over');
    run.stop();
  }
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { keysOf, LOCALES, type AnyGame, type Bot, type LocaleId } from '@atoll/engine';
import { gameEntries } from '../../src/shell/game-entries.ts';
import { createTutorialRun } from '../../src/shell/learn/tutorial-run.ts';
import { loadPageLocale } from '../../src/shell/game-entries.ts';
import { effectOf } from '@atoll/table-kit/table/model/finality.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { Tutorial, TutorialChapter } from '@atoll/table-kit/table/tutorial.ts';
import { followSteps } from '../support/follow-steps.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const languages = keysOf(LOCALES);

/** How a step says that its deed is to be confirmed. */
const SAYS: Readonly<Record<string, RegExp>> = {
  en: /\bconfirm\b/,
  de: /bestätige|Bestätigen/,
  fr: /\bconfirmez\b/,
  cs: /potvrď/,
};

/** Deeds that a table sends at the first press: dice, and what a form has a button for. */
const UNASKED: Readonly<Record<string, readonly string[]>> = {
  'das-atoll': ['roll', 'propose', 'conclude'],
};

interface Played {
  readonly game: AnyGame;
  readonly bot: Bot;
  readonly unasked: readonly string[];
}

const ids = gameEntries(await loadPageLocale('en')).map(({ id }) => id);

async function tutorialIn(language: LocaleId, id: string): Promise<Tutorial> {
  const locale = await loadPageLocale(language);
  return gameEntries(locale).find((entry) => entry.id === id)!.tutorial!(locale);
}

async function played(id: string): Promise<Played> {
  const { game } = await catalog[id]!.load();
  const bot = await catalog[id]!.bots![0]!.load();
  return { game, bot, unasked: UNASKED[id] ?? [] };
}

/** Whether the table asks about what a step points at before it sends it, as it is set at first. */
function isAsked({ game, unasked }: Played, state: TableState): boolean {
  const { snapshot, seat, privateView, advised: action, reading } = state;
  // a step that is only read wants no deed
  if (action === undefined || reading === true) return false;
  const { type } = action as { readonly type: string };
  if (unasked.includes(type)) return false;
  const knowledge = { view: snapshot?.view, privateView };
  return effectOf(game, { ...knowledge, seat, action, follow: () => undefined }) === 'final';
}

/** The steps of a chapter that an obedient player has to confirm, by their ids. */
async function confirmedSteps(
  match: Played,
  chapter: TutorialChapter,
): Promise<ReadonlySet<string>> {
  const { game, bot } = match;
  const names = { own: 'Mira', rivals: ['Shallows', 'Lagoon', 'Open sea'] };
  const run = createTutorialRun({ game, chapter, names, pace: 0 });
  const confirmed = new Set<string>();
  const look = (): void => {
    const step = chapter.steps[run.position()];
    if (step !== undefined && isAsked(match, run.getState())) confirmed.add(step.id);
  };
  look();
  run.subscribe(look);
  const choose = ({ snapshot, seat, prompt, privateView }: TableState): unknown => {
    const knowledge = { view: snapshot?.view, privateView };
    return bot.choose({
      game,
      ...knowledge,
      seat,
      legal: prompt.legal,
      seed: `${prompt.question}`,
    });
  };
  await followSteps(run, chapter, { obeys: true, choose });
  run.stop();
  return confirmed;
}

describe.each(ids)('the first match of %s', (id) => {
  test('says in every language which deeds are to be confirmed', async () => {
    const match = await played(id);
    const english = await tutorialIn('en', id);
    const others = await Promise.all(
      languages.map(async (language) => ({ language, lesson: await tutorialIn(language, id) })),
    );
    const silent: string[] = [];
    let count = 0;
    for (const [index, chapter] of english.chapters.entries()) {
      const confirmed = await confirmedSteps(match, chapter);
      count += confirmed.size;
      for (const { language, lesson } of others)
        for (const step of lesson.chapters[index]!.steps)
          if (confirmed.has(step.id) && SAYS[language]?.test(step.says) !== true)
            silent.push(`${language} ${chapter.id} ${step.id}: ${step.says}`);
    }
    expect(silent).toEqual([]);
    expect(count).toBeGreaterThan(4);
  });
});

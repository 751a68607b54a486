/**
 * Records the decisions between the chapters of the tutorial of Atoll again, after a change of its
 * steps or the rules: `node packages/client/bench/record-tutorial.ts`, then `npm run format`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '@atoll/catalog';
import type { AnyGame } from '@atoll/engine';
import { atoll, type AtollAction, type AtollView } from '@atoll/game-atoll';
import { animalCard } from '@atoll/game-atoll/cards';
import { chaptersIn } from '@atoll/game-atoll/client/tutorial/chapters.ts';
import { tutorial } from '@atoll/game-atoll/client/words/en/tutorial.ts';
import { createTutorialRun, type TutorialRun } from '../src/shell/learn/tutorial-run.ts';
import type { Decision } from '@atoll/table-kit/table/session/local-session.ts';
import type { TutorialChapter } from '@atoll/table-kit/table/tutorial.ts';

const FILE = path.join(import.meta.dirname, '../../games/atoll/client/tutorial/recorded.ts');
const evaluate = (await catalog['atoll']?.load())?.evaluate ?? (() => 0);

/** The best action by a one-step search. */
function best(view: AtollView, legal: readonly AtollAction[]): AtollAction | undefined {
  const state = atoll.determinize({ view, privateView: undefined }, 0, 'record');
  const worth = legal.map((action) =>
    evaluate(atoll.apply(atoll.clone(state), 0, action).state, 0),
  );
  return legal[worth.indexOf(Math.max(...worth))];
}

/** The hunter of the last chapter, and the fish that lives in Symbiosis in the second one. */
const HUNTER = 'sea-wasp';
const FISH = 'yellow-prawn-goby';

/**
 * What the chapters need on the reef: the hunter, a partner for the fish, and a fish that the
 * hunter has reduced, so that it can be fed once more.
 */
const needed = (view: AtollView, legal: readonly AtollAction[]): AtollAction | undefined => {
  const own = view.seats[0]?.reefAnimals.map(({ card }) => animalCard(card).symbiosis) ?? [];
  const does = (type: AtollAction['type'], card: string): AtollAction | undefined =>
    legal.find((action) => action.type === type && 'card' in action && action.card === card);
  const meal = view.round === 2 ? (does('feed', HUNTER) ?? does('reduce', FISH)) : undefined;
  return (
    legal.find((action) => action.type === 'buyAnimal' && own.includes(action.card)) ??
    does('buyAnimal', HUNTER) ??
    meal
  );
};

/** Without what the next chapter teaches: a growth, and a meal of the hunter. */
const untaught = (legal: readonly AtollAction[]): readonly AtollAction[] =>
  legal.filter(
    (action) => action.type !== 'grow' && !(action.type === 'feed' && action.card === HUNTER),
  );

/** Whether it can be done; a step that explains what is dim points at what cannot. */
const isLegal = (legal: readonly AtollAction[], action: AtollAction | undefined): boolean =>
  legal.some((one) => JSON.stringify(one) === JSON.stringify(action));

/** The person follows the chapter, and then plays reasonably, until a turn of this round. */
async function play(run: TutorialRun, steps: number, until: number): Promise<readonly Decision[]> {
  for (;;) {
    const { snapshot, prompt, advised } = run.getState();
    const view = snapshot?.view as AtollView;
    const legal = prompt.legal as readonly AtollAction[];
    const isTaught = run.position() < steps;
    const isFree = legal.some(({ type }) => type === 'pass');
    if (!isTaught && view.round === until && isFree) return run.decisions();
    if (isTaught && advised === undefined && legal[0]?.type === 'pay') await run.submit(legal[0]);
    else if (legal.length === 0) await new Promise((resolve) => setTimeout(resolve));
    else if (isTaught && !isLegal(legal, advised as AtollAction | undefined)) run.goOn();
    else
      await run.submit(isTaught ? advised : (needed(view, legal) ?? best(view, untaught(legal))));
  }
}

/** The decisions from the start to the first turn of a round; its chapter is played first. */
async function decisionsUntil(
  chapter: TutorialChapter | undefined,
  { before, round }: { readonly before: readonly Decision[]; readonly round: number },
): Promise<readonly Decision[]> {
  if (chapter === undefined) throw new Error('the tutorial of Atoll has too few chapters');
  const run = createTutorialRun({
    game: atoll as AnyGame,
    chapter: { ...chapter, before },
    names: { own: 'Mira', rivals: ['Shallows'] },
    pace: 0,
  });
  const decisions = await play(run, chapter.steps.length, round);
  run.stop();
  return decisions;
}

/** In the format that `decisionsIn` reads: a line for each run of decisions of one seat. */
function written(decisions: readonly Decision[]): readonly string[] {
  const lines: string[] = [];
  let by = -1;
  for (const { seat, action } of decisions) {
    const { type, ...fields } = action as AtollAction;
    const deed = [type, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join(
      ' ',
    );
    if (seat === by) lines.push(`${lines.pop()}; ${deed}`);
    else lines.push(`${seat} ${deed}`);
    by = seat;
  }
  return lines;
}

const [reef, more] = chaptersIn(tutorial);
const first = await decisionsUntil(reef, { before: [], round: 3 });
const second = await decisionsUntil(more, { before: first, round: 4 });
writeFileSync(
  FILE,
  `/**
 * The decisions between the chapters, as \`decisionsIn\` reads them; written by
 * \`packages/client/bench/record-tutorial.ts\`.
 */

/** The first two rounds, the first as its chapter teaches it. */
export const MORE: readonly string[] = ${JSON.stringify(written(first))};

/** The third round, which begins as its chapter teaches it. */
export const LAST: readonly string[] = ${JSON.stringify(written(second.slice(first.length)))};
`,
);
console.log(`${first.length} and ${second.length - first.length} decisions`);

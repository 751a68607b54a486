/**
 * Records the first three rounds of the tutorial of Atoll anew, for when its steps or the rules
 * have changed: `node packages/client/bench/record-tutorial.ts`, then `npm run format`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '@atoll/catalog';
import type { AnyGame } from '@atoll/engine';
import { atoll, type AtollAction, type AtollView } from '@atoll/game-atoll';
import { chaptersIn } from '../src/games/atoll/tutorial/chapters.ts';
import { tutorial } from '../src/games/atoll/words/en/tutorial.ts';
import { createTutorialRun, type TutorialRun } from '../src/shell/learn/tutorial-run.ts';
import type { Decision } from '../src/table/session/local-session.ts';

const FILE = path.join(import.meta.dirname, '../src/games/atoll/tutorial/recorded.ts');
const LAST_ROUND = 4;
const evaluate = (await catalog['atoll']?.load())?.evaluate ?? (() => 0);

/** What looks best one step ahead. */
function best(view: AtollView, legal: readonly AtollAction[]): AtollAction | undefined {
  const state = atoll.determinize({ view, privateView: undefined }, 0, 'record');
  const worth = legal.map((action) =>
    evaluate(atoll.apply(atoll.clone(state), 0, action).state, 0),
  );
  return legal[worth.indexOf(Math.max(...worth))];
}

/** The person does what the first chapter says, and then well enough, until the last round. */
async function play(run: TutorialRun, steps: number): Promise<readonly Decision[]> {
  for (;;) {
    const { snapshot, duty, advised } = run.getState();
    const view = snapshot?.view as AtollView;
    const legal = duty.legal as readonly AtollAction[];
    const isTaught = run.position() < steps;
    if (view.round === LAST_ROUND && legal.length > 0) return run.decisions();
    if (isTaught && advised === undefined && legal[0]?.type === 'pay') await run.submit(legal[0]);
    else if (legal.length === 0) await new Promise((resolve) => setTimeout(resolve));
    else if (isTaught && advised === undefined) run.goOn();
    else await run.submit(isTaught ? advised : best(view, legal));
  }
}

const [chapter] = chaptersIn(tutorial);
if (chapter === undefined) throw new Error('the tutorial of Atoll has no chapter');
const run = createTutorialRun({
  game: atoll as AnyGame,
  chapter,
  names: { own: 'Mira', rivals: ['Shallows'] },
  pace: 0,
});
const decisions = await play(run, chapter.steps.length);
run.stop();
writeFileSync(
  FILE,
  `import type { Decision } from '../../../table/session/local-session.ts';

/**
 * The first three rounds, the first as its chapter teaches it; written by
 * \`packages/client/bench/record-tutorial.ts\`.
 */
export const recorded: readonly Decision[] = ${JSON.stringify(decisions)};
`,
);
console.log(`${decisions.length} decisions`);

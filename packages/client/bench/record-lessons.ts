/**
 * Records the decisions between the chapters of the tutorial matches of Hidden Ark and Das Atoll
 * again, after a change of their steps or the rules: `node
 * packages/client/bench/record-lessons.ts`, then `npm run format`. Places and cards that later
 * chapters name are those of this very match.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '@atoll/catalog';
import { asideSeatsOf, knowledgeOf, viewerOf, type AnyGame, type Bot } from '@atoll/engine';
import type { DasAtollView } from '@atoll/game-das-atoll';
import type { HiddenArkView } from '@atoll/game-hidden-ark';
import { chaptersIn as dasChapters } from '@atoll/game-das-atoll/client/tutorial/chapters.ts';
import { tutorial as dasWords } from '@atoll/game-das-atoll/client/words/en/tutorial.ts';
import { LAST, TRADE } from '@atoll/game-das-atoll/client/tutorial/recorded.ts';
import { chaptersIn as arkChapters } from '@atoll/game-hidden-ark/client/tutorial/chapters.ts';
import { tutorial as arkWords } from '@atoll/game-hidden-ark/client/words/en/tutorial.ts';
import { createTutorialRun } from '../src/shell/learn/tutorial-run.ts';
import { decisionsIn } from '@atoll/table-kit/table/recorded-decisions.ts';
import type { Decision, LocalTurn } from '@atoll/table-kit/table/session/local-session.ts';
import type { TutorialChapter } from '@atoll/table-kit/table/tutorial.ts';

interface Recording {
  readonly game: string;
  readonly chapter: TutorialChapter;
  /**
   * The legal action that a seat takes after the first chapter; `made` is the number of decisions
   * that the own seat has made.
   */
  choose(turn: LocalTurn, made: number): unknown;
  /**
   * The starts of the next chapters, by the names under which the decisions before them are stored.
   */
  readonly marks: Readonly<Record<string, (turn: LocalTurn) => boolean>>;
}

const FOLDER = path.join(import.meta.dirname, '../../games');

async function gameOf(id: string): Promise<AnyGame> {
  const playable = await catalog[id]?.load();
  if (playable === undefined) throw new Error(`the catalogue has no game "${id}"`);
  return playable.game;
}

async function botOf(id: string, strength: string): Promise<Bot> {
  const found = catalog[id]?.bots?.find((bot) => bot.id === strength);
  if (found === undefined) throw new Error(`no bot "${strength}" plays "${id}"`);
  return found.load();
}

/** The decisions of the first chapter, as it teaches them. */
async function taught(game: AnyGame, chapter: TutorialChapter): Promise<readonly Decision[]> {
  const names = { own: 'Mira', rivals: ['Shallows', 'Lagoon', 'Open sea'] };
  const run = createTutorialRun({ game, chapter, names, pace: 0 });
  while (run.position() < chapter.steps.length) {
    const { prompt, advised } = run.getState();
    if (chapter.steps[run.position()]?.until === undefined) run.goOn();
    else if (prompt.legal.length > 0 && advised !== undefined) await run.submit(advised);
    else await new Promise((resolve) => setTimeout(resolve));
  }
  run.stop();
  return run.decisions();
}

async function record({ game: id, chapter, choose, marks }: Recording): Promise<void> {
  const game = await gameOf(id);
  const { seed, seats, options } = chapter;
  let state: unknown = game.setup({ seed, seats, options: game.parseOptions(options) });
  let decisions: Decision[] = [];
  let made = 0;
  const apply = (seat: number, action: unknown): void => {
    state = game.apply(game.clone(state), seat, action).state;
    decisions.push({ seat, action });
    if (seat === chapter.seat) made++;
  };
  for (const { seat, action } of await taught(game, chapter)) apply(seat, action);
  const parts: Record<string, readonly string[]> = {};
  for (const [name, isReached] of Object.entries(marks)) {
    for (;;) {
      const aside = asideSeatsOf(game, state).find((by) => game.legalActions(state, by).length > 0);
      const seat = aside ?? game.activeSeats(state)[0] ?? 0;
      const legal = game.legalActions(state, seat);
      const known = knowledgeOf(game, state, viewerOf(seat));
      const turn = { seat, legal, aside: aside !== undefined, ...known };
      if (seat === chapter.seat && isReached(turn)) break;
      apply(seat, choose(turn, made));
    }
    parts[name] = written(decisions);
    decisions = [];
  }
  const lists = Object.entries(parts).map(
    ([name, lines]) => `export const ${name}: readonly string[] = ${JSON.stringify(lines)};\n`,
  );
  writeFileSync(
    path.join(FOLDER, id, 'client/tutorial/recorded.ts'),
    `/**
 * The decisions before the chapters, each list after the one before, with the first chapter as it
 * teaches; written by \`packages/client/bench/record-lessons.ts\`.
 */
${lists.join('\n')}`,
  );
  console.log(`${id}: ${Object.values(parts).flat().length} lines`);
}

/** In the format that `decisionsIn` reads. */
const written = (decisions: readonly Decision[]): readonly string[] =>
  decisions.reduce((lines: readonly string[], { seat, action }, at) => {
    const { type, ...fields } = action as Readonly<Record<string, string | number>>;
    const deed = [type, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join(
      ' ',
    );
    return decisions[at - 1]?.seat === seat
      ? [...lines.slice(0, -1), `${lines.at(-1)}; ${deed}`]
      : [...lines, `${seat} ${deed}`];
  }, []);

const [strong, weak] = await Promise.all([
  botOf('hidden-ark', 'deep-sea'),
  botOf('hidden-ark', 'lagoon'),
]);
const ark = await gameOf('hidden-ark');

const [rescue] = arkChapters(arkWords);
/** Up to this round seat 0 only ends its turns and the others act as in the first chapter. */
const TAUGHT = 4;
let thought = 0;
await record({
  game: 'hidden-ark',
  chapter: rescue as TutorialChapter,
  choose: (turn) => {
    if ((turn.view as HiddenArkView).round <= TAUGHT)
      return turn.seat === 0 ? { type: 'end' } : (rescue as TutorialChapter).rival(turn);
    return (turn.seat === 0 ? strong : weak).choose({ game: ark, ...turn, seed: `x${thought++}` });
  },
  marks: { LAST: ({ view }) => (view as HiddenArkView).ending === 'final' },
});

const [start] = dasChapters(dasWords);
/** The own seat decides as it did, since the texts tell of it; the others decide anew. */
const own = decisionsIn([...TRADE, ...LAST]).filter(({ seat }) => seat === 0);
await record({
  game: 'das-atoll',
  chapter: start as TutorialChapter,
  choose: (turn, made) =>
    turn.seat === 0 ? own[made]?.action : (start as TutorialChapter).rival(turn),
  marks: {
    TRADE: ({ view }) => {
      const { round, phase } = view as DasAtollView;
      return round === 8 && phase === 'roll';
    },
    LAST: ({ view }) => {
      const { round, phase, offers, answers } = view as DasAtollView;
      return round === 13 && phase === 'main' && offers === 1 && answers.length === 0;
    },
  },
});

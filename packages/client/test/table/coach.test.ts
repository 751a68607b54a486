import { describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import {
  createMatch,
  keysOf,
  knowledgeOf,
  LOCALES,
  play,
  viewerOf,
  type AnyGame,
  type Bot,
  type BotTurn,
} from '@atoll/engine';
import { gameEntry } from '../../src/shell/game-entries.ts';
import { loadPageLocale } from '../../src/shell/game-entries.ts';
import {
  remarkOf,
  type Coach,
  type Missed,
  type Weighed,
} from '@atoll/table-kit/table/coach/coach.ts';
import { isOver, noted, takenBack } from '@atoll/table-kit/table/coach/decisions.ts';
import { COACHED, readCoached, withMatch } from '@atoll/table-kit/table/coach/matches.ts';
import { mostMissed } from '@atoll/table-kit/table/coach/weigh.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import { loadCoachWords } from '@atoll/table-kit/words/load-table-words.ts';
import { asking } from '@atoll/table-kit/test/asking.ts';

const NAMES = ['Mira', 'Jonas', 'Ada', 'Ben'];
const NOW = { names: NAMES, view: {} };
const IDS = keysOf(LOCALES);

const weighed = (question: number, action: string): Weighed => ({
  ...{ question, seq: question + 1, view: { question }, privateView: { own: question } },
  ...{ legal: ['best', 'good', 'bad'], action },
});

/** Takes one thing for best, and everything for what the table says. */
const botWith = (worth: Readonly<Record<string, number>>, seen: BotTurn[] = []): Bot => ({
  id: 'test',
  choose: (turn) => {
    seen.push(turn);
    return 'best';
  },
  weigh: (_turn, action) => worth[action as string],
});
const game = {} as AnyGame;
const weigher = (bot: Bot) => ({ game, bot, seat: 0 });
const WORTH = { best: 10, good: 9, bad: 4 };

describe('the decisions of a turn', () => {
  test('are kept with all that was known at each of them', () => {
    const turn = noted([], { state: asking(3, ['best', 'bad']), action: 'bad' });
    expect(turn).toEqual([{ ...weighed(3, 'bad'), legal: ['best', 'bad'] }]);
  });

  test('count once for a question, and not where there was no choice or nothing was asked', () => {
    const first = noted([], { state: asking(3, ['best', 'bad']), action: 'bad' });
    const anew = noted(first, { state: asking(3, ['best', 'bad']), action: 'best' });
    expect(anew.map(({ action }) => action)).toEqual(['best']);
    expect(noted(anew, { state: asking(4, ['only']), action: 'only' })).toEqual(anew);
    expect(noted(anew, { state: asking(5, ['a', 'b'], false), action: 'a' })).toEqual(anew);
  });

  test('are forgotten when they are taken back', () => {
    const turn = [weighed(3, 'bad'), weighed(4, 'good'), weighed(5, 'best')];
    expect(takenBack(turn, 5).map(({ question }) => question)).toEqual([3]);
  });
});

test('Hidden Ark says nothing of where a match could have begun', async () => {
  const english = await loadPageLocale('en');
  const arkEntry = gameEntry(english, 'hidden-ark');
  const coach = await (await arkEntry?.load(english))?.coach?.();
  const begin: Missed = {
    ...{ seat: 0, view: {}, gain: 9 },
    action: { type: 'place', location: 'L01' },
  };
  expect(remarkOf(coach, begin, NOW)).toBe('');
});

test('a turn is over when the seat is asked no more, or after a step of another seat', () => {
  const turn = [weighed(3, 'bad')];
  const at = (asked: boolean, ...steps: readonly (readonly [number, number])[]): TableState => ({
    ...asking(5, ['a', 'b'], asked),
    steps: steps.map(([seq, seat]) => ({ seq, seat, at: 0, events: [], sealed: false })),
  });
  expect(isOver(turn, at(true, [3, 1], [4, 0]))).toBe(false);
  expect(isOver(turn, at(true, [4, 0], [5, 1]))).toBe(true);
  expect(isOver(turn, at(false, [4, 0]))).toBe(true);
  expect(isOver([], at(false, [4, 1]))).toBe(false);
});

describe('the missed action', () => {
  test('is at most one per turn, the one with the largest loss', () => {
    const turn = [weighed(3, 'good'), weighed(4, 'bad'), weighed(5, 'good')];
    expect(mostMissed(weigher(botWith(WORTH)), turn)).toEqual({
      ...{ action: 'best', seat: 0, view: { question: 4 }, gain: 6 },
    });
  });

  test('is none where the best action was taken, or the bot cannot tell', () => {
    expect(mostMissed(weigher(botWith(WORTH)), [weighed(3, 'best')])).toBeUndefined();
    expect(mostMissed(weigher(botWith({ best: 10 })), [weighed(3, 'bad')])).toBeUndefined();
    expect(mostMissed(weigher(botWith({ best: 1, bad: 2 })), [weighed(3, 'bad')])).toBeUndefined();
    const { weigh: _, ...silent } = botWith(WORTH);
    expect(mostMissed(weigher(silent), [weighed(3, 'bad')])).toBeUndefined();
  });

  test('is found from the knowledge of the seat at that time alone', () => {
    const seen: BotTurn[] = [];
    mostMissed(weigher(botWith(WORTH, seen)), [weighed(3, 'bad')]);
    const { view, privateView, legal } = weighed(3, 'bad');
    expect(seen).toEqual([{ game, view, privateView, legal, seat: 0, seed: 'coach 3' }]);
  });

  test('is told from a gain that the game counts as large', () => {
    const coach: Coach = { least: 2, unit: 'points', say: ({ action }) => `${String(action)}!` };
    const missed = (gain: number): Missed => ({ action: 'best', seat: 0, view: {}, gain });
    expect(remarkOf(coach, missed(1.9), NOW)).toBe('');
    expect(remarkOf(coach, missed(2), NOW)).toBe('best!');
    expect(remarkOf(coach, undefined, NOW)).toBe('');
    expect(remarkOf(undefined, missed(9), NOW)).toBe('');
  });
  test('is told from three points on where a match has scores of forty and more', async () => {
    const english = await loadPageLocale('en');
    for (const id of ['atoll', 'hidden-ark']) {
      const coach = await (await gameEntry(english, id)?.load(english))?.coach?.();
      expect(coach?.unit).toBe('points');
      expect(coach?.least).toBeGreaterThanOrEqual(3);
    }
  });

  test('is dropped with the round at Atoll', async () => {
    const english = await loadPageLocale('en');
    const coach = await (await gameEntry(english, 'atoll')?.load(english))?.coach?.();
    const missed: Missed = { action: { type: 'pass' }, seat: 0, view: { round: 2 }, gain: 9 };
    const remarkIn = (round: number): string =>
      remarkOf(coach, missed, { names: NAMES, view: { round } });
    expect(remarkIn(2)).not.toBe('');
    expect(remarkIn(3)).toBe('');
  });
});

test('the coach comments on three matches of a person, and then on none', () => {
  let kept: readonly string[] = [];
  for (const match of ['a', 'b', 'b', 'c', 'a']) kept = withMatch(kept, match) ?? [];
  expect(kept).toEqual(['a', 'b', 'c']);
  expect(kept.length).toBe(COACHED);
  expect(withMatch(kept, 'd')).toBeUndefined();
  expect(readCoached(JSON.stringify({ matches: kept }))).toEqual(kept);
  expect(readCoached('{"matches":[1,"a"]}')).toEqual(['a']);
  expect(readCoached('nonsense')).toEqual([]);
});

/** Some decisions of the first seat in a match in which everybody does the first legal thing. */
async function decisionsOf(id: string, decisions: number) {
  const entry = catalog[id]!;
  const rules = (await entry.load()).game;
  const seats = Math.max(2, rules.seats.min);
  const options = rules.parseOptions({});
  let match = createMatch(rules, { seed: 'coach', seats, options });
  const found: (Weighed & { readonly state: unknown })[] = [];
  while (found.length < decisions) {
    const seat = rules.activeSeats(match.state)[0]!;
    const legal = rules.legalActions(match.state, seat);
    const known = knowledgeOf(rules, match.state, viewerOf(seat));
    if (seat === 0 && legal.length > 1)
      found.push({
        ...known,
        question: match.seq,
        seq: match.seq + 1,
        legal,
        action: legal.at(-1),
        state: match.state,
      });
    const played = play(rules, match, { seat, action: legal[0], at: 0 });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
  return { rules, found };
}

describe.each(Object.keys(catalog))('%s', (id) => {
  test('its bots weigh the legal actions, the same for the same turn', async () => {
    const { rules, found } = await decisionsOf(id, 6);
    const bot = await catalog[id]!.bots![0]!.load();
    let count = 0;
    for (const { state: _, question, seq: _seq, action: _action, ...turn } of found) {
      const asked = { game: rules, seat: 0, seed: `coach ${question}`, ...turn };
      for (const action of [turn.legal[0], turn.legal.at(-1)]) {
        const worth = bot.weigh?.(asked, action);
        expect(bot.weigh?.(asked, action)).toBe(worth);
        if (worth !== undefined) count++;
        expect(worth === undefined || Number.isFinite(worth)).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  test('hidden information does not change the missed action', async () => {
    const { rules, found } = await decisionsOf(id, 4);
    const bot = await catalog[id]!.bots![0]!.load();
    for (const { state, ...turn } of found) {
      const other = rules.determinize({ ...turn }, 0, 'other');
      const seen = knowledgeOf(rules, other, viewerOf(0));
      const legal = rules.legalActions(other, 0);
      expect({ ...seen, legal }).toEqual({
        ...{ view: turn.view, privateView: turn.privateView, legal: turn.legal },
      });
      const asked = { game: rules, bot, seat: 0 };
      expect(mostMissed(asked, [{ ...turn, ...seen, legal }])).toEqual(mostMissed(asked, [turn]));
      expect(state).toBeDefined();
    }
  });

  test.each(IDS)('the better action is told in %s', async (language) => {
    const { found } = await decisionsOf(id, 12);
    const locale = await loadPageLocale(language);
    const client = await gameEntry(locale, id)!.load(locale);
    const coach = await client.coach!();
    const words = await loadCoachWords(language);
    for (const { legal, view } of found)
      for (const action of legal) {
        const said = words.better(
          coach.say({ action, seat: 0, view, gain: 99 }, NAMES),
          words.reasons[coach.unit](coach.unit === 'wins' ? 0.2 : 3),
        );
        expect(said).not.toMatch(/undefined|NaN|\[object|function|\$\{| {2}|\.\.|^\s|\s$/);
        expect(said.length).toBeGreaterThan(words.better('', '').length);
      }
  });
});

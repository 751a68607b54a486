import { randomBot, type Bot } from '@atoll/bots';
import { catalog, type Grouped } from '@atoll/catalog';
import { expect, test } from '@jest/globals';
import { playTwins } from '../src/card-worth/twin-match.ts';
import { worthTable } from '../src/card-worth/worth-table.ts';
import { runAtoll } from './support.ts';

const SEAT = 1;

interface Choice {
  readonly seat: number;
  readonly legal: readonly unknown[];
  readonly action: unknown;
}

const entry = catalog['atoll']!;
const { game } = await entry.load();
const buys = (await entry.tooling!()).balance!.buys!;

/** Plays a deal twice for a card, and tells what the seats chose from. */
function twins(card: string): { readonly points: number | undefined; readonly choices: Choice[] } {
  const choices: Choice[] = [];
  const bot: Bot = {
    ...randomBot,
    choose: (turn) => {
      const action = randomBot.choose(turn);
      choices.push({ seat: turn.seat, legal: turn.legal, action });
      return action;
    },
  };
  const setup = { seed: 'twins', seats: 2, options: game.parseOptions({}) };
  const { points } = playTwins({ game, setup, bot, seat: SEAT, card, buys });
  return { points, choices };
}

/** A card that the seat could buy at once. */
const [CHEAP = ''] = twins('no card')
  .choices.filter(({ seat }) => seat === SEAT)
  .flatMap(({ legal }) => legal.flatMap((action) => buys(action) ?? []));

test('a card is bought as soon as it can be in the first match, and never in the second', () => {
  const { points, choices } = twins(CHEAP);
  const own = choices.filter(({ seat }) => seat === SEAT);
  const bought = own.filter(({ action }) => buys(action) === CHEAP);
  expect(bought).toHaveLength(1);
  // nothing else was to choose from
  expect(new Set(bought[0]?.legal.map(buys))).toEqual(new Set([CHEAP]));
  const later = own.slice(own.indexOf(bought[0]!) + 1);
  expect(later.flatMap(({ legal }) => legal.map(buys))).not.toContain(CHEAP);
  expect(points).toEqual(expect.any(Number));
  expect(twins(CHEAP).points).toBe(points);
});

test('a card that could never be bought tells nothing, and is played once', () => {
  const { points, choices } = twins('no card');
  expect(points).toBeUndefined();
  expect(choices.length).toBeLessThan(twins(CHEAP).choices.length);
});

test('cards are listed by what they bring, each judged by its interval', () => {
  const card = (id: string): Grouped => ({ ...{ id, name: id.toUpperCase(), group: 'cards' } });
  const twin = (id: string, points: number | undefined) => ({ card: id, points });
  const lines = worthTable([card('a'), card('b'), card('c'), card('d')], { from: -1, to: 4 }, [
    ...[9, 10, 11].map((points) => twin('b', points)),
    ...[-8, 3].map((points) => twin('a', points)),
    ...[1, undefined, 2].map((points) => twin('c', points)),
  ]);
  expect(lines.slice(2, 6)).toEqual([
    expect.stringMatching(/^\| B \| 3 \| 10 \(8\.9 to 11\.1\) \| missed \|$/),
    expect.stringMatching(/^\| C \| 2 \| 1\.5 \(.*\) \| met \|$/),
    expect.stringMatching(/^\| A \| 2 \| -2\.5 \(.*\) \| doubtful \|$/),
    '| D | 0 | – | not measured |',
  ]);
  expect(lines.at(-1)).toContain('missed (1 met, 1 doubtful, 1 missed, 1 not measured)');
});

test('the command says what it cannot do', async () => {
  const common = ['worth', '--seed', 's', '--deals', '1', '--seats', '2'];
  const steere = await runAtoll([...common, '--game', 'steere-atoll']);
  expect(steere.stderr).toContain('"steere-atoll" has no cards to buy');
  const unknown = await runAtoll([...common, '--game', 'atoll', '--cards', 'kraken']);
  expect(unknown.stderr).toContain('--cards: there is no card "kraken"');
});

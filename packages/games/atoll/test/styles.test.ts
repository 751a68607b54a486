import { type Bot, knowledgeOf } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { atoll } from '../src/index.ts';
import { balance, styles } from '../src/tooling/index.ts';
import { plain } from '../src/tooling/styles.ts';
import { SIZES } from './sizes.ts';

/** Six bots play matches, also on a machine that has other things to do, in ms. */
const LONG = 600_000;
const MATCHES = SIZES.styleMatches;

/** How often something happened to a seat, as "table item". */
type Tally = Readonly<Record<string, number>>;

/** What the balance counts of a match, by seat. */
function tallies(bots: readonly Bot[], seed: string): readonly Tally[] {
  const counts: Record<string, number>[] = bots.map(() => ({}));
  const notes = {
    offered: () => undefined,
    open: () => undefined,
    bought: () => undefined,
    brought: () => undefined,
    counted(table: string, item: string, seat: number, times = 1): void {
      const own = counts[seat]!;
      const key = `${table} ${item}`;
      own[key] = (own[key] ?? 0) + times;
    },
  };
  const options = { biodiversity: true, events: true, evenStart: false };
  let state = atoll.setup({ seed, seats: bots.length, options });
  for (;;) {
    const [seat] = atoll.activeSeats(state);
    if (seat === undefined) break;
    const before = state;
    const legal = atoll.legalActions(before, seat);
    const turn = { game: atoll as never, ...knowledgeOf(atoll, before, seat), seat, legal, seed };
    const action = bots[seat]!.choose(turn) as (typeof legal)[number];
    const step = atoll.apply(atoll.clone(before), seat, action);
    state = step.state;
    balance.played({ before, after: state, seat, action, events: step.events, legal }, notes);
  }
  balance.ended(state, notes);
  return counts;
}

/** What a style and plain play came to against each other, each in either seat. */
async function against(id: string): Promise<{ readonly own: Tally[]; readonly others: Tally[] }> {
  const bot = await styles.find((style) => style.id === id)!.load();
  const found = Array.from({ length: MATCHES }, (_, match) => {
    const first = match % 2 === 0;
    const [one, other] = tallies(first ? [bot, plain] : [plain, bot], `${id} ${match}`);
    return first ? { own: one!, others: other! } : { own: other!, others: one! };
  });
  return { own: found.map(({ own }) => own), others: found.map(({ others }) => others) };
}

const sum = (of: readonly Tally[], key: string): number =>
  of.reduce((all, tally) => all + (tally[key] ?? 0), 0);
const share = (of: readonly Tally[], key: string, whole: string): number =>
  sum(of, key) / sum(of, whole);

describe('the styles', () => {
  test.each([
    ['wide-and-cheap', ['reefs animals', 'reefs cheapAnimals']],
    ['hunters', ['happenings hunt', 'course largeFish']],
    ['pairs', ['happenings pair']],
    ['end-corals', ['reefs endCorals']],
  ])(
    '%s does more of its own than plain play: %j',
    async (id, keys) => {
      const { own, others } = await against(id);
      for (const key of keys) expect(sum(own, key)).toBeGreaterThan(sum(others, key));
    },
    LONG,
  );

  test(
    'few-and-high has fewer animals than plain play, and brings more of them to the top',
    async () => {
      const { own, others } = await against('few-and-high');
      expect(sum(own, 'reefs animals')).toBeLessThan(sum(others, 'reefs animals'));
      const risen = ['happenings top', 'reefs animals'] as const;
      expect(share(own, ...risen)).toBeGreaterThan(share(others, ...risen));
    },
    LONG,
  );

  test(
    'clean-reef has more popularity than plain play, and fewer polluted corals',
    async () => {
      const { own, others } = await against('clean-reef');
      expect(sum(own, 'reefs popularity')).toBeGreaterThan(sum(others, 'reefs popularity'));
      expect(sum(own, 'reefs polluted')).toBeLessThan(sum(others, 'reefs polluted'));
    },
    LONG,
  );

  test(
    'play the same again for a seed',
    async () => {
      const bot = await styles[0]!.load();
      expect(tallies([bot], 'again')).toEqual(tallies([bot], 'again'));
    },
    LONG,
  );
});

test('the signs of the styles are counted, and there are at least as many styles as the target', () => {
  const { least, signs } = balance.targets.styles;
  expect(styles.length).toBeGreaterThanOrEqual(least);
  const counted = balance.counts.flatMap(({ id, items }) =>
    items.map((item) => `${id} ${item.id}`),
  );
  for (const { table, item } of signs) expect(counted).toContain(`${table} ${item}`);
});

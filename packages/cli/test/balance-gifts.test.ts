import type { Bot, BotTurn } from '@atoll/bots';
import { catalog } from '@atoll/catalog';
import { createRng, knowledgeOf, nextInt } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { giftFigures } from '../src/balance/figures/gift-figures.ts';
import { drawnGifts, withGifts } from '../src/balance/recording/gifts.ts';
import { balance, bought, match, reportOn } from './balance-records.ts';

const buys = (action: unknown): readonly string[] => [String(action)];

const { game } = await catalog['atoll']!.load();

describe('a bot with gifts', () => {
  const first: Bot = { id: 'first', choose: ({ legal }) => legal[0] };
  const turn = (...legal: readonly string[]): BotTurn => ({
    ...{ game, seat: 0, legal, seed: 's', view: {}, privateView: undefined },
  });

  test('buys a given card as soon as it can, once, and no forbidden one', () => {
    const bot = withGifts(first, { given: ['pearl'], banned: ['sand'] }, buys);
    expect(bot.choose(turn('sand', 'crown'))).toBe('crown');
    expect(bot.choose(turn('sand', 'crown', 'pearl'))).toBe('pearl');
    expect(bot.choose(turn('sand', 'crown', 'pearl'))).toBe('crown');
  });

  test('takes a forbidden card if there is nothing else', () =>
    expect(withGifts(first, { given: [], banned: ['sand'] }, buys).choose(turn('sand'))).toBe(
      'sand',
    ));

  test('chance alone gives and forbids: the same for a seed, and each to some seats', () => {
    const draw = (seed: string) => drawnGifts(['pearl', 'crown', 'sand'], { seed, seats: 2 });
    expect(draw('a')).toEqual(draw('a'));
    const all = Array.from({ length: 500 }, (_, index) => draw(String(index))).flat();
    const share = (of: 'given' | 'banned', card: string): number =>
      all.filter((gifts) => gifts[of].includes(card)).length / all.length;
    for (const card of ['pearl', 'crown', 'sand']) {
      expect(share('given', card)).toBeCloseTo(0.06, 1);
      expect(share('banned', card)).toBeCloseTo(0.2, 1);
    }
    expect(all.every(({ given, banned }) => !given.some((card) => banned.includes(card)))).toBe(
      true,
    );
  });
});

const measured = await Promise.all(
  Object.values(catalog).map(async (entry) => ({ entry, tooling: await entry.tooling?.() })),
);
const withPurchases = measured.flatMap(({ entry, tooling }) => {
  const bot = entry.bots?.[0];
  const buysIn = tooling?.balance?.buys;
  return bot && buysIn ? [{ id: entry.id, entry, bot, buysIn }] : [];
});

describe.each(withPurchases)('$id: a bot', ({ entry, bot, buysIn }) => {
  test('decides among the purchases alone, and among the other actions alone', async () => {
    const { game } = await entry.load();
    const player = await bot.load();
    let state = game.setup({ seed: 'part', seats: game.seats.min, options: game.parseOptions({}) });
    const asked = { purchases: 0, others: 0 };
    while (asked.purchases < 4 && game.activeSeats(state).length > 0) {
      const [seat = -1] = game.activeSeats(state);
      const legal = game.legalActions(state, seat);
      const isPurchase = (action: unknown): boolean => buysIn(action, state).length > 0;
      const parts = {
        purchases: legal.filter(isPurchase),
        others: legal.filter((action) => !isPurchase(action)),
      };
      const knowledge = knowledgeOf(game, state, seat);
      for (const part of ['purchases', 'others'] as const) {
        if (parts.purchases.length === 0 || parts[part].length === 0) continue;
        asked[part]++;
        expect(parts[part]).toContainEqual(
          player.choose({ game, ...knowledge, seat, legal: parts[part], seed: 'turn' }),
        );
      }
      const action = player.choose({ game, ...knowledge, seat, legal, seed: 'turn' });
      state = game.apply(state, seat, action).state;
    }
    expect(asked.purchases).toBeGreaterThan(0);
  });
});

/** Matches in which the pearl brings its owner so many points, and which are else equal. */
function played(worth: number, count = 600): readonly ReturnType<typeof match>[] {
  const rng = createRng(`worth ${worth}`);
  return Array.from({ length: count }, (_, index) => {
    const gifts = drawnGifts(['pearl'], { seed: `gifts ${index}`, seats: 2 });
    const owners = gifts.flatMap(({ given, banned }, seat) => {
      const buysFreely = nextInt(rng, 2) === 0;
      return given.length > 0 || (banned.length === 0 && buysFreely) ? [seat] : [];
    });
    const points = [0, 1].map((seat) => 50 + nextInt(rng, 9) + (owners.includes(seat) ? worth : 0));
    return match(points, {
      ...{ role: 'gifts', bot: 'greedy', index, gifts, cards: { pearl: bought(owners) } },
    });
  });
}

describe('the worth of a card', () => {
  test.each([-6, 0, 5])('is found: %i points', (worth) => {
    const [pearl] = giftFigures(balance, played(worth));
    const { value, low, high } = pearl!.worth!;
    // the interval misses one true figure of twenty, so twice its width must hold
    expect(Math.abs(value - worth)).toBeLessThan(high - low);
    expect(high - low).toBeLessThan(3);
    // seats that decide themselves buy it half the time
    expect(pearl?.bought).toBeCloseTo(0.5, 1);
    expect(pearl?.given?.value).toBeCloseTo(worth / 2, -0.3);
    expect(pearl?.banned?.value).toBeCloseTo(-worth / 2, -0.3);
  });

  test('is unknown for a card that was never open', () =>
    expect(giftFigures(balance, played(0)).at(-1)?.worth).toBeUndefined());

  test.each([
    [2, 'met'],
    [9, 'missed'],
  ])('of %i points is %s in the report', (worth, verdict) => {
    const own = { ...balance, targets: { ...balance.targets, worth: { from: -1, to: 4 } } };
    const text = reportOn(own, played(worth));
    expect(text).toContain('## Random gifts and bans');
    const row = text.split('\n').find((line) => line.includes('points beyond its price |'));
    expect(row).toContain(`1 ${verdict}`);
  });
});

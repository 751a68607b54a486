import { describe, expect, test } from '@jest/globals';
import {
  amount,
  bloom,
  choose,
  done,
  income,
  pass,
  pay,
  purify,
  sell,
} from '../support/actions.ts';
import { alone, reef } from '../support/reef.ts';

const dirty = (...cards: readonly string[]) => cards.map((card) => ({ card, polluted: true }));

describe('[S2] Water Purification', () => {
  test('[T9, W6] a coin removes a pollution', () => {
    const match = alone({ coins: 2, corals: dirty('basic-coral') }).act(
      0,
      purify,
      choose('basic-coral'),
    );
    expect(match.coral('basic-coral').polluted).toBe(false);
    expect(match.reef(0)).toMatchObject({ coins: 1, purified: true });
  });

  test('[10] or two', () => {
    const match = alone({ coins: 1, corals: dirty('basic-coral', 'rice-coral', 'blue-coral') });
    match.act(0, purify, choose('basic-coral'), choose('blue-coral'));
    expect(match.asked).toBe('turn');
    expect(match.reef(0).corals.map((coral) => coral.polluted)).toEqual([false, true, false]);
    expect(match.reef(0).coins).toBe(0);
  });

  test('[11] at least one, and one is enough', () => {
    const match = alone({ coins: 1, corals: dirty('basic-coral', 'rice-coral') }).act(0, purify);
    expect(match.offers(0, done)).toBe(false);
    match.act(0, choose('basic-coral'), done);
    expect(match.reef(0).corals.map((coral) => coral.polluted)).toEqual([false, true]);
  });

  test('[P6, 11] not without pollution', () => {
    expect(alone({ coins: 1 }).reasons(0, purify)).toContain('nothing-polluted');
  });

  test('[P6] not without a coin', () => {
    const match = alone({ corals: dirty('basic-coral') });
    expect(match.reasons(0, purify)).toContain('too-expensive');
    expect(match.details(0, purify)).toMatchObject({ need: 1, have: 0 });
  });

  test('[S1] once a round', () => {
    const match = alone({ coins: 9, corals: dirty('basic-coral', 'rice-coral') }).act(
      0,
      purify,
      choose('basic-coral'),
      done,
    );
    expect(match.reasons(0, purify)).toContain('used-this-round');
  });

  test('[S3, 8] keeps the Tourists away this round, not the Scientists', () => {
    const match = reef([{ coins: 1, corals: dirty('basic-coral') }, { passed: true }]).act(
      0,
      purify,
      choose('basic-coral'),
      pass,
    );
    // Where nothing is left to choose nothing is asked.
    expect(match.eventsOf('incomeTaken')).toMatchObject([
      { seat: 0, choice: 'scientists', barred: 'purified-this-round' },
    ]);
    expect(match.active).toBe(1);
  });

  test('[S3, 8] in the next round they may come again', () => {
    const match = reef([{ coins: 1, corals: dirty('basic-coral') }, { passed: true }]).act(
      0,
      purify,
      choose('basic-coral'),
    );
    match.finishRound().act(1, pass).act(0, pass).act(1, income('scientists'));
    expect(match.legal(0)).toEqual([income('tourists'), income('scientists')]);
  });
});

test('[8, P1] in the last round a Water Purification keeps nobody away, since nobody comes', () => {
  const match = reef([{ coins: 1, corals: dirty('basic-coral') }, {}], { round: 4 });
  match.act(0, purify, choose('basic-coral')).act(1, pass).act(0, pass);
  expect(match.state.phase).toBe('over');
  expect(match.eventsOf('incomeTaken')).toEqual([]);
});

describe('[S4] Seaweed Sale', () => {
  test('four plankton for a coin, as often as wished in one action', () => {
    const match = alone({ plankton: 9 }).act(0, sell);
    expect(match.legal(0)).toEqual([amount(1), amount(2)]);
    match.act(0, amount(2));
    expect(match.reef(0)).toMatchObject({ coins: 2, plankton: 1, sold: true });
  });

  test('[P6] three are too few', () => {
    const match = alone({ plankton: 3 });
    expect(match.reasons(0, sell)).toContain('too-little-plankton');
    expect(match.details(0, sell)).toMatchObject({ need: 4, have: 3 });
  });

  test('[7] fish scales count as plankton', () => {
    const match = alone({ plankton: 7, scales: 3 }).act(0, sell, amount(2));
    expect(match.legal(0)).toEqual([pay(1), pay(2), pay(3)]);
    match.act(0, pay(1));
    expect(match.reef(0)).toMatchObject({ coins: 2, plankton: 0, scales: 2 });
  });

  test('[S1] once a round', () => {
    const match = alone({ plankton: 8 }).act(0, sell, amount(1));
    expect(match.reasons(0, sell)).toContain('used-this-round');
  });
});

describe('[S5] Algal Bloom', () => {
  test('two plankton for a pollution', () => {
    const match = alone({ corals: ['basic-coral', 'rice-coral'] }).act(
      0,
      bloom,
      choose('basic-coral'),
      done,
    );
    expect(match.reef(0)).toMatchObject({ plankton: 2, bloomed: true });
    expect(match.reef(0).corals.map((coral) => coral.polluted)).toEqual([true, false]);
  });

  test('as often as there are clean corals', () => {
    const match = alone({ corals: ['basic-coral', 'rice-coral', ...dirty('blue-coral')] });
    match.act(0, bloom, choose('basic-coral'), choose('rice-coral'));
    expect(match.asked).toBe('turn');
    expect(match.reef(0).plankton).toBe(4);
  });

  test('at least once', () => {
    expect(
      alone({ corals: ['basic-coral', 'rice-coral'] })
        .act(0, bloom)
        .offers(0, done),
    ).toBe(false);
  });

  test('[W1] not on a polluted coral', () => {
    const match = alone({ corals: ['rice-coral', ...dirty('blue-coral')] }).act(0, bloom);
    expect(match.legal(0)).toEqual([choose('rice-coral')]);
    expect(match.reasons(0, choose('blue-coral'))).not.toEqual([]);
  });

  test('[W5, 9] not without a clean coral', () => {
    expect(alone({ corals: dirty('basic-coral') }).reasons(0, bloom)).toContain('no-clean-coral');
  });

  test('[S1] once a round', () => {
    const match = alone({ corals: ['basic-coral', 'rice-coral'] }).act(
      0,
      bloom,
      choose('basic-coral'),
      done,
    );
    expect(match.reasons(0, bloom)).toContain('used-this-round');
  });

  test('[53] a coral that helps blooms helps its own pollution, and none after it', () => {
    const bloomed = (...order: readonly string[]): number =>
      alone({ corals: ['rice-coral', 'open-brain-coral', 'blue-coral'] })
        .act(0, bloom, ...order.map(choose))
        .reef(0).plankton;
    expect(bloomed('rice-coral', 'blue-coral', 'open-brain-coral')).toBe(12);
    expect(bloomed('rice-coral', 'open-brain-coral', 'blue-coral')).toBe(10);
    expect(bloomed('open-brain-coral', 'rice-coral', 'blue-coral')).toBe(8);
  });
});

describe('[S1] Support actions', () => {
  test('[P2] each is a turn, and all three fit into one round', () => {
    const match = alone({ coins: 1, plankton: 4, corals: ['rice-coral', ...dirty('basic-coral')] });
    match.act(0, purify, choose('basic-coral'), sell, amount(1), bloom, choose('rice-coral'), done);
    expect(match.reef(0)).toMatchObject({ purified: true, sold: true, bloomed: true });
    const two = reef([{ plankton: 4 }, {}]).act(0, sell, amount(1));
    expect(two.active).toBe(1);
  });

  test('[C2] all are ready again after Recovery', () => {
    const match = reef([
      { purified: true, sold: true, bloomed: true },
      { passed: true },
    ]).finishRound();
    expect(match.reef(0)).toMatchObject({ purified: false, sold: false, bloomed: false });
  });

  test("another player's use does not matter", () => {
    const match = reef([{ plankton: 4 }, { plankton: 4 }]).act(0, sell, amount(1));
    expect(match.offers(1, sell)).toBe(true);
  });
});

import { describe, expect, test } from '@jest/globals';
import { LAST_ROUND, TILES, TOKENS } from '../src/cards/index.ts';
import { hiddenArk, type HiddenArkAction } from '../src/index.ts';
import { balance, styles } from '../src/tooling/index.ts';
import { column, END, fit, install, play, rescue, table, take } from './scenarios/table.ts';
import type { ArkScenario } from './scenarios/table.ts';

/** What the balance notes of some actions of seat 0, a line each. */
function noted(scene: ArkScenario, actions: readonly HiddenArkAction[]): readonly string[] {
  const lines: string[] = [];
  const notes = {
    offered: (card: string) => void lines.push(`offered ${card}`),
    open: (card: string, seat: number) => void lines.push(`open ${card} to ${seat}`),
    bought: (card: string, seat: number) => void lines.push(`${seat} bought ${card}`),
    brought: (card: string, what: string, amount: number) =>
      void lines.push(`${card} brought ${amount} ${what}`),
    counted: (name: string, item: string, seat: number, times = 1) =>
      void lines.push(`${name}: ${item} by ${seat} times ${times}`),
  };
  let { state } = scene;
  balance.begun(state, notes);
  for (const action of actions) {
    const before = state;
    const legal = hiddenArk.legalActions(before, 0);
    const step = hiddenArk.apply(hiddenArk.clone(before), 0, action);
    balance.played(
      { before, after: step.state, seat: 0, action, events: step.events, legal },
      notes,
    );
    state = step.state;
  }
  balance.ended(state, notes);
  return lines;
}

const tracks = { marine: 2, technology: 3, money: 1 };

describe('the notes of the balance of Hidden Ark', () => {
  test('fish that lie open, can be rescued and are rescued, and columns', () => {
    const scene = table({
      map: { D4: 'N1', F3: 'N2' },
      players: [{ tracks, stations: ['L06'], vessels: ['D4'] }],
    });
    const lines = noted(scene, [column('operation'), rescue('D4')]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'offered N1',
        'offered N2',
        'columns: operation by 0 times 1',
        'open N1 to 0',
        '0 bought N1',
        'N1 brought 3 points',
        'deeds: rescued by 0 times 1',
        'length: rounds by 0 times 2',
      ]),
    );
    expect(lines).not.toContain('open N2 to 0');
  });

  test('tokens by their use', () => {
    const scene = table({
      phase: 'opportunity',
      players: [
        {
          tracks,
          stations: ['L06'],
          vessels: ['L06'],
          hand: ['upgrade-marine', 'upgrade-money', 'movement-2'],
          lastColumn: 'upgrade',
        },
      ],
      change: (state) => {
        state.faceUp = [TOKENS.findIndex(({ id }) => id === 'marine-2')];
      },
    });
    const lines = noted(scene, [
      take('marine-2'),
      play('movement-2'),
      play('upgrade-money'),
      column('upgrade'),
      { type: 'pay', resource: 'marine' },
      { type: 'pay', resource: 'marine' },
      install('upgrade-marine'),
      fit('operation', 0),
      END,
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'used: marine-2 by 0 times 1',
        'used: movement-2 by 0 times 1',
        'discarded: upgrade-money by 0 times 1',
        'deeds: repeated by 0 times 1',
        'used: upgrade-marine by 0 times 1',
      ]),
    );
    expect(lines).not.toContain('used: upgrade-money by 0 times 1');
  });

  test.each([
    [LAST_ROUND - 1, []],
    [LAST_ROUND, ['length: limit by 0 times 1']],
  ])('a match that is in round %d reaches the limit of rounds or not', (round, expected) => {
    const scene = table({
      change: (state) => {
        state.round = round;
      },
    });
    expect(noted(scene, []).filter((line) => line.includes('limit'))).toEqual(expected);
  });

  test('names every fish and every kind of token', () => {
    expect(balance.cards.map(({ id }) => id).toSorted()).toEqual(
      TILES.map(({ id }) => id).toSorted(),
    );
    const used = balance.counts.find(({ id }) => id === 'used');
    expect(used?.items.map(({ id }) => id)).toEqual(TOKENS.map(({ id }) => id));
  });

  test('has ranks for every number of seats, each beginning above the one before', () => {
    for (const bands of [balance.bands, ...Object.values(balance.commonBands)]) {
      const from = bands.map((band) => band.from);
      expect(from.toSorted((a, b) => a - b)).toEqual(from);
    }
  });
});

describe('the styles', () => {
  const scene = table({
    players: [
      {
        tracks: { marine: 3, technology: 3, chemical: 3, conservation: 3, money: 3 },
        stations: ['L06'],
        vessels: ['L06'],
        hand: ['upgrade-marine'],
      },
      {},
    ],
  });

  test.each([
    ['many-upgrades', 'upgrade'],
    ['many-stations', 'build'],
  ])('%s goes for the %s', async (id, expected) => {
    const bot = await styles.find((style) => style.id === id)!.load();
    const { state } = scene;
    const view = hiddenArk.publicView(state);
    const legal = hiddenArk.legalActions(state, 0);
    const turn = { game: hiddenArk as never, view, privateView: undefined, seat: 0, legal };
    expect(bot.choose({ ...turn, seed: 's' })).toEqual(column(expected as 'build'));
  });
});

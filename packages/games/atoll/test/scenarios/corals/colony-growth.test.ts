import { describe, expect, test } from '@jest/globals';
import type { Side } from '../../../src/index.ts';
import { at, buyAnimal, grow, side } from '../support/actions.ts';
import { alone } from '../support/reef.ts';

describe('[A7] Coral Colony Growth', () => {
  test('[T10, T15] two plankton place a colony on an empty side', () => {
    const match = alone({ plankton: 3 }).act(0, grow, side('basic-coral', 'S'));
    expect(match.coral('basic-coral').grown).toEqual(['S']);
    expect(match.reef(0).plankton).toBe(1);
  });

  test('[P6] one plankton is too little', () => {
    const match = alone({ plankton: 1 });
    expect(match.reasons(0, grow)).toContain('too-little-plankton');
    expect(match.details(0, grow)).toMatchObject({ need: 2, have: 1 });
  });

  test('[R4] not where an icon or a token is', () => {
    const match = alone({
      plankton: 4,
      corals: ['rice-coral', { card: 'elkhorn-coral', grown: ['N'] }],
    }).act(0, grow);
    const free: readonly [string, Side][] = [
      ['rice-coral', 'W'],
      ['elkhorn-coral', 'S'],
    ];
    expect(match.legal(0)).toEqual(free.map(([card, on]) => side(card, on)));
    expect(match.reasons(0, side('rice-coral', 'N'))).not.toEqual([]);
    expect(match.reasons(0, side('elkhorn-coral', 'N'))).not.toEqual([]);
  });

  test('[R4] not where every side has a colony', () => {
    const match = alone({
      plankton: 4,
      corals: ['table-coral', { card: 'rice-coral', grown: ['W'] }],
    });
    expect(match.reasons(0, grow)).toContain('no-empty-side');
  });

  test('on polluted corals as well', () => {
    const match = alone({ plankton: 2, corals: [{ card: 'basic-coral', polluted: true }] }).act(
      0,
      grow,
      side('basic-coral', 'S'),
    );
    expect(match.coral('basic-coral')).toMatchObject({ grown: ['S'], polluted: true });
  });

  test('[A1] as often as one likes in a round', () => {
    const match = alone({ plankton: 6, corals: ['elkhorn-coral', 'rice-coral'] });
    match.act(
      0,
      grow,
      side('elkhorn-coral', 'N'),
      grow,
      side('rice-coral', 'W'),
      grow,
      side('elkhorn-coral', 'S'),
    );
    expect(match.coral('elkhorn-coral').grown).toEqual(['N', 'S']);
    expect(match.reef(0).plankton).toBe(0);
  });

  test('[T15, R10] the new colony serves an animal', () => {
    const match = alone(
      { coins: 2, plankton: 2, corals: ['spiral-wire-coral'] },
      { offers: { animals: ['flame-angelfish'] } },
    );
    match.act(0, grow, side('spiral-wire-coral', 'N'), buyAnimal('flame-angelfish'), at(0, -1));
    expect(match.animal('flame-angelfish').y).toBe(-1);
  });

  test('only on an own coral', () => {
    const match = alone({ plankton: 2, corals: ['rice-coral'] }).act(0, grow);
    expect(match.reasons(0, side('basic-coral', 'S'))).not.toEqual([]);
  });
});

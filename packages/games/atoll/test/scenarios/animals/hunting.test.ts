import { describe, expect, test } from '@jest/globals';
import { branch, feed, hunt, pass, reduce } from '../support/actions.ts';
import { loadText, phraseText } from '../../../src/text/index.ts';
import { alone, reef, WIDE } from '../support/reef.ts';

const { reasonPhrase } = await loadText('en');

const CHARLES = 0;
const ANNE = 1;

describe('[H1] Hunting on another Atoll', () => {
  test("[T16, H2, H3, H4, 34] Example: the Blue line grouper hunts the Lined seahorse on Anne's atoll", () => {
    const match = reef([
      { animals: ['blue-line-grouper'] },
      { animals: ['lined-seahorse', 'citron-goby'] },
    ]);
    match.act(CHARLES, feed('blue-line-grouper'));
    expect(match.offers(CHARLES, hunt('citron-goby'))).toBe(false);
    expect(match.reasons(CHARLES, hunt('citron-goby'))).toContain('sheltered');
    match.act(CHARLES, hunt('lined-seahorse'));
    expect(match.reef(CHARLES)).toMatchObject({ huntsReady: 0, huntsUsed: 1 });
    expect(match.animal('blue-line-grouper')).toMatchObject({ level: 2, fatigue: 1 });
    expect(match.animal('lined-seahorse')).toMatchObject({ level: 1, fatigue: 0 });
    expect(match.lives('lined-seahorse')).toBe(true);
    expect(match.reef(ANNE).plankton).toBe(0);
  });

  test('[H4, 34] only sheltered fish elsewhere: no food', () => {
    const match = reef([
      { animals: ['slender-grouper'] },
      { animals: ['citron-goby', 'bargibants-seahorse'] },
    ]);
    expect(match.offers(0, feed('slender-grouper'))).toBe(false);
    expect(match.reasons(0, feed('slender-grouper'))).toContain('no-prey');
    const details = match.details(0, feed('slender-grouper'));
    expect(phraseText(reasonPhrase({ code: 'no-prey', details }))).toBe(
      'There is no prey for it: it needs 1 Small Fish.',
    );
  });

  test('[H3] once a round', () => {
    const match = reef([
      { animals: ['slender-grouper', 'sea-wasp'] },
      { passed: true, animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('slender-grouper'), hunt('lined-seahorse'));
    expect(match.offers(0, feed('sea-wasp'))).toBe(false);
    expect(match.reasons(0, feed('sea-wasp')).length).toBeGreaterThan(0);
  });

  test('[H3] a used token is the reason why', () => {
    const match = reef([
      { huntsReady: 0, huntsUsed: 1, animals: ['slender-grouper', 'flame-angelfish'] },
      { animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('slender-grouper'));
    expect(match.legal(0)).toEqual([reduce('flame-angelfish')]);
    expect(match.reasons(0, hunt('lined-seahorse'))).toContain('hunt-used');
  });

  test('[H3, C4] the token is ready again after Recovery', () => {
    const match = reef([
      { animals: ['slender-grouper', 'sea-wasp'] },
      { passed: true, animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('slender-grouper'), hunt('lined-seahorse')).finishRound();
    expect(match.reef(0)).toMatchObject({ huntsReady: 1, huntsUsed: 0 });
    match.act(1, pass);
    expect(match.offers(0, feed('sea-wasp'))).toBe(true);
  });

  test('[32] only for a condition that reduces an animal', () => {
    const match = reef([
      { animals: ['squarespot-anthias', 'palette-surgeonfish'] },
      { animals: ['lined-seahorse', 'boxer-crab'] },
    ]);
    expect(match.offers(0, feed('squarespot-anthias'))).toBe(false);
    expect(match.offers(0, feed('palette-surgeonfish'))).toBe(false);
  });

  test('[34] the prey must fit the condition', () => {
    const match = reef([
      { animals: ['slender-grouper'] },
      { animals: ['yellow-tang', 'boxer-crab', 'flame-angelfish'] },
    ]);
    match.act(0, feed('slender-grouper'));
    expect(match.legal(0)).toEqual([hunt('flame-angelfish')]);
    expect(match.reasons(0, hunt('yellow-tang'))).toContain('not-a-target');
  });

  test('[32] in the branch that reduces an animal', () => {
    const match = reef([{ plankton: 1, animals: ['lined-seahorse'] }, { animals: ['boxer-crab'] }]);
    match.act(0, feed('lined-seahorse'), branch(1), hunt('boxer-crab'));
    expect(match.reef(0).plankton).toBe(1);
    expect(match.animal('lined-seahorse').level).toBe(2);
  });

  test('[34] any level, tired or not, of an owner who has passed or not', () => {
    const match = reef([
      { animals: ['slender-grouper'] },
      {
        passed: true,
        animals: [
          { card: 'flame-angelfish', level: 3 },
          { card: 'coral-beauty', fatigue: 2 },
        ],
      },
      { animals: [{ card: 'lined-seahorse', level: 2 }] },
    ]);
    match.act(0, feed('slender-grouper'));
    expect(match.legal(0)).toEqual([
      hunt('flame-angelfish'),
      hunt('coral-beauty'),
      hunt('lined-seahorse'),
    ]);
  });

  test('[35] allowed although the own atoll has food', () => {
    const match = reef([
      { animals: ['slender-grouper', 'flame-angelfish'] },
      { animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('slender-grouper'));
    expect(match.legal(0)).toEqual([reduce('flame-angelfish'), hunt('lined-seahorse')]);
    match.act(0, hunt('lined-seahorse'));
    expect(match.animal('flame-angelfish').level).toBe(1);
    expect(match.lives('flame-angelfish')).toBe(true);
  });

  test('[33] replaces exactly one of two reductions', () => {
    const only = reef([
      { animals: ['tiger-shark'] },
      { animals: ['lined-seahorse', 'boxer-crab'] },
    ]);
    expect(only.offers(0, feed('tiger-shark'))).toBe(false);
    const match = reef([
      { animals: ['tiger-shark', { card: 'flame-angelfish', level: 2 }] },
      { animals: ['boxer-crab'] },
    ]);
    match.act(0, feed('tiger-shark'), hunt('boxer-crab'));
    expect(match.legal(0)).toEqual([reduce('flame-angelfish')]);
    match.act(0, reduce('flame-angelfish'));
    expect(match.animal('tiger-shark').level).toBe(2);
    expect(match.animal('flame-angelfish').level).toBe(1);
    expect(match.reef(0).huntsReady).toBe(0);
  });

  test('[33] even with two Hunts ready only one of two reductions is hunted', () => {
    const match = reef([
      { huntsReady: 2, animals: ['tiger-shark', 'flame-angelfish'] },
      { animals: ['lined-seahorse', 'boxer-crab'] },
    ]);
    match.act(0, feed('tiger-shark'), hunt('lined-seahorse'));
    expect(match.legal(0)).toEqual([reduce('flame-angelfish')]);
  });

  test('[33] a first reduction at home may be followed by a hunt', () => {
    const match = reef([
      { animals: ['tiger-shark', 'flame-angelfish'] },
      { animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('tiger-shark'), reduce('flame-angelfish'));
    expect(match.legal(0)).toEqual([hunt('lined-seahorse')]);
  });

  test('[H2, 30] nothing is reduced, so passive animals do not rise, here or there', () => {
    const match = reef([
      { animals: ['slender-grouper', 'magnificent-star'] },
      { animals: ['lined-seahorse', 'prickly-redfish'] },
    ]);
    match.act(0, feed('slender-grouper'), hunt('lined-seahorse'));
    expect(match.animal('magnificent-star').level).toBe(1);
    expect(match.animal('prickly-redfish').level).toBe(1);
  });

  test('[30] a coral that hears reductions hears no hunt', () => {
    const match = reef([
      { corals: ['violet-hydrocoral'], animals: ['slender-grouper'] },
      { animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('slender-grouper'), hunt('lined-seahorse'));
    expect(match.reef(0).plankton).toBe(0);
  });

  test('[L1] the fed animal reaches its top and brings its scales as usual', () => {
    const match = reef([
      { animals: [{ card: 'slender-grouper', level: 2 }] },
      { animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('slender-grouper'), hunt('lined-seahorse'));
    expect(match.reef(0).scales).toBe(2);
  });

  test("not a neighbour's animal without a hunt, nor an own animal by a hunt", () => {
    const match = reef([
      { animals: ['slender-grouper', 'flame-angelfish'] },
      { animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('slender-grouper'));
    expect(match.reasons(0, reduce('lined-seahorse'))).not.toEqual([]);
    expect(match.reasons(0, hunt('flame-angelfish'))).not.toEqual([]);
  });

  test('with several players the offer is no hunting ground', () => {
    const match = alone(
      { corals: WIDE, animals: ['slender-grouper', 'flame-angelfish'] },
      { offers: { animals: ['lined-seahorse'] } },
    );
    expect(match.act(0, feed('slender-grouper')).offers(0, hunt('lined-seahorse'))).toBe(false);
  });
});

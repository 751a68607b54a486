import { describe, expect, test } from '@jest/globals';
import { coralCard } from '../../../src/cards/index.ts';
import type { AtollAction } from '../../../src/index.ts';
import { loadText, phraseText } from '../../../src/text/index.ts';
import {
  bloom,
  choose,
  feed,
  grow,
  hunt,
  purify,
  reduce,
  side,
  useCoral,
} from '../support/actions.ts';
import { strike } from '../support/event.ts';
import type { Played } from '../support/played.ts';
import { alone, reef } from '../support/reef.ts';

const { reasonPhrase } = await loadText('en');

const DIRTY = { card: 'basic-coral', polluted: true } as const;

/** Why seat 0 may not answer with that, in words. */
const why = (match: Played, action: AtollAction): string =>
  phraseText(reasonPhrase({ code: match.reasons(0, action)[0] ?? '' }));

describe('[P6] A refusal is true of the thing that was named', () => {
  const purifying = (): Played =>
    alone({
      coins: 1,
      corals: [DIRTY, { card: 'rice-coral', polluted: true }, 'table-coral'],
      animals: ['sea-wasp'],
    }).act(0, purify);

  test('an own animal where a coral is asked for', () => {
    expect(why(purifying(), choose('sea-wasp'))).toBe('This is an animal; choose a coral.');
  });

  test('a clean coral where a polluted one is asked for, although others are polluted', () => {
    expect(why(purifying(), choose('table-coral'))).toBe('This coral is not polluted.');
  });

  test('a card that really lies elsewhere', () => {
    expect(why(purifying(), choose('boxer-crab'))).toBe('This card is not on your reef.');
  });

  test('an own animal where a coral is to be polluted', () => {
    const match = alone({ corals: ['basic-coral', 'table-coral'], animals: ['sea-wasp'] }).act(
      0,
      bloom,
    );
    expect(why(match, choose('sea-wasp'))).toBe('This is an animal; choose a coral.');
  });

  test('an own coral where prey is asked for, and an animal in an offer, which nobody can hunt', () => {
    const offers = { animals: ['lined-seahorse'] };
    const match = reef(
      [{ animals: ['slender-grouper', 'flame-angelfish'] }, { animals: ['citron-goby'] }],
      { offers },
    );
    match.act(0, feed('slender-grouper'));
    expect(why(match, reduce('basic-coral'))).toBe('This is a coral; choose an animal.');
    expect(why(match, hunt('lined-seahorse'))).toBe('This animal is not where you can hunt it.');
  });

  test('an animal without Fatigue, and a coral, where one with Fatigue is asked for', () => {
    const match = alone({
      corals: ['antler-coral'],
      animals: ['sea-wasp', { card: 'flame-angelfish', fatigue: 1 }],
    });
    const resting = match.act(0, useCoral('antler-coral'));
    expect(why(resting, choose('sea-wasp'))).toBe('It has no Fatigue.');
    expect(why(resting, choose('antler-coral'))).toBe('This is a coral; choose an animal.');
  });

  test('a coral where an event tires an animal', () => {
    const match = strike('fish-disease', {
      animals: ['flame-angelfish', 'coral-beauty'],
      corals: ['basic-coral', 'table-coral'],
    });
    expect(why(match, choose('table-coral'))).toBe('This is a coral; choose an animal.');
  });

  test('a side that has a colony', () => {
    const match = alone({ plankton: 9, corals: ['rice-coral'] }).act(0, grow);
    expect(why(match, side('rice-coral', coralCard('rice-coral').sides[0] ?? 'N'))).toBe(
      'This side has a colony already.',
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import { branch, feed, hunt, reduce, shelter } from '../support/actions.ts';
import { alone, reef, WIDE } from '../support/reef.ts';

describe('Conditions for feeding', () => {
  describe('[F10] one or the other', () => {
    const animals = ['lined-seahorse', { card: 'boxer-crab', level: 2 }] as const;

    test('both can be done: the player chooses', () => {
      const match = alone({ plankton: 1, animals }).act(0, feed('lined-seahorse'));
      expect(match.legal(0)).toEqual([branch(0), branch(1)]);
    });

    test('the first: a plankton', () => {
      const match = alone({ plankton: 1, animals }).act(0, feed('lined-seahorse'), branch(0));
      expect(match.reef(0).plankton).toBe(0);
      expect(match.animal('boxer-crab').level).toBe(2);
      expect(match.animal('lined-seahorse')).toMatchObject({ level: 2, fatigue: 1 });
    });

    test('the second: a crustacean', () => {
      const match = alone({ plankton: 1, animals }).act(
        0,
        feed('lined-seahorse'),
        branch(1),
        reduce('boxer-crab'),
      );
      expect(match.reef(0).plankton).toBe(1);
      expect(match.animal('boxer-crab').level).toBe(1);
      expect(match.animal('lined-seahorse').level).toBe(2);
    });

    test('neither can be done: refused', () => {
      const match = alone({ animals: ['lined-seahorse', 'giant-clam'] });
      expect(match.reasons(0, feed('lined-seahorse')).length).toBeGreaterThan(0);
      expect(match.offers(0, feed('lined-seahorse'))).toBe(false);
    });

    test('a way that cannot be done is not offered', () => {
      const match = alone({
        corals: WIDE,
        animals: ['bluespotted-ray', 'boxer-crab', 'giant-clam'],
      });
      match.act(0, feed('bluespotted-ray'));
      expect(match.legal(0)).toEqual([branch(1), branch(2)]);
    });

    test('a plankton or extra Fatigue', () => {
      const paid = alone({ plankton: 1, animals: ['sea-apple'] }).act(
        0,
        feed('sea-apple'),
        branch(0),
      );
      expect(paid.animal('sea-apple').fatigue).toBe(1);
      expect(paid.reef(0).plankton).toBe(0);
      const tired = alone({ plankton: 1, animals: ['sea-apple'] }).act(
        0,
        feed('sea-apple'),
        branch(1),
      );
      expect(tired.animal('sea-apple').fatigue).toBe(2);
      expect(tired.reef(0).plankton).toBe(1);
    });
  });

  describe('[F11] by level: one Small Fish, then two or one twice', () => {
    const anthias = (level: 1 | 2 | 3) => ({ card: 'squarespot-anthias', level });

    test('at low abundance one reduction is enough', () => {
      const match = alone({ animals: ['blacktip-reef-shark', anthias(2)] });
      match.act(0, feed('blacktip-reef-shark'), reduce('squarespot-anthias'));
      expect(match.animal('blacktip-reef-shark').level).toBe(2);
    });

    test('[F9] at medium abundance two Small Fish', () => {
      const match = alone({
        corals: WIDE,
        animals: [
          { card: 'blacktip-reef-shark', level: 2 },
          anthias(2),
          { card: 'coral-beauty', level: 2 },
        ],
      });
      match.act(
        0,
        feed('blacktip-reef-shark'),
        reduce('squarespot-anthias'),
        reduce('coral-beauty'),
      );
      expect(match.animal('blacktip-reef-shark').level).toBe(3);
      expect([
        match.animal('squarespot-anthias').level,
        match.animal('coral-beauty').level,
      ]).toEqual([1, 1]);
      expect(match.reef(0).scales).toBe(3);
    });

    test('[F9, 24] or one Small Fish twice', () => {
      const match = alone({ animals: [{ card: 'blacktip-reef-shark', level: 2 }, anthias(3)] });
      match.act(
        0,
        feed('blacktip-reef-shark'),
        reduce('squarespot-anthias'),
        reduce('squarespot-anthias'),
      );
      expect(match.animal('squarespot-anthias').level).toBe(1);
      expect(match.animal('blacktip-reef-shark').level).toBe(3);
    });

    test('[F9, 24] twice from level 2 is its extinction', () => {
      const match = alone({ animals: [{ card: 'blacktip-reef-shark', level: 2 }, anthias(2)] });
      match.act(
        0,
        feed('blacktip-reef-shark'),
        reduce('squarespot-anthias'),
        reduce('squarespot-anthias'),
      );
      expect(match.lives('squarespot-anthias')).toBe(false);
      expect(match.animal('blacktip-reef-shark').level).toBe(3);
    });

    test('[24] a fish at level 1 dies of the first reduction and cannot take a second', () => {
      const match = alone({ animals: [{ card: 'blacktip-reef-shark', level: 2 }, anthias(1)] });
      expect(match.offers(0, feed('blacktip-reef-shark'))).toBe(false);
      expect(match.reasons(0, feed('blacktip-reef-shark')).length).toBeGreaterThan(0);
    });

    test('[24] two fish at level 1: the second reduction must name the other', () => {
      const match = alone({
        corals: WIDE,
        animals: [{ card: 'blacktip-reef-shark', level: 2 }, anthias(1), 'coral-beauty'],
      });
      match.act(0, feed('blacktip-reef-shark'), reduce('squarespot-anthias'));
      expect(match.legal(0)).toEqual([reduce('coral-beauty')]);
      match.act(0, reduce('coral-beauty'));
      expect([match.lives('squarespot-anthias'), match.lives('coral-beauty')]).toEqual([
        false,
        false,
      ]);
    });

    test('[24, 37] a sheltered fish at level 1 can be named twice', () => {
      const match = alone({ animals: [{ card: 'blacktip-reef-shark', level: 2 }, 'citron-goby'] });
      match.act(0, feed('blacktip-reef-shark'), shelter('citron-goby'), shelter('citron-goby'));
      expect(match.animal('citron-goby').level).toBe(1);
      expect(match.animal('blacktip-reef-shark').level).toBe(3);
    });

    test('[24] a sheltered fish at level 1 that would die of the first reduction must shelter first', () => {
      const match = alone({
        animals: [{ card: 'blacktip-reef-shark', level: 2 }, 'citron-goby'],
      }).act(0, feed('blacktip-reef-shark'));
      expect(match.legal(0)).toEqual([shelter('citron-goby')]);
      expect(match.reasons(0, reduce('citron-goby'))).toContain('cannot-finish');
    });

    test('[27] each of the two is heard by itself', () => {
      const match = alone({
        corals: ['violet-hydrocoral'],
        animals: [
          { card: 'blacktip-reef-shark', level: 2 },
          { ...anthias(2), x: 1, y: 0 },
          'magnificent-star',
        ],
      });
      match.act(
        0,
        feed('blacktip-reef-shark'),
        reduce('squarespot-anthias'),
        reduce('squarespot-anthias'),
      );
      expect(match.animal('magnificent-star').level).toBe(3);
      // Two for the coral each time, one for the colony of the extinct fish.
      expect(match.reef(0)).toMatchObject({ plankton: 2 + 2 + 1, popularity: 2 });
    });

    test('[33] a hunt and a fish at level 1 are two', () => {
      const match = reef([
        { animals: [{ card: 'blacktip-reef-shark', level: 2 }, anthias(1)] },
        { animals: ['lined-seahorse'] },
      ]);
      match.act(
        0,
        feed('blacktip-reef-shark'),
        hunt('lined-seahorse'),
        reduce('squarespot-anthias'),
      );
      expect(match.animal('blacktip-reef-shark').level).toBe(3);
      expect(match.lives('squarespot-anthias')).toBe(false);
    });

    test('[F10] a step may itself be one or the other', () => {
      const match = alone({
        corals: WIDE,
        animals: [
          { card: 'giant-moray', level: 2 },
          { card: 'yellow-tang', level: 2 },
          'chambered-nautilus',
        ],
      });
      match.act(0, feed('giant-moray'));
      expect(match.legal(0)).toEqual([branch(0), branch(1)]);
      match.act(0, branch(0), reduce('yellow-tang'));
      expect(match.animal('giant-moray').level).toBe(3);
    });

    test('[F6] plankton by level', () => {
      const low = alone({ plankton: 6, animals: ['reef-manta'] }).act(0, feed('reef-manta'));
      expect(low.reef(0).plankton).toBe(4);
      const medium = alone({ plankton: 6, animals: [{ card: 'reef-manta', level: 2 }] }).act(
        0,
        feed('reef-manta'),
      );
      expect(medium.reef(0).plankton).toBe(3);
    });
  });

  describe('[F8, 25] any two different animals, none a Large Fish', () => {
    test('two of any class', () => {
      const match = alone({
        corals: WIDE,
        animals: [
          'tiger-shark',
          { card: 'boxer-crab', level: 2 },
          { card: 'yellow-tang', level: 2 },
        ],
      });
      match.act(0, feed('tiger-shark'), reduce('boxer-crab'), reduce('yellow-tang'));
      expect(match.animal('tiger-shark').level).toBe(2);
    });

    test('not the same one twice', () => {
      const match = alone({ animals: ['tiger-shark', { card: 'boxer-crab', level: 3 }] });
      expect(match.offers(0, feed('tiger-shark'))).toBe(false);
      const rich = alone({
        corals: WIDE,
        animals: ['tiger-shark', { card: 'boxer-crab', level: 3 }, 'sea-apple'],
      });
      rich.act(0, feed('tiger-shark'), reduce('boxer-crab'));
      expect(rich.legal(0)).toEqual([reduce('sea-apple')]);
    });

    test('not a sheltered one twice', () => {
      const match = alone({ animals: ['tiger-shark', 'citron-goby'] });
      expect(match.offers(0, feed('tiger-shark'))).toBe(false);
    });

    test('no Large Fish', () => {
      const match = alone({
        corals: WIDE,
        animals: ['tiger-shark', 'boxer-crab', 'reef-manta', 'giant-moray'],
      });
      expect(match.offers(0, feed('tiger-shark'))).toBe(false);
    });
  });
});

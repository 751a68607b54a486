import { describe, expect, test } from '@jest/globals';
import {
  at,
  buyAnimal,
  choose,
  feed,
  no,
  reduce,
  shelter,
  useCoral,
  yes,
} from '../support/actions.ts';
import { alone, reef, WIDE } from '../support/reef.ts';

describe('Symbiosis', () => {
  test('[Y2, Y3, 40] Example: the Tiger shark is fed, and the pipefish rises with it', () => {
    const match = alone({
      corals: WIDE,
      animals: [
        'tiger-shark',
        'schultzs-pipefish',
        { card: 'flame-angelfish', level: 2 },
        { card: 'boxer-crab', level: 2 },
      ],
    });
    match.act(0, feed('tiger-shark'));
    expect(match.offers(0, reduce('schultzs-pipefish'))).toBe(false);
    expect(match.reasons(0, reduce('schultzs-pipefish'))).toContain('partner-protected');
    match.act(0, reduce('flame-angelfish'), reduce('boxer-crab'), yes);
    expect(match.animal('tiger-shark')).toMatchObject({ level: 2, fatigue: 1 });
    expect(match.animal('schultzs-pipefish')).toMatchObject({ level: 2, fatigue: 0 });
    expect([match.animal('flame-angelfish').level, match.animal('boxer-crab').level]).toEqual([
      1, 1,
    ]);
  });

  test('[Y2] Example, the other way round: the pipefish is fed for free, and the shark rises with it', () => {
    const match = alone({ animals: ['tiger-shark', 'schultzs-pipefish'] }).act(
      0,
      feed('schultzs-pipefish'),
      yes,
    );
    expect(match.animal('schultzs-pipefish')).toMatchObject({ level: 2, fatigue: 1 });
    expect(match.animal('tiger-shark')).toMatchObject({ level: 2, fatigue: 0 });
  });

  test('[Y3, 40] the pipefish is not among the two animals that the shark needs', () => {
    const match = alone({ animals: ['tiger-shark', 'schultzs-pipefish', 'flame-angelfish'] });
    expect(match.offers(0, feed('tiger-shark'))).toBe(false);
  });

  test('[Y2, 39] the other animal need not rise', () => {
    const match = alone({ animals: ['tiger-shark', 'schultzs-pipefish'] }).act(
      0,
      feed('schultzs-pipefish'),
      no,
    );
    expect(match.animal('schultzs-pipefish').level).toBe(2);
    expect(match.animal('tiger-shark').level).toBe(1);
  });

  test('[29] nothing is asked if the other is at its top', () => {
    const match = alone({ animals: [{ card: 'tiger-shark', level: 3 }, 'schultzs-pipefish'] }).act(
      0,
      feed('schultzs-pipefish'),
    );
    expect(match.asked).toBe('turn');
    expect(match.reef(0).scales).toBe(0);
  });

  test('[Y2, 29] the Fatigue of the other does not matter and does not grow', () => {
    const match = alone({
      animals: [{ card: 'tiger-shark', fatigue: 1 }, 'schultzs-pipefish'],
    }).act(0, feed('schultzs-pipefish'), yes);
    expect(match.animal('tiger-shark')).toMatchObject({ level: 2, fatigue: 1 });
  });

  test('[28] both bring the scales of their tops', () => {
    const match = alone({
      animals: [
        { card: 'tiger-shark', level: 2 },
        { card: 'schultzs-pipefish', level: 2 },
      ],
    });
    match.act(0, feed('schultzs-pipefish'), yes);
    expect(match.reef(0).scales).toBe(4);
  });

  test('[Y1, 38] the second animal of a pair forms it at once', () => {
    const match = alone(
      { coins: 2, animals: [{ card: 'green-turtle', x: 1, y: 0 }, 'tiger-shark'] },
      { offers: { animals: ['schultzs-pipefish'] } },
    );
    match.act(0, buyAnimal('schultzs-pipefish'), at(-1, 0));
    expect(match.animal('tiger-shark').partner).toBe('schultzs-pipefish');
    expect(match.animal('schultzs-pipefish').partner).toBe('tiger-shark');
    expect(match.animal('green-turtle').partner).toBe('');
    expect(match.eventsOf('paired')).toHaveLength(1);
  });

  test('[Y1, 38] a pair on two atolls is none', () => {
    const match = reef([{ animals: ['tiger-shark'] }, { coins: 2 }], {
      starter: 1,
      offers: { animals: ['schultzs-pipefish'] },
    });
    match.act(1, buyAnimal('schultzs-pipefish'), at(1, 0));
    expect(match.animal('tiger-shark').partner).toBe('');
    expect(match.animal('schultzs-pipefish').partner).toBe('');
  });

  test('[39] it is not Symbiosis that raises when a coral does', () => {
    const match = alone({
      plankton: 2,
      corals: ['yellow-scroll-coral', ...WIDE],
      animals: ['tiger-shark', 'schultzs-pipefish'],
    });
    match.act(0, useCoral('yellow-scroll-coral'), choose('schultzs-pipefish'));
    expect(match.asked).toBe('turn');
    expect(match.animal('tiger-shark').level).toBe(1);
  });

  test('[40] the animal may be reduced by the feeding of others', () => {
    const match = alone({
      animals: ['tiger-shark', { card: 'schultzs-pipefish', level: 2 }, 'slender-grouper'],
    });
    match.act(0, feed('slender-grouper'), reduce('schultzs-pipefish'));
    expect(match.animal('schultzs-pipefish')).toMatchObject({ level: 1, partner: 'tiger-shark' });
  });

  test('[Y4, 41] the extinction of one ends it', () => {
    const match = alone({ animals: ['tiger-shark', 'schultzs-pipefish', 'slender-grouper'] });
    match.act(0, feed('slender-grouper'), reduce('schultzs-pipefish'));
    expect(match.lives('schultzs-pipefish')).toBe(false);
    expect(match.animal('tiger-shark').partner).toBe('');
  });

  test('[Y4, 41] the reduction of a coral can end it as well', () => {
    const match = alone({
      corals: ['black-sun-coral'],
      animals: ['tiger-shark', 'schultzs-pipefish'],
    });
    match.act(0, useCoral('black-sun-coral'), choose('tiger-shark'));
    expect(match.animal('schultzs-pipefish').partner).toBe('');
    expect(match.state.large.discard).toEqual(['tiger-shark']);
  });

  test('[F4, Y4] an animal fed only in Symbiosis starves when it ended', () => {
    const match = alone({ animals: ['live-sharksucker', 'hawksbill-turtle', 'giant-grouper'] });
    expect(match.offers(0, feed('live-sharksucker'))).toBe(true);
    match.act(0, feed('giant-grouper'), reduce('hawksbill-turtle'));
    expect(match.reasons(0, feed('live-sharksucker'))).toContain('not-in-symbiosis');
  });

  test('[38] a partner that comes again forms the pair again', () => {
    const match = alone({
      coins: 2,
      animals: ['tiger-shark', 'schultzs-pipefish', 'slender-grouper'],
    });
    match.act(0, feed('slender-grouper'), reduce('schultzs-pipefish'));
    match.state.animals.offer = match.state.animals.offer.with(0, 'schultzs-pipefish');
    match.state.animals.discard = [];
    match.act(0, buyAnimal('schultzs-pipefish'));
    match.act(0, match.legal(0)[0] ?? yes);
    expect(match.animal('tiger-shark').partner).toBe('schultzs-pipefish');
  });

  test('[Y3, 40] the other of the pair is no prey even where its class is eaten', () => {
    const match = alone({ animals: ['golden-trevally', 'crown-jellyfish'] });
    expect(match.offers(0, feed('golden-trevally'))).toBe(false);
    const fed = alone({ animals: ['golden-trevally', 'crown-jellyfish', 'boxer-crab'] }).act(
      0,
      feed('golden-trevally'),
    );
    expect(fed.legal(0)).toEqual([reduce('boxer-crab')]);
    expect(fed.reasons(0, shelter('crown-jellyfish'))).not.toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import {
  at,
  buyAnimal,
  buyCoral,
  choose,
  done,
  feed,
  no,
  reduce,
  useCoral,
} from '../support/actions.ts';
import { alone, reef, WIDE } from '../support/reef.ts';

describe('[F12] Passive Increase in Abundance', () => {
  test('[29] Example: the Magnificent star rises when the grouper is fed by the anthias, and is not tired', () => {
    const match = alone({
      animals: ['magnificent-star', { card: 'lyretail-anthias', level: 2 }, 'slender-grouper'],
    });
    match.act(0, feed('slender-grouper'), reduce('lyretail-anthias'));
    expect(match.animal('lyretail-anthias')).toMatchObject({ level: 1, fatigue: 0 });
    expect(match.animal('slender-grouper')).toMatchObject({ level: 2, fatigue: 1 });
    expect(match.animal('magnificent-star')).toMatchObject({ level: 2, fatigue: 0 });
  });

  test('[27] an extinction is a reduction too', () => {
    const match = alone({ animals: ['magnificent-star', 'lyretail-anthias', 'slender-grouper'] });
    match.act(0, feed('slender-grouper'), reduce('lyretail-anthias'));
    expect(match.animal('magnificent-star').level).toBe(2);
  });

  test('[27] each of two reductions counts', () => {
    const match = alone({
      corals: WIDE,
      animals: ['magnificent-star', 'tiger-shark', 'flame-angelfish', 'boxer-crab'],
    });
    match.act(0, feed('tiger-shark'), reduce('flame-angelfish'), reduce('boxer-crab'));
    expect(match.animal('magnificent-star').level).toBe(3);
    expect(match.reef(0).scales).toBe(1);
  });

  test('passive animals that reach their top together are paid in the order in which they came', () => {
    const match = alone({
      corals: [...WIDE, 'black-sun-coral'],
      animals: [
        'flame-angelfish',
        { card: 'prickly-redfish', level: 2 },
        { card: 'magnificent-star', level: 2 },
      ],
    });
    match.act(0, useCoral('black-sun-coral'), choose('flame-angelfish'));
    const paid = match
      .eventsOf('gained')
      .flatMap((event) => (event.type === 'gained' && event.scales > 0 ? [event.card] : []));
    expect(paid).toEqual(['prickly-redfish', 'magnificent-star']);
  });

  test('all passive animals rise', () => {
    const match = alone({
      corals: WIDE,
      animals: ['magnificent-star', 'prickly-redfish', 'slender-grouper', 'flame-angelfish'],
    });
    match.act(0, feed('slender-grouper'), reduce('flame-angelfish'));
    expect([match.animal('magnificent-star').level, match.animal('prickly-redfish').level]).toEqual(
      [2, 2],
    );
  });

  test('[30] not by its own reduction', () => {
    const match = alone({ animals: [{ card: 'magnificent-star', level: 2 }, 'harlequin-shrimp'] });
    match.act(0, feed('harlequin-shrimp'), reduce('magnificent-star'));
    expect(match.animal('magnificent-star').level).toBe(1);
  });

  test('[29] at the top nothing more happens, and no scales come', () => {
    const match = alone({
      animals: [{ card: 'magnificent-star', level: 3 }, 'slender-grouper', 'flame-angelfish'],
    });
    match.act(0, feed('slender-grouper'), reduce('flame-angelfish'));
    expect(match.animal('magnificent-star').level).toBe(3);
    expect(match.reef(0).scales).toBe(0);
  });

  test('[29] its Fatigue is ignored', () => {
    const match = alone({
      animals: [{ card: 'magnificent-star', fatigue: 1 }, 'slender-grouper', 'flame-angelfish'],
    });
    match.act(0, feed('slender-grouper'), reduce('flame-angelfish'));
    expect(match.animal('magnificent-star')).toMatchObject({ level: 2, fatigue: 1 });
  });

  test('not by a reduction on another atoll', () => {
    const match = reef([
      { animals: ['slender-grouper', 'flame-angelfish'] },
      { animals: ['magnificent-star'] },
    ]);
    match.act(0, feed('slender-grouper'), reduce('flame-angelfish'));
    expect(match.animal('magnificent-star').level).toBe(1);
  });

  test('by the reduction that a coral makes', () => {
    const match = alone({
      corals: ['black-sun-coral', ...WIDE],
      animals: ['magnificent-star', 'flame-angelfish'],
    });
    match.act(0, useCoral('black-sun-coral'), choose('flame-angelfish'));
    expect(match.animal('magnificent-star').level).toBe(2);
  });

  test('the Chambered nautilus hears only of fish', () => {
    const crab = alone({ animals: ['chambered-nautilus', 'blue-ringed-octopus', 'boxer-crab'] });
    crab.act(0, feed('blue-ringed-octopus'), reduce('boxer-crab'));
    expect(crab.animal('chambered-nautilus').level).toBe(1);
    const fish = alone({ animals: ['chambered-nautilus', 'slender-grouper', 'flame-angelfish'] });
    fish.act(0, feed('slender-grouper'), reduce('flame-angelfish'));
    expect(fish.animal('chambered-nautilus').level).toBe(2);
  });

  test('the Blue sea star rises with each coral bought, and not with an animal', () => {
    const match = alone(
      { coins: 9, animals: [{ card: 'blue-sea-star', x: 1, y: 0 }] },
      { offers: { corals: ['rice-coral', 'blue-coral'], animals: ['flame-angelfish'] } },
    );
    match.act(0, buyAnimal('flame-angelfish'), at(-1, 0));
    expect(match.animal('blue-sea-star').level).toBe(1);
    match.act(0, buyCoral('rice-coral'), at(1, 1));
    expect(match.animal('blue-sea-star')).toMatchObject({ level: 2, fatigue: 0 });
    match.act(0, buyCoral('blue-coral'), at(-1, 1));
    expect(match.animal('blue-sea-star').level).toBe(3);
    expect(match.reef(0).scales).toBe(1);
  });

  test('[L2, 28] a passive raise to the top brings the gain of the top as well', () => {
    const match = alone({
      corals: [
        'basic-coral',
        { card: 'rice-coral', polluted: true },
        { card: 'blue-coral', polluted: true },
      ],
      animals: [{ card: 'prickly-redfish', level: 2 }, 'slender-grouper', 'flame-angelfish'],
    });
    match.act(0, feed('slender-grouper'), reduce('flame-angelfish'));
    expect(match.asked).toBe('clean');
    match.act(0, choose('blue-coral'));
    expect([match.coral('rice-coral').polluted, match.coral('blue-coral').polluted]).toEqual([
      true,
      false,
    ]);
  });
});

describe('[F13, 27] The order inside one feeding', () => {
  test('each reduction with its reactions, then the fed animal, then its partner, then the scales', () => {
    const match = alone({
      corals: WIDE,
      animals: [
        { card: 'tiger-shark', level: 2 },
        { card: 'schultzs-pipefish', level: 2 },
        { card: 'magnificent-star', level: 1 },
        { card: 'flame-angelfish', level: 2 },
        { card: 'boxer-crab', level: 1 },
      ],
    });
    match.act(0, feed('tiger-shark'));
    match.act(0, reduce('boxer-crab'), reduce('flame-angelfish'), { type: 'yes' });
    const lines = match
      .eventsOf('reduced', 'wentExtinct', 'raised', 'gained')
      .map(
        (event) =>
          `${event.type} ${'card' in event ? event.card : ''}${event.type === 'gained' ? ` ${event.scales}` : ''}`,
      );
    const expected = [
      'raised magnificent-star',
      'reduced flame-angelfish',
      'raised magnificent-star',
      'raised tiger-shark',
      'raised schultzs-pipefish',
      'gained tiger-shark 3',
      'gained schultzs-pipefish 1',
      'gained magnificent-star 1',
    ];
    const extinct = lines.indexOf('wentExtinct boxer-crab');
    expect(extinct).toBeGreaterThanOrEqual(0);
    expect(
      lines.slice(extinct + 1).filter((line) => !line.startsWith('gained boxer-crab')),
    ).toEqual(expected);
  });

  test("the order of reductions is the player's", () => {
    const animals = [
      'tiger-shark',
      { card: 'magnificent-star', level: 2 },
      { card: 'flame-angelfish', level: 2 },
    ] as const;
    // The star rises to its top by the angelfish, brings a scale, and only then is reduced itself.
    const late = alone({ animals }).act(
      0,
      feed('tiger-shark'),
      reduce('flame-angelfish'),
      reduce('magnificent-star'),
    );
    expect(late.animal('magnificent-star').level).toBe(2);
    expect(late.reef(0).scales).toBe(1);
    // Reduced first, it rises back to where it was.
    const early = alone({ animals }).act(
      0,
      feed('tiger-shark'),
      reduce('magnificent-star'),
      reduce('flame-angelfish'),
    );
    expect(early.animal('magnificent-star').level).toBe(2);
    expect(early.reef(0).scales).toBe(0);
  });

  test('a passive animal that went extinct by the first reduction does not rise by the second', () => {
    const match = alone({
      animals: ['tiger-shark', 'magnificent-star', { card: 'flame-angelfish', level: 2 }],
    });
    match.act(0, feed('tiger-shark'), reduce('magnificent-star'), reduce('flame-angelfish'));
    expect(match.lives('magnificent-star')).toBe(false);
    expect(match.animal('tiger-shark').level).toBe(2);
  });

  test('raised by the first reduction, a passive animal survives the second', () => {
    const match = alone({
      animals: ['tiger-shark', 'magnificent-star', { card: 'flame-angelfish', level: 2 }],
    });
    match.act(0, feed('tiger-shark'), reduce('flame-angelfish'), reduce('magnificent-star'));
    expect(match.animal('magnificent-star').level).toBe(1);
  });

  test('everything is paid before anything is gained', () => {
    const match = alone({
      animals: [
        { card: 'slender-grouper', level: 2 },
        { card: 'lyretail-anthias', level: 1 },
      ],
    });
    match.act(0, feed('slender-grouper'), reduce('lyretail-anthias'));
    const [first] = match.eventsOf('reduced', 'wentExtinct', 'raised', 'gained');
    expect(first?.type).not.toBe('raised');
    expect(match.events.at(-1)).toMatchObject({
      type: 'gained',
      card: 'slender-grouper',
      scales: 2,
    });
  });

  test('the gain of the fed animal at its top comes before the gain of its partner', () => {
    const match = alone({
      corals: [
        'basic-coral',
        { card: 'rice-coral', polluted: true },
        { card: 'blue-coral', polluted: true },
      ],
      animals: [
        { card: 'yellow-tang', level: 2 },
        { card: 'green-turtle', level: 2 },
      ],
    });
    match.act(0, feed('yellow-tang'), { type: 'yes' });
    // The tang may clean a coral at once; the turtle has reached its top already.
    expect(match.asked).toBe('clean');
    expect(match.animal('green-turtle').level).toBe(3);
    match.act(0, done);
    expect(match.reef(0).scales).toBe(3);
  });

  test('[Y2, 39] the partner that is declined stays where it is', () => {
    const match = alone({
      animals: [
        { card: 'yellow-tang', level: 2 },
        { card: 'green-turtle', level: 2 },
      ],
    });
    match.act(0, feed('yellow-tang'), no);
    expect(match.animal('green-turtle').level).toBe(2);
    expect(match.reef(0).scales).toBe(2);
  });
});
